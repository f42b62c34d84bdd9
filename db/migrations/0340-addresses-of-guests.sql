-- Guests' addresses are as long as RFC 5321 allows; those of accounts keep the specification's 50.
ALTER TABLE purchases DROP CONSTRAINT purchases_contact_email_check,
  ADD CONSTRAINT purchases_contact_email_check CHECK (length(contact_email) BETWEEN 3 AND 254);
ALTER TABLE enquiries DROP CONSTRAINT enquiries_email_check,
  ADD CONSTRAINT enquiries_email_check CHECK (length(email) BETWEEN 3 AND 254);
ALTER TABLE reports DROP CONSTRAINT reports_email_check,
  ADD CONSTRAINT reports_email_check CHECK (length(email) <= 254);
