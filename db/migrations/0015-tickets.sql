-- What staff deals with, a problem report or a prospect, is a ticket: open until somebody resolves it.
ALTER TABLE leads RENAME TO prospects;
ALTER INDEX leads_pkey RENAME TO prospects_pkey;
ALTER INDEX leads_newest RENAME TO prospects_newest;
ALTER SEQUENCE leads_id_seq RENAME TO prospects_id_seq;
DROP INDEX leads_queue;
DROP INDEX feedback_queue;

ALTER TABLE feedback RENAME COLUMN handled_at TO resolved_at;
ALTER TABLE feedback RENAME COLUMN handled_by TO resolved_by;
ALTER TABLE prospects RENAME COLUMN handled_at TO resolved_at;
ALTER TABLE prospects RENAME COLUMN handled_by TO resolved_by;

-- 1 open, 2 resolved
ALTER TABLE feedback ADD COLUMN status smallint NOT NULL DEFAULT 1;
ALTER TABLE prospects ADD COLUMN status smallint NOT NULL DEFAULT 1;
UPDATE feedback SET status = 2 WHERE resolved_at IS NOT NULL;
UPDATE prospects SET status = 2 WHERE resolved_at IS NOT NULL;
ALTER TABLE feedback
  ADD CHECK (status IN (1, 2)),
  ADD CHECK ((status = 2) = (resolved_at IS NOT NULL));
ALTER TABLE prospects
  ADD CHECK (status IN (1, 2)),
  ADD CHECK ((status = 2) = (resolved_at IS NOT NULL));
CREATE INDEX feedback_queue ON feedback (created_at) WHERE status = 1;
CREATE INDEX prospects_queue ON prospects (created_at) WHERE status = 1;
