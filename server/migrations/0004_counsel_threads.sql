CREATE TABLE "counsel_messages" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"counsel_id" bigint NOT NULL,
	"author" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counsel_messages_author" CHECK (author in ('player', 'support')),
	CONSTRAINT "counsel_messages_content" CHECK (char_length(content) between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "counsel_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"counsel_id" bigint,
	"message_id" bigint,
	"place" integer DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counsel_pictures_bytes" CHECK (octet_length(data) between 1 and 8388608)
);
--> statement-breakpoint
ALTER TABLE "counsels" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counsels" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counsels" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counsels" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "counsel_messages" ADD CONSTRAINT "counsel_messages_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_message_id_counsel_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."counsel_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counsel_messages_counsel" ON "counsel_messages" USING btree ("counsel_id","id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_player" ON "counsel_pictures" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_counsel" ON "counsel_pictures" USING btree ("counsel_id","place");--> statement-breakpoint
CREATE INDEX "counsel_pictures_message" ON "counsel_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_unsent" ON "counsel_pictures" USING btree ("created_at") WHERE counsel_id is null;--> statement-breakpoint
CREATE INDEX "counsels_waiting" ON "counsels" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "counsels_answered" ON "counsels" USING btree ("answered_at") WHERE answered_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "counsels_ended" ON "counsels" USING btree ("ended_at") WHERE ended_at is not null;