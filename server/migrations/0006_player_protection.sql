CREATE TABLE "play_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"details" json NOT NULL,
	"reason" text,
	CONSTRAINT "play_audit_reason" CHECK (by <> 'operator' or length(trim(coalesce(reason, ''))) > 0)
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"player_id" uuid NOT NULL,
	"day" text NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "play_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint,
	"imposed" bigint,
	"change_amount" bigint,
	"change_ready_at" timestamp with time zone,
	CONSTRAINT "play_limits_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period"),
	CONSTRAINT "play_limits_amounts" CHECK (amount >= 0 and imposed >= 0 and change_amount >= 0),
	CONSTRAINT "play_limits_time" CHECK (kind <> 'time' or period = 'day')
);
--> statement-breakpoint
CREATE TABLE "play_stop_marks" (
	"mark" text NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "play_stop_marks_mark_player_id_pk" PRIMARY KEY("mark","player_id")
);
--> statement-breakpoint
CREATE TABLE "play_stops" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "studio_moves" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "play" jsonb;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "limit_bases" jsonb;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "reality_check" integer;--> statement-breakpoint
ALTER TABLE "wallets" ADD COLUMN "no_deposit_limit_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD COLUMN "refusal" jsonb;--> statement-breakpoint
ALTER TABLE "play_audit" ADD CONSTRAINT "play_audit_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_stop_marks" ADD CONSTRAINT "play_stop_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_stops" ADD CONSTRAINT "play_stops_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_audit_player" ON "play_audit" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "play_stops_player" ON "play_stops" USING btree ("player_id","ends_at");
--> statement-breakpoint
CREATE TRIGGER play_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON play_audit
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE FUNCTION play_stop_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
    OR (NEW.id, NEW.player_id, NEW.kind, NEW.started_at, NEW.ends_at)
      IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.started_at, OLD.ends_at) THEN
    RAISE EXCEPTION 'a break is kept: it is lifted once, and nothing else' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER play_stops_are_kept BEFORE UPDATE OR DELETE ON play_stops
  FOR EACH ROW EXECUTE FUNCTION play_stop_is_kept();
