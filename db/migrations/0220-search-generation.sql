-- Which filling of the search tables an index was read from: another one where all is to be read anew. By chance, so that
-- a database that was restored or made anew is never taken for the one of before by an index outside of it (decision 7).
ALTER TABLE search_state
  ALTER generation DROP DEFAULT,
  ALTER generation TYPE uuid USING gen_random_uuid(),
  ALTER generation SET DEFAULT gen_random_uuid();
