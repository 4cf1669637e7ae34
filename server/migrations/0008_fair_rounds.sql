CREATE TABLE "studio_seed_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"client_seed" text,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revealed_at" timestamp with time zone,
	CONSTRAINT "studio_seed_pairs_nonce" CHECK (next_nonce >= 0),
	CONSTRAINT "studio_seed_pairs_used" CHECK (next_nonce = 0 or client_seed is not null)
);
--> statement-breakpoint
CREATE TABLE "studio_table_salts" (
	"chain" text NOT NULL,
	"player" text NOT NULL,
	"commitment" text NOT NULL,
	"value" text,
	CONSTRAINT "studio_table_salts_chain_player_pk" PRIMARY KEY("chain","player")
);
--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD COLUMN "limits" jsonb;--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD COLUMN "seed_pair" text;--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD COLUMN "nonce" integer;--> statement-breakpoint
ALTER TABLE "studio_table_chains" ADD COLUMN "commits_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "studio_table_chains" ADD COLUMN "salt" text;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_seed_pairs_active" ON "studio_seed_pairs" USING btree ("player") WHERE revealed_at is null;--> statement-breakpoint
CREATE INDEX "studio_seed_pairs_revealed" ON "studio_seed_pairs" USING btree ("player","revealed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_salts_commitment" ON "studio_table_salts" USING btree ("chain","commitment");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_nonce" ON "studio_rounds" USING btree ("seed_pair","nonce");