-- What is being sent is an item of work (decision 32), and no longer leased here.
DROP INDEX webhook_deliveries_sending;
ALTER TABLE webhook_deliveries DROP COLUMN sending_until;
