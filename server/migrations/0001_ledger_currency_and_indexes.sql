CREATE TABLE "ledger" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_currency_unique" UNIQUE("currency"),
	CONSTRAINT "ledger_one_row" CHECK (id)
);
--> statement-breakpoint
-- A database of before has its accounts in the one currency that it was seeded with.
INSERT INTO "ledger" ("currency") SELECT DISTINCT "currency" FROM "accounts" WHERE "player_id" IS NULL;
--> statement-breakpoint
CREATE TRIGGER ledger_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_currency_ledger_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."ledger"("currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "launches_session_id_index" ON "launches" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "memos_deleted" ON "memos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "push_outbox_created_at_index" ON "push_outbox" USING btree ("created_at");