CREATE INDEX CONCURRENTLY messages_created ON messages (created_at);
