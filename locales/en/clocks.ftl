# Time: clocks, reminders, absence, votes.

notice-expired = Nobody began **{ $table }** for two weeks, so it is closed. `/rokugan new` opens another.
