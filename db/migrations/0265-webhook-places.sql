-- An account has two places among the deliveries that are being sent; who holds them is looked up at each look.
CREATE INDEX webhook_deliveries_sending ON webhook_deliveries (sending_until) WHERE sending_until IS NOT NULL;

-- Asked for by its owner while the endpoint rests: goes out at once, and what else waits for the endpoint does not.
ALTER TABLE webhook_deliveries ADD COLUMN despite_rest boolean NOT NULL DEFAULT false;
