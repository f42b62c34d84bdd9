-- What a pin used of the year's pins stays used when it is ended early, and when its product is removed (decision 26).
ALTER TABLE product_pins ALTER COLUMN product_id DROP NOT NULL;
ALTER TABLE product_pins DROP CONSTRAINT product_pins_product_id_fkey,
  ADD CONSTRAINT product_pins_product_id_fkey FOREIGN KEY (product_id) REFERENCES products ON DELETE SET NULL;
CREATE INDEX product_pins_product ON product_pins (product_id);

-- Its end was noticed: the pages that showed it have been made anew.
ALTER TABLE product_pins ADD COLUMN over boolean NOT NULL DEFAULT false;
UPDATE product_pins SET over = true WHERE upper(period) <= now();
CREATE INDEX product_pins_running ON product_pins (upper(period)) WHERE NOT over;
