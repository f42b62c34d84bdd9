-- Texts between two parties that staff has hidden (decision 37): the decision keeps them, here a sentence stands.

ALTER TABLE enquiry_messages ADD COLUMN hidden_at timestamptz;
-- up to which version
ALTER TABLE quotations ADD COLUMN hidden_version integer;
