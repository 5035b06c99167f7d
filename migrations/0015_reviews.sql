-- What a Daimyo thinks of a seat's decisions after the table is over. It can be made again at any time.
CREATE TABLE reviews (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;
