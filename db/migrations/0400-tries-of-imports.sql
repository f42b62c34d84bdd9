-- The runner of all work holds an import (decision 32).
ALTER TABLE product_imports DROP COLUMN beat_at;
