-- Who has just read a code sent to the account's e-mail is one of its sessions; another one, which may be of a thief
-- who waits for it, has proved nothing (decision 20). Tickets given before, for a quarter of an hour, name no session.
DELETE FROM email_tickets;
ALTER TABLE email_tickets ADD COLUMN session_id uuid REFERENCES sessions ON DELETE CASCADE;
