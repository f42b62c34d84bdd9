-- Sent from a network that the asked supplier signs in from or answers from: no measure of how it answers strangers.
ALTER TABLE enquiries ADD COLUMN own_network boolean NOT NULL DEFAULT false;
ALTER TABLE purchases ADD COLUMN own_network boolean NOT NULL DEFAULT false;

-- A supplier who puts an enquiry aside as spam is taken at their word by a reviewer only.
ALTER TABLE enquiry_holds ADD COLUMN kind text NOT NULL DEFAULT 'held' CHECK (kind IN ('held', 'marked'));

-- Members may name another address than their account's; until its owner has confirmed it, it is shown as not confirmed.
ALTER TABLE enquiries ADD COLUMN email_confirmed boolean NOT NULL DEFAULT true;
UPDATE enquiries e SET email_confirmed = false FROM users u WHERE u.id = e.user_id AND e.confirmed_at IS NULL AND lower(u.email) <> lower(e.email);
ALTER TABLE purchases ADD COLUMN email_confirmed boolean NOT NULL DEFAULT true;
UPDATE purchases p SET email_confirmed = false FROM users u WHERE u.id = p.user_id AND p.confirmed_at IS NULL AND lower(u.email) <> lower(p.contact_email);
