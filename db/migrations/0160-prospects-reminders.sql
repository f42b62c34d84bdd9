-- What its owner is reminded of stands on their first page.
CREATE INDEX CONCURRENTLY prospects_reminders ON prospects (owner_id, remind_on) WHERE status = 1 AND remind_on IS NOT NULL;
