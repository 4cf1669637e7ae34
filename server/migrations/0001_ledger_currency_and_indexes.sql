CREATE TABLE "ledger" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_currency_unique" UNIQUE("currency"),
	CONSTRAINT "ledger_one_row" CHECK (id)
);
--> statement-breakpoint
-- Earlier versions opened the house's accounts in the site's currency at each start. Where the site's currency was changed,
-- a second set without entries is left: it is the only thing that this migration deletes.
ALTER TABLE "accounts" DISABLE TRIGGER "accounts_are_kept";
--> statement-breakpoint
DELETE FROM "accounts" WHERE "player_id" IS NULL AND EXISTS (SELECT FROM "entries") AND "currency" NOT IN (
  SELECT "a"."currency" FROM "entries" JOIN "accounts" AS "a" ON "a"."id" = "entries"."account_id"
);
--> statement-breakpoint
ALTER TABLE "accounts" ENABLE TRIGGER "accounts_are_kept";
--> statement-breakpoint
DO $$
BEGIN
  IF (SELECT count(DISTINCT currency) FROM accounts) > 1 THEN
    RAISE EXCEPTION 'its accounts are in %, and a ledger has one currency',
      (SELECT string_agg(DISTINCT currency, ' and ') FROM accounts);
  END IF;
END $$;
--> statement-breakpoint
INSERT INTO "ledger" ("currency") SELECT DISTINCT "currency" FROM "accounts" WHERE "player_id" IS NULL;
--> statement-breakpoint
CREATE TRIGGER ledger_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_currency_ledger_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."ledger"("currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launches_session_id_index" ON "launches" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "memos_deleted" ON "memos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "push_outbox_created_at_index" ON "push_outbox" USING btree ("created_at");