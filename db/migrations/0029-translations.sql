-- Machine translations (decision 35): of what is listed and of messages, each under a hash of what was translated.

-- One for each product, into the marketplace's other language. Without title: what the last attempts ended with.
CREATE TABLE product_translations (
  product_id       bigint PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  language         text NOT NULL CHECK (language IN ('en', 'zh')),
  source_hash      text NOT NULL,
  title            text,
  -- null where the description is empty, too long, or came back unusable
  content          text,
  attempts         smallint NOT NULL DEFAULT 1,
  -- null once it is done or given up
  next_attempt_at  timestamptz,
  translated_at    timestamptz NOT NULL
);
CREATE INDEX product_translations_due ON product_translations (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE FUNCTION drop_product_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_translations WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER translation_outdated AFTER UPDATE OF title, content ON products FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.content IS DISTINCT FROM NEW.content)
  EXECUTE FUNCTION drop_product_translation();

-- Machine translations of buying leads (decision 35), as product_translations has those of products.
CREATE TABLE purchase_translations (
  purchase_id      bigint PRIMARY KEY REFERENCES purchases ON DELETE CASCADE,
  language         text NOT NULL CHECK (language IN ('en', 'zh')),
  source_hash      text NOT NULL,
  title            text,
  -- null where the description came back unusable
  content          text,
  attempts         smallint NOT NULL DEFAULT 1,
  -- null once it is done or given up
  next_attempt_at  timestamptz,
  translated_at    timestamptz NOT NULL
);
CREATE INDEX purchase_translations_due ON purchase_translations (next_attempt_at) WHERE next_attempt_at IS NOT NULL;

CREATE FUNCTION drop_purchase_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM purchase_translations WHERE purchase_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER translation_outdated AFTER UPDATE OF title, description ON purchases FOR EACH ROW
  WHEN (OLD.title IS DISTINCT FROM NEW.title OR OLD.description IS DISTINCT FROM NEW.description)
  EXECUTE FUNCTION drop_purchase_translation();

-- Of a message for whoever reads it in this language; nobody else can ask for it.
CREATE TABLE enquiry_message_translations (
  message_id     bigint NOT NULL REFERENCES enquiry_messages ON DELETE CASCADE,
  language       text NOT NULL CHECK (language IN ('en', 'zh')),
  source_hash    text NOT NULL,
  -- null where the message is in that language already
  body           text,
  translated_at  timestamptz NOT NULL,
  PRIMARY KEY (message_id, language)
);
