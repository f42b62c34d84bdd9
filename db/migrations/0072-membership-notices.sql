-- How many days before the end its owner was last told of it (decision 26): 30, 7 or 1.
ALTER TABLE memberships ADD COLUMN told smallint CHECK (told IN (30, 7, 1));
CREATE INDEX memberships_ends ON memberships (upper(period)) WHERE told IS DISTINCT FROM 1;
