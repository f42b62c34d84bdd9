-- What 0108 has added is so of every row.

ALTER TABLE prospects VALIDATE CONSTRAINT prospects_owner;
ALTER TABLE prospects VALIDATE CONSTRAINT prospects_stage;
ALTER TABLE feedback VALIDATE CONSTRAINT feedback_claimed_by;
