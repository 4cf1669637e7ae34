CREATE TABLE "followed_elements" (
	"player_id" uuid NOT NULL,
	"category" text NOT NULL,
	"id" text NOT NULL,
	"value" text,
	"at" bigint NOT NULL,
	"added" bigint NOT NULL,
	"device" text NOT NULL,
	"version" bigint NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_elements_player_id_category_id_pk" PRIMARY KEY("player_id","category","id")
);
--> statement-breakpoint
CREATE TABLE "followed_versions" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"forgotten_version" bigint DEFAULT 0 NOT NULL,
	"forgotten_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "followed_elements" ADD CONSTRAINT "followed_elements_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_versions" ADD CONSTRAINT "followed_versions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_elements_version" ON "followed_elements" USING btree ("player_id","version");--> statement-breakpoint
CREATE INDEX "followed_elements_stored" ON "followed_elements" USING btree ("stored_at");