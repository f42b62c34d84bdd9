-- The console lists feedback and leads newest first; a double submission is looked for among those of the last minutes.
CREATE INDEX feedback_newest ON feedback (created_at DESC, id DESC);
CREATE INDEX leads_newest ON leads (created_at DESC, id DESC);
