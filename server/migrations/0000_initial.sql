CREATE TABLE "accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_player_balance" CHECK (player_id is null or (balance >= 0 and balance <= 9007199254740991))
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"scope" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"before" bigint NOT NULL,
	"after" bigint NOT NULL,
	CONSTRAINT "entries_transaction_account" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "entries_amount" CHECK (amount <> 0),
	CONSTRAINT "entries_after" CHECK (after = before + amount)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"phone" text NOT NULL,
	"referral_code" text,
	"currency" text NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"bank_code_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"bank_holder" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "players_username_unique" UNIQUE("username"),
	CONSTRAINT "players_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "studio_moves" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"player_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"round_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"balance" bigint NOT NULL,
	"rolled_back_at" timestamp with time zone,
	"rollback_balance" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_moves_kind" CHECK (kind in ('debit', 'credit', 'tombstone')),
	CONSTRAINT "studio_moves_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"game_id" text,
	"round_id" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_type_reference" UNIQUE("type","reference")
);
--> statement-breakpoint
CREATE TABLE "studio_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"key" text NOT NULL,
	"stake" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"stops" jsonb,
	"win" bigint,
	"balance" bigint,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_rounds_stake" CHECK (stake > 0),
	CONSTRAINT "studio_rounds_win" CHECK (win is null or win >= 0),
	CONSTRAINT "studio_rounds_outcome" CHECK ((state in ('decided', 'settled')) = (stops is not null and win is not null))
);
--> statement-breakpoint
CREATE TABLE "studio_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"launch" text NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_sessions_launch_unique" UNIQUE("launch")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_moves" ADD CONSTRAINT "studio_moves_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_player_kind" ON "accounts" USING btree ("player_id","kind") WHERE player_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_house_kind" ON "accounts" USING btree ("kind","currency") WHERE player_id is null;--> statement-breakpoint
CREATE INDEX "attempts_started_at_index" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "launches_expires_at_index" ON "launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_player_id_index" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "studio_moves_round" ON "studio_moves" USING btree ("player_id","round_id");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_key" ON "studio_rounds" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_one_unfinished" ON "studio_rounds" USING btree ("player","game_id") WHERE state in ('open', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_rounds_latest" ON "studio_rounds" USING btree ("player","game_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_rounds_unfinished" ON "studio_rounds" USING btree ("updated_at") WHERE state in ('open', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_sessions_expiry" ON "studio_sessions" USING btree ("expires_at");
--> statement-breakpoint
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
  SELECT after INTO written FROM entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1;
  IF held IS DISTINCT FROM coalesce(written, 0) THEN
    RAISE EXCEPTION 'account % holds % but its entries say %', NEW.id, held, coalesce(written, 0) USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_follow_entries AFTER INSERT OR UPDATE OF balance ON accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_follows_entries();
--> statement-breakpoint
CREATE FUNCTION entry_continues_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.before <> coalesce((SELECT after FROM entries WHERE account_id = NEW.account_id ORDER BY id DESC LIMIT 1), 0) THEN
    RAISE EXCEPTION 'an entry on account % does not start where the last one ended', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_continue BEFORE INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION entry_continues_account();
