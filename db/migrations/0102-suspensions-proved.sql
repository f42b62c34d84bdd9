ALTER TABLE users VALIDATE CONSTRAINT users_status_known;
ALTER TABLE users VALIDATE CONSTRAINT users_suspension;
