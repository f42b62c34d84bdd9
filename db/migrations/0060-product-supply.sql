-- How a product is sampled, made, packed and sent; empty where the seller does not say.
ALTER TABLE products
  ADD COLUMN sample          jsonb,
  ADD COLUMN lead_times      jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lead_times) = 'array'),
  ADD COLUMN packaging       jsonb,
  ADD COLUMN port            text NOT NULL DEFAULT '' CHECK (length(port) <= 100),
  ADD COLUMN incoterms       text[] NOT NULL DEFAULT '{}',
  ADD COLUMN warranty_months smallint CHECK (warranty_months BETWEEN 0 AND 240);
