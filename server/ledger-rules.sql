CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER accounts_are_kept BEFORE DELETE OR TRUNCATE ON accounts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE FUNCTION transaction_sums_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  total numeric;
  sides integer;
  moved bigint;
BEGIN
  moved := CASE TG_TABLE_NAME WHEN 'entries' THEN (to_jsonb(NEW) ->> 'transaction_id')::bigint ELSE NEW.id END;
  SELECT coalesce(sum(amount), 0), count(*) INTO total, sides FROM entries WHERE transaction_id = moved;
  IF total <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'transaction % has % entries that sum to %', moved, sides, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER transactions_sum AFTER INSERT ON transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transaction_sums_to_zero();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER entries_sum AFTER INSERT ON entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION transaction_sums_to_zero();
--> statement-breakpoint
CREATE FUNCTION balance_follows_entries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held bigint;
  written bigint;
BEGIN
  SELECT balance INTO held FROM accounts WHERE id = NEW.id;
  SELECT after INTO written FROM entries WHERE account_id = NEW.id ORDER BY position DESC LIMIT 1;
  IF held IS DISTINCT FROM coalesce(written, 0) THEN
    RAISE EXCEPTION 'account % holds % but its entries say %', NEW.id, held, coalesce(written, 0) USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_follow_entries AFTER INSERT OR UPDATE OF balance ON accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_follows_entries();
--> statement-breakpoint
-- Whoever posts has locked the account's row, so the last entry is the last for good: positions follow commits.
CREATE FUNCTION entry_continues_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  SELECT * INTO last FROM entries WHERE account_id = NEW.account_id ORDER BY position DESC LIMIT 1;
  IF NEW.before <> coalesce(last.after, 0) THEN
    RAISE EXCEPTION 'an entry on account % does not start where the last one ended', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  NEW.position := coalesce(last.position, 0) + 1;
  NEW.posted_at := greatest(clock_timestamp(), last.posted_at);
  NEW.type := (SELECT type FROM transactions WHERE id = NEW.transaction_id);
  NEW.deposited := coalesce(last.deposited, 0) + CASE WHEN NEW.type = 'deposit' THEN NEW.amount ELSE 0 END;
  NEW.withdrawn := coalesce(last.withdrawn, 0) - CASE WHEN NEW.type IN ('withdraw', 'withdraw_return') THEN NEW.amount ELSE 0 END;
  NEW.staked := coalesce(last.staked, 0) - CASE WHEN NEW.type IN ('bet', 'rollback') THEN NEW.amount ELSE 0 END;
  NEW.won := coalesce(last.won, 0) + CASE WHEN NEW.type = 'win' THEN NEW.amount ELSE 0 END;
  NEW.converted := coalesce(last.converted, 0) + CASE WHEN NEW.type = 'point_conversion' THEN NEW.amount ELSE 0 END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_continue BEFORE INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION entry_continues_account();
