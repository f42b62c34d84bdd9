-- A request that fits stands in the supplier's list and on its workbench at once (decision 27).
CREATE TRIGGER live AFTER INSERT OR DELETE ON purchase_matches
  FOR EACH ROW EXECUTE FUNCTION publish_to_company('leads');
