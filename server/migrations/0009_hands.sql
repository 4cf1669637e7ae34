CREATE TABLE "studio_hands" (
	"id" text PRIMARY KEY NOT NULL,
	"player" text NOT NULL,
	"game_id" text NOT NULL,
	"session" text NOT NULL,
	"key" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"side" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"cards" jsonb,
	"drawn" jsonb,
	"decisions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"press" text,
	"pending" jsonb,
	"attempt" integer DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"win" bigint,
	"refusal" jsonb,
	"balance" bigint,
	"seed_pair" text,
	"nonce" integer,
	"seen_at" timestamp with time zone,
	"acted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "studio_hands_stake" CHECK (stake > 0 and side >= 0 and staked >= 0),
	CONSTRAINT "studio_hands_pending" CHECK ((state = 'staking') = (pending is not null)),
	CONSTRAINT "studio_hands_cards" CHECK ((state in ('playing', 'staking', 'decided', 'settled')) = (cards is not null)),
	CONSTRAINT "studio_hands_outcome" CHECK ((state in ('decided', 'settled')) = (win is not null))
);
--> statement-breakpoint
ALTER TABLE "studio_moves" ADD COLUMN "round_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "studio_hands_key" ON "studio_hands" USING btree ("player","game_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_hands_one_unfinished" ON "studio_hands" USING btree ("player","game_id") WHERE state in ('open', 'playing', 'staking', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_hands_latest" ON "studio_hands" USING btree ("player","game_id","created_at");--> statement-breakpoint
CREATE INDEX "studio_hands_unfinished" ON "studio_hands" USING btree ("updated_at") WHERE state in ('open', 'staking', 'decided', 'voiding');--> statement-breakpoint
CREATE INDEX "studio_hands_left" ON "studio_hands" USING btree ("acted_at") WHERE state = 'playing';--> statement-breakpoint
CREATE INDEX "studio_moves_open" ON "studio_moves" USING btree ("player_id") WHERE round_open and rolled_back_at is null;