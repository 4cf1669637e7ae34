CREATE TABLE "favourites" (
	"player_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_player_id_game_id_pk" PRIMARY KEY("player_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"player_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_acceptances_player_id_version_pk" PRIMARY KEY("player_id","version")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "accounts_player_balance" CHECK (player_id is null or (balance >= 0 and balance <= 9007199254740991)),
	CONSTRAINT "accounts_withdrawals" CHECK (kind <> 'withdrawals' or balance >= 0)
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
	"position" bigint DEFAULT 0 NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deposited" bigint DEFAULT 0 NOT NULL,
	"withdrawn" bigint DEFAULT 0 NOT NULL,
	"staked" bigint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"converted" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "entries_transaction_account" UNIQUE("transaction_id","account_id"),
	CONSTRAINT "entries_account_position" UNIQUE("account_id","position"),
	CONSTRAINT "entries_amount" CHECK (amount <> 0),
	CONSTRAINT "entries_after" CHECK (after = before + amount)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"outcome" json NOT NULL,
	"abandoned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_unique" UNIQUE("scope","key")
);
--> statement-breakpoint
CREATE TABLE "launches" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"game_id" text NOT NULL,
	"lang" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_currency_unique" UNIQUE("currency"),
	CONSTRAINT "ledger_one_row" CHECK (id)
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"nickname_key" text NOT NULL,
	"phone" text NOT NULL,
	"birth_date" text NOT NULL,
	"terms_version" text NOT NULL,
	"referral_code" text,
	"currency" text NOT NULL,
	"bank_code" text DEFAULT '' NOT NULL,
	"bank_code_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"bank_holder" text DEFAULT '' NOT NULL,
	"virtual_account" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_login_at" timestamp with time zone,
	"preferences" json,
	"changes_version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "players_username_unique" UNIQUE("username"),
	CONSTRAINT "players_nicknameKey_unique" UNIQUE("nickname_key")
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
	"idle_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	"browser" text,
	"system" text,
	"address" text NOT NULL,
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
	"refusal" jsonb,
	"rolled_back_at" timestamp with time zone,
	"round_open" boolean DEFAULT false NOT NULL,
	"returnable" boolean DEFAULT false NOT NULL,
	"rolling_counted" bigint DEFAULT 0 NOT NULL,
	"points_earned" bigint DEFAULT 0 NOT NULL,
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
CREATE TABLE "wallet_request_states" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"status" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "wallet_request_states_once" UNIQUE("request_id","status")
);
--> statement-breakpoint
CREATE TABLE "wallet_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"account_number" text DEFAULT '' NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"virtual" boolean DEFAULT false NOT NULL,
	"depositor" text,
	"rolling_duty" bigint DEFAULT 0 NOT NULL,
	"reason" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_requests_amount" CHECK (amount > 0 and amount <= 9007199254740991 and rolling_duty >= 0),
	CONSTRAINT "wallet_requests_status" CHECK (case kind when 'deposit' then status in ('waiting', 'completed', 'rejected', 'auto_paid', 'point_conversion')
        when 'withdraw' then status in ('waiting', 'completed', 'rejected', 'auto_withdrawn') else false end)
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"rolling_left" bigint DEFAULT 0 NOT NULL,
	"rolling_total" bigint DEFAULT 0 NOT NULL,
	"points_carry" bigint DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"play" jsonb,
	"limit_bases" jsonb,
	"reality_check" integer,
	"no_deposit_limit_at" timestamp with time zone,
	CONSTRAINT "wallets_rolling" CHECK (rolling_left >= 0 and rolling_left <= rolling_total)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"player_id" uuid,
	"session_id" uuid,
	"about" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"browser" text,
	"system" text,
	"synced" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
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
CREATE TABLE "play_marks" (
	"mark" text NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at_break" boolean DEFAULT false NOT NULL,
	CONSTRAINT "play_marks_mark_player_id_pk" PRIMARY KEY("mark","player_id")
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
CREATE TABLE "push_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"kinds" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
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
CREATE TABLE "counsels" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"lang" text NOT NULL,
	"reference_kind" text,
	"reference_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"replied_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "counsels_title" CHECK (char_length(title) between 1 and 100),
	CONSTRAINT "counsels_content" CHECK (char_length(content) between 1 and 1000),
	CONSTRAINT "counsels_answer" CHECK (num_nulls(answer, answered_at, replied_at) in (0, 3)),
	CONSTRAINT "counsels_reference" CHECK ((reference_kind is null) = (reference_id is null))
);
--> statement-breakpoint
CREATE TABLE "memo_texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" json NOT NULL,
	"content" json NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"counsel_id" bigint
);
--> statement-breakpoint
CREATE TABLE "memos" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"text_id" bigint NOT NULL,
	"player_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "memos_text_player" UNIQUE("text_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"title" json NOT NULL,
	"content" json NOT NULL,
	"important" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"content" text NOT NULL,
	"lang" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "tickets_subject" CHECK (char_length(subject) between 1 and 100),
	CONSTRAINT "tickets_content" CHECK (char_length(content) between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_currency_ledger_currency_fk" FOREIGN KEY ("currency") REFERENCES "public"."ledger"("currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launches" ADD CONSTRAINT "launches_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studio_moves" ADD CONSTRAINT "studio_moves_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_request_states" ADD CONSTRAINT "wallet_request_states_request_id_wallet_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."wallet_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_requests" ADD CONSTRAINT "wallet_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_audit" ADD CONSTRAINT "play_audit_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_marks" ADD CONSTRAINT "play_marks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_stops" ADD CONSTRAINT "play_stops_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_outbox" ADD CONSTRAINT "push_outbox_subscription_id_push_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_messages" ADD CONSTRAINT "counsel_messages_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsel_pictures" ADD CONSTRAINT "counsel_pictures_message_id_counsel_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."counsel_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counsels" ADD CONSTRAINT "counsels_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memo_texts" ADD CONSTRAINT "memo_texts_counsel_id_counsels_id_fk" FOREIGN KEY ("counsel_id") REFERENCES "public"."counsels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memos" ADD CONSTRAINT "memos_text_id_memo_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."memo_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memos" ADD CONSTRAINT "memos_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_player_id_index" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_index" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_player_kind" ON "accounts" USING btree ("player_id","kind") WHERE player_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_house_kind" ON "accounts" USING btree ("kind","currency") WHERE player_id is null;--> statement-breakpoint
CREATE INDEX "attempts_started_at_index" ON "attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "entries_account_type" ON "entries" USING btree ("account_id","type","position");--> statement-breakpoint
CREATE INDEX "entries_account_posted" ON "entries" USING btree ("account_id","posted_at","position");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "launches_expires_at_index" ON "launches" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "launches_session_id_index" ON "launches" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "players_email_index" ON "players" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "players_virtual_account" ON "players" USING btree ("virtual_account") WHERE virtual_account <> '';--> statement-breakpoint
CREATE INDEX "sessions_player_id_index" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "studio_moves_round" ON "studio_moves" USING btree ("player_id","round_id");--> statement-breakpoint
CREATE INDEX "studio_moves_created" ON "studio_moves" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "studio_moves_open" ON "studio_moves" USING btree ("player_id") WHERE round_open and rolled_back_at is null;--> statement-breakpoint
CREATE INDEX "wallet_requests_player" ON "wallet_requests" USING btree ("player_id","kind","id");--> statement-breakpoint
CREATE INDEX "wallet_requests_waiting" ON "wallet_requests" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_requests_open_deposit" ON "wallet_requests" USING btree ("player_id") WHERE kind = 'deposit' and status = 'waiting';--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at_index" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_player_id_index" ON "passkeys" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "play_audit_player" ON "play_audit" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "play_marks_player" ON "play_marks" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "play_marks_at_break" ON "play_marks" USING btree ("mark") WHERE at_break;--> statement-breakpoint
CREATE INDEX "play_stops_player" ON "play_stops" USING btree ("player_id","ends_at");--> statement-breakpoint
CREATE INDEX "push_outbox_due_at_index" ON "push_outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_outbox_subscription_id_index" ON "push_outbox" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_outbox_created_at_index" ON "push_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_player_id_index" ON "push_subscriptions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_index" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "counsel_messages_counsel" ON "counsel_messages" USING btree ("counsel_id","id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_player" ON "counsel_pictures" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_counsel" ON "counsel_pictures" USING btree ("counsel_id","place");--> statement-breakpoint
CREATE INDEX "counsel_pictures_message" ON "counsel_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "counsel_pictures_unsent" ON "counsel_pictures" USING btree ("created_at") WHERE counsel_id is null;--> statement-breakpoint
CREATE INDEX "counsels_player" ON "counsels" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "counsels_waiting" ON "counsels" USING btree ("waiting_since") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "counsels_answered" ON "counsels" USING btree ("answered_at") WHERE answered_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "counsels_ended" ON "counsels" USING btree ("ended_at") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "counsels_pending" ON "counsels" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "memo_texts_counsel" ON "memo_texts" USING btree ("counsel_id") WHERE counsel_id is not null;--> statement-breakpoint
CREATE INDEX "memos_player" ON "memos" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "memos_unread" ON "memos" USING btree ("player_id") WHERE read_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "memos_deleted" ON "memos" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "tickets_created" ON "tickets" USING btree ("created_at");--> statement-breakpoint
-- From here on by hand: drizzle-kit generates no functions and triggers.
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
  SELECT after INTO written FROM entries WHERE account_id = NEW.id ORDER BY position DESC LIMIT 1;
  IF held IS DISTINCT FROM coalesce(written, 0) THEN
    RAISE EXCEPTION 'account % holds % but its entries say %', NEW.id, held, coalesce(written, 0) USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_follow_entries AFTER INSERT OR UPDATE OF balance ON accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION balance_follows_entries();
--> statement-breakpoint
-- Whoever posts has locked the account's row, so the last entry is the last for good: positions follow commits.
CREATE FUNCTION entry_continues_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  SELECT * INTO last FROM entries WHERE account_id = NEW.account_id ORDER BY position DESC LIMIT 1;
  IF NEW.before <> coalesce(last.after, 0) THEN
    RAISE EXCEPTION 'an entry on account % does not start where the last one ended', NEW.account_id USING ERRCODE = 'check_violation';
  END IF;
  NEW.position := coalesce(last.position, 0) + 1;
  NEW.posted_at := greatest(clock_timestamp(), last.posted_at);
  NEW.type := (SELECT type FROM transactions WHERE id = NEW.transaction_id);
  NEW.deposited := coalesce(last.deposited, 0) + CASE WHEN NEW.type = 'deposit' THEN NEW.amount ELSE 0 END;
  NEW.withdrawn := coalesce(last.withdrawn, 0) - CASE WHEN NEW.type IN ('withdraw', 'withdraw_return') THEN NEW.amount ELSE 0 END;
  NEW.staked := coalesce(last.staked, 0) - CASE WHEN NEW.type IN ('bet', 'rollback') THEN NEW.amount ELSE 0 END;
  NEW.won := coalesce(last.won, 0) + CASE WHEN NEW.type = 'win' THEN NEW.amount ELSE 0 END;
  NEW.converted := coalesce(last.converted, 0) + CASE WHEN NEW.type = 'point_conversion' THEN NEW.amount ELSE 0 END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_continue BEFORE INSERT ON entries
  FOR EACH ROW EXECUTE FUNCTION entry_continues_account();
--> statement-breakpoint
CREATE FUNCTION wallet_request_moves_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'waiting' OR NEW.status = 'waiting' THEN
    RAISE EXCEPTION 'request % is % already', OLD.id, OLD.status USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.id, NEW.player_id, NEW.kind, NEW.amount, NEW.currency, NEW.rolling_duty, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.amount, OLD.currency, OLD.rolling_duty, OLD.created_at) THEN
    RAISE EXCEPTION 'what request % asked for does not change', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_requests_move_once BEFORE UPDATE ON wallet_requests
  FOR EACH ROW EXECUTE FUNCTION wallet_request_moves_once();
--> statement-breakpoint
CREATE FUNCTION wallet_request_is_recorded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO wallet_request_states (request_id, status, changed_by, changed_at, reason)
    VALUES (NEW.id, NEW.status, NEW.changed_by, NEW.changed_at, NEW.reason);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallet_requests_are_recorded AFTER INSERT OR UPDATE ON wallet_requests
  FOR EACH ROW EXECUTE FUNCTION wallet_request_is_recorded();
--> statement-breakpoint
CREATE TRIGGER wallet_requests_are_kept BEFORE DELETE OR TRUNCATE ON wallet_requests
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER wallet_request_states_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_request_states
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
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
