-- What a guest sends goes nowhere until they have confirmed their address (decision 27). An account's is confirmed:
-- its e-mail was verified when it was registered.
ALTER TABLE purchases ADD COLUMN confirmed_at timestamptz;
UPDATE purchases SET confirmed_at = created_at WHERE user_id IS NULL;
ALTER TABLE purchases
  ADD COLUMN confirmed boolean NOT NULL GENERATED ALWAYS AS (user_id IS NOT NULL OR confirmed_at IS NOT NULL) STORED,
  ADD CONSTRAINT purchases_confirmed_first CHECK (user_id IS NOT NULL OR confirmed_at IS NOT NULL OR (status = 2 AND quota_num = 0));
CREATE INDEX purchases_unconfirmed ON purchases (created_at) WHERE NOT confirmed;
-- A request waits for its review from when it was confirmed.
DROP INDEX purchases_queue;
CREATE INDEX purchases_queue ON purchases (coalesce(confirmed_at, created_at)) WHERE status = 2 AND deleted_at IS NULL AND confirmed;

ALTER TABLE enquiries ADD COLUMN confirmed_at timestamptz,
  ADD COLUMN language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'zh'));
UPDATE enquiries SET confirmed_at = created_at WHERE user_id IS NULL;
ALTER TABLE enquiries
  ADD COLUMN confirmed boolean NOT NULL GENERATED ALWAYS AS (user_id IS NOT NULL OR confirmed_at IS NOT NULL) STORED,
  ADD CONSTRAINT enquiries_confirmed_first CHECK (user_id IS NOT NULL OR confirmed_at IS NOT NULL OR status = 1);
CREATE INDEX enquiries_unconfirmed ON enquiries (created_at) WHERE NOT confirmed;
CREATE INDEX enquiries_guest_email ON enquiries (lower(email), created_at) WHERE user_id IS NULL;
DROP INDEX enquiries_inbox;
CREATE INDEX enquiries_inbox ON enquiries (company_id, id DESC) WHERE deleted_at IS NULL AND confirmed;
DROP INDEX enquiries_unread;
CREATE INDEX enquiries_unread ON enquiries (company_id) WHERE status = 1 AND deleted_at IS NULL AND confirmed;
