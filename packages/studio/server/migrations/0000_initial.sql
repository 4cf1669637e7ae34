CREATE TABLE "studio_history" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "studio_history_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "studio_seed_pairs" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_seed_pairs_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "studio_hands" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_hands_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint,
	"balance" bigint,
	"refusal" jsonb,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seed_pair" text NOT NULL,
	"nonce" integer NOT NULL,
	"side" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"cards" jsonb,
	"drawn" jsonb,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"decision_key" text,
	"pending" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"acted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_hands_stake" CHECK (stake > 0 and side >= 0 and staked >= 0),
	CONSTRAINT "studio_hands_pending" CHECK ((state = 'staking') = (pending is not null)),
	CONSTRAINT "studio_hands_cards" CHECK ((state in ('playing', 'staking', 'decided', 'settled')) = (cards is not null)),
	CONSTRAINT "studio_hands_outcome" CHECK ((state in ('decided', 'settled')) = (win is not null))
);
--> statement-breakpoint
CREATE TABLE "studio_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"launch" text NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"currency" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_sessions_launch_unique" UNIQUE("launch")
);
--> statement-breakpoint
CREATE TABLE "studio_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_rounds_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint,
	"balance" bigint,
	"refusal" jsonb,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seed_pair" text NOT NULL,
	"nonce" integer NOT NULL,
	"state" text NOT NULL,
	"stops" jsonb,
	"limits" jsonb,
	"picture" jsonb,
	CONSTRAINT "studio_rounds_stake" CHECK (stake > 0),
	CONSTRAINT "studio_rounds_win" CHECK (win is null or win >= 0),
	CONSTRAINT "studio_rounds_outcome" CHECK (num_nulls(stops, limits, picture, win) = case when state in ('decided', 'settled') then 0 else 4 end)
);
--> statement-breakpoint
CREATE TABLE "studio_table_bets" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_table_bets_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"win" bigint,
	"balance" bigint,
	"refusal" jsonb,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"round_id" text NOT NULL,
	"wallet_round" text NOT NULL,
	"bets" jsonb NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "studio_table_bets_stake" CHECK (stake > 0),
	CONSTRAINT "studio_table_bets_outcome" CHECK ((state in ('decided', 'settled')) = (win is not null))
);
--> statement-breakpoint
CREATE TABLE "studio_table_chains" (
	"chain_end" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"number" integer NOT NULL,
	"chain_start" text NOT NULL,
	"commits_until" timestamp with time zone NOT NULL,
	"salt" text,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_table_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "studio_table_rounds_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_id" text NOT NULL,
	"chain" text NOT NULL,
	"number" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"result" jsonb,
	"proof" text,
	"voided_at" timestamp with time zone,
	CONSTRAINT "studio_table_rounds_outcome" CHECK ((result is null) = (proof is null)),
	CONSTRAINT "studio_table_rounds_voided" CHECK (voided_at is null or result is null)
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
CREATE TABLE "studio_table_seats" (
	"game_id" text NOT NULL,
	"player" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_table_seats_game_id_player_pk" PRIMARY KEY("game_id","player")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "studio_seed_pairs_active" ON "studio_seed_pairs" USING btree ("player") WHERE revealed_at is null;--> statement-breakpoint
CREATE INDEX "studio_seed_pairs_revealed" ON "studio_seed_pairs" USING btree ("player","position");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_hands_key" ON "studio_hands" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_hands_one_unfinished" ON "studio_hands" USING btree ("player","game_id") WHERE state in ('open', 'playing', 'staking', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_hands_latest" ON "studio_hands" USING btree ("player","game_id","position");--> statement-breakpoint
CREATE INDEX "studio_hands_unfinished" ON "studio_hands" USING btree ("updated_at") WHERE state in ('open', 'staking', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_hands_left" ON "studio_hands" USING btree ("acted_at") WHERE state = 'playing';--> statement-breakpoint
CREATE INDEX "studio_sessions_expiry" ON "studio_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_key" ON "studio_rounds" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_nonce" ON "studio_rounds" USING btree ("seed_pair","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_rounds_one_unfinished" ON "studio_rounds" USING btree ("player","game_id") WHERE state in ('open', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_rounds_latest" ON "studio_rounds" USING btree ("player","game_id","position");--> statement-breakpoint
CREATE INDEX "studio_rounds_unfinished" ON "studio_rounds" USING btree ("updated_at") WHERE state in ('open', 'decided', 'voiding');--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_bets_key" ON "studio_table_bets" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE INDEX "studio_table_bets_round" ON "studio_table_bets" USING btree ("round_id","player");--> statement-breakpoint
CREATE INDEX "studio_table_bets_player" ON "studio_table_bets" USING btree ("player","game_id","position");--> statement-breakpoint
CREATE INDEX "studio_table_bets_wallet_round" ON "studio_table_bets" USING btree ("wallet_round");--> statement-breakpoint
CREATE INDEX "studio_table_bets_unfinished" ON "studio_table_bets" USING btree ("updated_at") WHERE state in ('open', 'placed', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_table_bets_pending" ON "studio_table_bets" USING btree ("player") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_chains_number" ON "studio_table_chains" USING btree ("game_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_rounds_place" ON "studio_table_rounds" USING btree ("chain","number");--> statement-breakpoint
CREATE INDEX "studio_table_rounds_latest" ON "studio_table_rounds" USING btree ("game_id","position");--> statement-breakpoint
CREATE INDEX "studio_table_rounds_undrawn" ON "studio_table_rounds" USING btree ("drawn_at") WHERE result is null and voided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_table_salts_commitment" ON "studio_table_salts" USING btree ("chain","commitment");--> statement-breakpoint
CREATE INDEX "studio_table_seats_seen" ON "studio_table_seats" USING btree ("game_id","seen_at");