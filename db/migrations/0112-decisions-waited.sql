-- How long decisions take is told by the last ones of a kind.
CREATE INDEX CONCURRENTLY decisions_waited ON decisions (entity, id DESC) WHERE waited IS NOT NULL
