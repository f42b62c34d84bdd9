-- One in fifty, by a hash of the number: the same on every server, and nobody can tell beforehand.
CREATE INDEX CONCURRENTLY decisions_drawn ON decisions (id DESC) WHERE abs(hashint8(id) % 50) = 0
