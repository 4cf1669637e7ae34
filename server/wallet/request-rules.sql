CREATE FUNCTION wallet_request_moves_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'waiting' OR NEW.status = 'waiting' THEN
    RAISE EXCEPTION 'request % is % already', OLD.id, OLD.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.player_id, NEW.kind, NEW.amount, NEW.currency, NEW.rolling_duty, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.amount, OLD.currency, OLD.rolling_duty, OLD.created_at) THEN
    RAISE EXCEPTION 'what request % asked for does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_requests_move_once BEFORE UPDATE ON wallet_requests
  FOR EACH ROW EXECUTE FUNCTION wallet_request_moves_once();
--> statement-breakpoint
CREATE FUNCTION wallet_request_is_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_request_states (request_id, status, changed_by, changed_at, reason)
    VALUES (NEW.id, NEW.status, NEW.changed_by, NEW.changed_at, NEW.reason);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_requests_are_recorded AFTER INSERT OR UPDATE ON wallet_requests
  FOR EACH ROW EXECUTE FUNCTION wallet_request_is_recorded();
--> statement-breakpoint
CREATE TRIGGER wallet_requests_are_kept BEFORE DELETE OR TRUNCATE ON wallet_requests
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER wallet_request_states_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_request_states
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
