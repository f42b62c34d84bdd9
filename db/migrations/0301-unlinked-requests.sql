-- Requests whose link has still to be made: looked for every five minutes, and hardly ever there.
CREATE INDEX purchases_unlinked ON purchases (id) WHERE guest_token_hash IS NULL;
