-- The address by which whoever has the e-mail ends e-mails of its kind (RFC 8058); null where they cannot be ended.
ALTER TABLE outbox ADD COLUMN unsubscribe text;
