CREATE TABLE "studio_table_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"key" text NOT NULL,
	"wallet_round" text NOT NULL,
	"currency" text NOT NULL,
	"bets" jsonb NOT NULL,
	"stake" bigint NOT NULL,
	"state" text NOT NULL,
	"win" bigint,
	"refusal" text,
	"balance" bigint,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_table_bets_stake" CHECK (stake > 0),
	CONSTRAINT "studio_table_bets_outcome" CHECK ((state in ('decided', 'settled')) = (win is not null))
);
--> statement-breakpoint
CREATE TABLE "studio_table_chains" (
	"chain_end" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"number" integer NOT NULL,
	"chain_start" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_table_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"chain" text NOT NULL,
	"number" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"result" jsonb,
	"proof" text,
	CONSTRAINT "studio_table_rounds_outcome" CHECK ((result is null) = (proof is null))
);
--> statement-breakpoint
CREATE TABLE "studio_table_seats" (
	"game_id" text NOT NULL,
	"player" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_table_seats_game_id_player_pk" PRIMARY KEY("game_id","player")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_bets_key" ON "studio_table_bets" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE INDEX "studio_table_bets_round" ON "studio_table_bets" USING btree ("round_id","player");--> statement-breakpoint
CREATE INDEX "studio_table_bets_player" ON "studio_table_bets" USING btree ("player","game_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_table_bets_wallet_round" ON "studio_table_bets" USING btree ("wallet_round");--> statement-breakpoint
CREATE INDEX "studio_table_bets_unfinished" ON "studio_table_bets" USING btree ("updated_at") WHERE state in ('open', 'placed', 'decided', 'voiding');--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_chains_number" ON "studio_table_chains" USING btree ("game_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_rounds_place" ON "studio_table_rounds" USING btree ("chain","number");--> statement-breakpoint
CREATE INDEX "studio_table_rounds_latest" ON "studio_table_rounds" USING btree ("game_id","opens_at");--> statement-breakpoint
CREATE INDEX "studio_table_rounds_undrawn" ON "studio_table_rounds" USING btree ("drawn_at") WHERE result is null;--> statement-breakpoint
CREATE INDEX "studio_table_seats_seen" ON "studio_table_seats" USING btree ("game_id","seen_at");