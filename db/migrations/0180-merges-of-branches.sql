-- A category of the second level goes with those below it: their merges are parts of its own.
ALTER TABLE category_merges ADD COLUMN part_of integer;
