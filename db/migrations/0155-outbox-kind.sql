-- What kind of mail it is, when an operator has cancelled it, and of which it is a copy that was sent once more.
ALTER TABLE outbox ADD COLUMN kind text, ADD COLUMN cancelled_at timestamptz, ADD COLUMN copy_of bigint;
