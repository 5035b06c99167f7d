-- How somebody voted is nobody's business once the vote is over.

DELETE FROM ballots WHERE vote_id IN (SELECT id FROM votes WHERE result IS NOT NULL);
