--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: drizzle; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA drizzle;


--
-- Name: balance_follows_entries(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.balance_follows_entries() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: entry_continues_account(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.entry_continues_account() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: ledger_is_append_only(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.ledger_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;


--
-- Name: play_stop_is_kept(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.play_stop_is_kept() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR OLD.lifted_at IS NOT NULL OR NEW.lifted_at IS NULL
    OR (NEW.id, NEW.player_id, NEW.kind, NEW.started_at, NEW.ends_at)
      IS DISTINCT FROM (OLD.id, OLD.player_id, OLD.kind, OLD.started_at, OLD.ends_at) THEN
    RAISE EXCEPTION 'a break is kept: it is lifted once, and nothing else' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;


--
-- Name: transaction_sums_to_zero(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.transaction_sums_to_zero() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: wallet_request_is_recorded(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.wallet_request_is_recorded() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO wallet_request_states (request_id, status, changed_by, changed_at, reason)
    VALUES (NEW.id, NEW.status, NEW.changed_by, NEW.changed_at, NEW.reason);
  RETURN NULL;
END $$;


--
-- Name: wallet_request_moves_once(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.wallet_request_moves_once() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: studio_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.studio_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: studio_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.studio_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: studio_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.studio_migrations_id_seq OWNED BY drizzle.studio_migrations.id;


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id bigint NOT NULL,
    player_id uuid,
    kind text NOT NULL,
    currency text NOT NULL,
    balance bigint DEFAULT 0 NOT NULL,
    CONSTRAINT accounts_player_balance CHECK (((player_id IS NULL) OR ((balance >= 0) AND (balance <= '9007199254740991'::bigint)))),
    CONSTRAINT accounts_withdrawals CHECK (((kind <> 'withdrawals'::text) OR (balance >= 0)))
);


--
-- Name: accounts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: accounts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.accounts_id_seq OWNED BY public.accounts.id;


--
-- Name: attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attempts (
    scope text NOT NULL,
    count integer NOT NULL,
    started_at timestamp with time zone NOT NULL
);


--
-- Name: counsel_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counsel_messages (
    id bigint NOT NULL,
    counsel_id bigint NOT NULL,
    author text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT counsel_messages_author CHECK ((author = ANY (ARRAY['player'::text, 'support'::text]))),
    CONSTRAINT counsel_messages_content CHECK (((char_length(content) >= 1) AND (char_length(content) <= 10000)))
);


--
-- Name: counsel_messages_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.counsel_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: counsel_messages_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.counsel_messages_id_seq OWNED BY public.counsel_messages.id;


--
-- Name: counsel_pictures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counsel_pictures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    player_id uuid NOT NULL,
    counsel_id bigint,
    message_id bigint,
    place integer DEFAULT 0 NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    data bytea NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT counsel_pictures_bytes CHECK (((octet_length(data) >= 1) AND (octet_length(data) <= 8388608)))
);


--
-- Name: counsels; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counsels (
    id bigint NOT NULL,
    player_id uuid NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    lang text NOT NULL,
    reference_kind text,
    reference_id text,
    created_at timestamp with time zone NOT NULL,
    answer text,
    answered_at timestamp with time zone,
    waiting_since timestamp with time zone,
    replied_at timestamp with time zone,
    seen_at timestamp with time zone,
    ended_at timestamp with time zone,
    CONSTRAINT counsels_answer CHECK ((num_nulls(answer, answered_at, replied_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT counsels_content CHECK (((char_length(content) >= 1) AND (char_length(content) <= 1000))),
    CONSTRAINT counsels_reference CHECK (((reference_kind IS NULL) = (reference_id IS NULL))),
    CONSTRAINT counsels_title CHECK (((char_length(title) >= 1) AND (char_length(title) <= 100)))
);


--
-- Name: counsels_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.counsels_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: counsels_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.counsels_id_seq OWNED BY public.counsels.id;


--
-- Name: entries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.entries (
    id bigint NOT NULL,
    transaction_id bigint NOT NULL,
    account_id bigint NOT NULL,
    amount bigint NOT NULL,
    before bigint NOT NULL,
    after bigint NOT NULL,
    "position" bigint DEFAULT 0 NOT NULL,
    type text DEFAULT ''::text NOT NULL,
    posted_at timestamp with time zone DEFAULT now() NOT NULL,
    deposited bigint DEFAULT 0 NOT NULL,
    withdrawn bigint DEFAULT 0 NOT NULL,
    staked bigint DEFAULT 0 NOT NULL,
    won bigint DEFAULT 0 NOT NULL,
    converted bigint DEFAULT 0 NOT NULL,
    CONSTRAINT entries_after CHECK ((after = (before + amount))),
    CONSTRAINT entries_amount CHECK ((amount <> 0))
);


--
-- Name: entries_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: entries_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.entries_id_seq OWNED BY public.entries.id;


--
-- Name: favourites; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.favourites (
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    added_at timestamp with time zone NOT NULL
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    outcome json NOT NULL,
    abandoned boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: launches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.launches (
    token_hash text NOT NULL,
    player_id uuid NOT NULL,
    session_id uuid NOT NULL,
    game_id text NOT NULL,
    lang text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: ledger; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.ledger (
    id boolean DEFAULT true NOT NULL,
    currency text NOT NULL,
    CONSTRAINT ledger_one_row CHECK (id)
);


--
-- Name: memo_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memo_texts (
    id bigint NOT NULL,
    kind text NOT NULL,
    title json NOT NULL,
    content json NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    counsel_id bigint
);


--
-- Name: memo_texts_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.memo_texts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: memo_texts_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.memo_texts_id_seq OWNED BY public.memo_texts.id;


--
-- Name: memos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.memos (
    id bigint NOT NULL,
    text_id bigint NOT NULL,
    player_id uuid NOT NULL,
    read_at timestamp with time zone,
    deleted_at timestamp with time zone
);


--
-- Name: memos_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.memos_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: memos_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.memos_id_seq OWNED BY public.memos.id;


--
-- Name: notices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notices (
    id bigint NOT NULL,
    title json NOT NULL,
    content json NOT NULL,
    important boolean DEFAULT false NOT NULL,
    published_at timestamp with time zone NOT NULL,
    withdrawn_at timestamp with time zone
);


--
-- Name: notices_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: notices_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.notices_id_seq OWNED BY public.notices.id;


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    challenge text NOT NULL,
    purpose text NOT NULL,
    player_id uuid,
    session_id uuid,
    about text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    player_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    browser text,
    system text,
    synced boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: password_resets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.password_resets (
    id uuid NOT NULL,
    player_id uuid,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);


--
-- Name: play_audit; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.play_audit (
    id bigint NOT NULL,
    player_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    by text NOT NULL,
    action text NOT NULL,
    details json NOT NULL,
    reason text,
    CONSTRAINT play_audit_reason CHECK (((by <> 'operator'::text) OR (length(TRIM(BOTH FROM COALESCE(reason, ''::text))) > 0)))
);


--
-- Name: play_audit_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.play_audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: play_audit_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.play_audit_id_seq OWNED BY public.play_audit.id;


--
-- Name: play_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.play_days (
    player_id uuid NOT NULL,
    day text NOT NULL,
    seconds bigint NOT NULL
);


--
-- Name: play_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.play_limits (
    player_id uuid NOT NULL,
    kind text NOT NULL,
    period text NOT NULL,
    amount bigint,
    imposed bigint,
    change_amount bigint,
    change_ready_at timestamp with time zone,
    CONSTRAINT play_limits_amounts CHECK (((amount >= 0) AND (imposed >= 0) AND (change_amount >= 0))),
    CONSTRAINT play_limits_time CHECK (((kind <> 'time'::text) OR (period = 'day'::text)))
);


--
-- Name: play_marks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.play_marks (
    mark text NOT NULL,
    player_id uuid NOT NULL,
    kind text NOT NULL,
    at_break boolean DEFAULT false NOT NULL
);


--
-- Name: play_stops; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.play_stops (
    id bigint NOT NULL,
    player_id uuid NOT NULL,
    kind text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone,
    lifted_at timestamp with time zone
);


--
-- Name: play_stops_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.play_stops_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: play_stops_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.play_stops_id_seq OWNED BY public.play_stops.id;


--
-- Name: players; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.players (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    username text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    nickname text NOT NULL,
    nickname_key text NOT NULL,
    phone text NOT NULL,
    birth_date text NOT NULL,
    terms_version text NOT NULL,
    referral_code text,
    currency text NOT NULL,
    bank_code text DEFAULT ''::text NOT NULL,
    bank_code_name text DEFAULT ''::text NOT NULL,
    bank_account text DEFAULT ''::text NOT NULL,
    bank_holder text DEFAULT ''::text NOT NULL,
    virtual_account text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_login_at timestamp with time zone,
    preferences json,
    changes_version bigint DEFAULT 0 NOT NULL
);


--
-- Name: push_outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_outbox (
    id bigint NOT NULL,
    subscription_id bigint NOT NULL,
    kind text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: push_outbox_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.push_outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: push_outbox_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.push_outbox_id_seq OWNED BY public.push_outbox.id;


--
-- Name: push_subscriptions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.push_subscriptions (
    id bigint NOT NULL,
    session_id uuid NOT NULL,
    player_id uuid NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    kinds json NOT NULL,
    created_at timestamp with time zone NOT NULL
);


--
-- Name: push_subscriptions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.push_subscriptions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: push_subscriptions_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.push_subscriptions_id_seq OWNED BY public.push_subscriptions.id;


--
-- Name: referral_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.referral_codes (
    code text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    player_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    idle_at timestamp with time zone,
    seen_at timestamp with time zone NOT NULL,
    browser text,
    system text,
    address text NOT NULL,
    revoked_at timestamp with time zone
);


--
-- Name: studio_hands; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_hands (
    id text NOT NULL,
    "position" bigint NOT NULL,
    player text NOT NULL,
    game_id text NOT NULL,
    session text NOT NULL,
    key text NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    win bigint,
    balance bigint,
    refusal jsonb,
    seen_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    seed_pair text NOT NULL,
    nonce integer NOT NULL,
    side bigint DEFAULT 0 NOT NULL,
    state text NOT NULL,
    cards jsonb,
    drawn jsonb,
    decisions jsonb DEFAULT '[]'::jsonb NOT NULL,
    step integer DEFAULT 0 NOT NULL,
    decision_key text,
    pending jsonb,
    attempt integer DEFAULT 0 NOT NULL,
    staked bigint DEFAULT 0 NOT NULL,
    acted_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT studio_hands_cards CHECK (((state = ANY (ARRAY['playing'::text, 'staking'::text, 'decided'::text, 'settled'::text])) = (cards IS NOT NULL))),
    CONSTRAINT studio_hands_outcome CHECK (((state = ANY (ARRAY['decided'::text, 'settled'::text])) = (win IS NOT NULL))),
    CONSTRAINT studio_hands_pending CHECK (((state = 'staking'::text) = (pending IS NOT NULL))),
    CONSTRAINT studio_hands_stake CHECK (((stake > 0) AND (side >= 0) AND (staked >= 0)))
);


--
-- Name: studio_hands_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studio_hands ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.studio_hands_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: studio_history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_history (
    id integer NOT NULL,
    name text NOT NULL,
    CONSTRAINT studio_history_one CHECK ((id = 1))
);


--
-- Name: studio_moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_moves (
    transaction_id text NOT NULL,
    kind text NOT NULL,
    player_id uuid NOT NULL,
    game_id text NOT NULL,
    round_id text NOT NULL,
    amount bigint NOT NULL,
    status text NOT NULL,
    balance bigint NOT NULL,
    refusal jsonb,
    rolled_back_at timestamp with time zone,
    round_open boolean DEFAULT false NOT NULL,
    returnable boolean DEFAULT false NOT NULL,
    rolling_counted bigint DEFAULT 0 NOT NULL,
    points_earned bigint DEFAULT 0 NOT NULL,
    rollback_balance bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT studio_moves_amount CHECK ((amount >= 0)),
    CONSTRAINT studio_moves_kind CHECK ((kind = ANY (ARRAY['debit'::text, 'credit'::text, 'tombstone'::text])))
);


--
-- Name: studio_rounds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_rounds (
    id text NOT NULL,
    "position" bigint NOT NULL,
    player text NOT NULL,
    game_id text NOT NULL,
    session text NOT NULL,
    key text NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    win bigint,
    balance bigint,
    refusal jsonb,
    seen_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    seed_pair text NOT NULL,
    nonce integer NOT NULL,
    state text NOT NULL,
    stops jsonb,
    limits jsonb,
    picture jsonb,
    CONSTRAINT studio_rounds_outcome CHECK ((num_nulls(stops, limits, picture, win) =
CASE
    WHEN (state = ANY (ARRAY['decided'::text, 'settled'::text])) THEN 0
    ELSE 4
END)),
    CONSTRAINT studio_rounds_stake CHECK ((stake > 0)),
    CONSTRAINT studio_rounds_win CHECK (((win IS NULL) OR (win >= 0)))
);


--
-- Name: studio_rounds_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studio_rounds ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.studio_rounds_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: studio_seed_pairs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_seed_pairs (
    id text NOT NULL,
    "position" bigint NOT NULL,
    player text NOT NULL,
    server_seed text NOT NULL,
    commitment text NOT NULL,
    client_seed text,
    next_nonce integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revealed_at timestamp with time zone,
    CONSTRAINT studio_seed_pairs_nonce CHECK ((next_nonce >= 0)),
    CONSTRAINT studio_seed_pairs_used CHECK (((next_nonce = 0) OR (client_seed IS NOT NULL)))
);


--
-- Name: studio_seed_pairs_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studio_seed_pairs ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.studio_seed_pairs_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: studio_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_sessions (
    id text NOT NULL,
    launch text NOT NULL,
    player text NOT NULL,
    game_id text NOT NULL,
    session text NOT NULL,
    currency text NOT NULL,
    checked_at timestamp with time zone DEFAULT now() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: studio_table_bets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_table_bets (
    id text NOT NULL,
    "position" bigint NOT NULL,
    player text NOT NULL,
    game_id text NOT NULL,
    session text NOT NULL,
    key text NOT NULL,
    currency text NOT NULL,
    stake bigint NOT NULL,
    win bigint,
    balance bigint,
    refusal jsonb,
    seen_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    round_id text NOT NULL,
    wallet_round text NOT NULL,
    bets jsonb NOT NULL,
    state text NOT NULL,
    CONSTRAINT studio_table_bets_outcome CHECK (((state = ANY (ARRAY['decided'::text, 'settled'::text])) = (win IS NOT NULL))),
    CONSTRAINT studio_table_bets_stake CHECK ((stake > 0))
);


--
-- Name: studio_table_bets_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studio_table_bets ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.studio_table_bets_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: studio_table_chains; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_table_chains (
    chain_end text NOT NULL,
    game_id text NOT NULL,
    number integer NOT NULL,
    chain_start text NOT NULL,
    commits_until timestamp with time zone NOT NULL,
    salt text,
    retired_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: studio_table_rounds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_table_rounds (
    id text NOT NULL,
    "position" bigint NOT NULL,
    game_id text NOT NULL,
    chain text NOT NULL,
    number integer NOT NULL,
    opens_at timestamp with time zone NOT NULL,
    closes_at timestamp with time zone NOT NULL,
    drawn_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    result jsonb,
    proof text,
    voided_at timestamp with time zone,
    CONSTRAINT studio_table_rounds_outcome CHECK (((result IS NULL) = (proof IS NULL))),
    CONSTRAINT studio_table_rounds_voided CHECK (((voided_at IS NULL) OR (result IS NULL)))
);


--
-- Name: studio_table_rounds_position_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.studio_table_rounds ALTER COLUMN "position" ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.studio_table_rounds_position_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: studio_table_salts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_table_salts (
    chain text NOT NULL,
    player text NOT NULL,
    commitment text NOT NULL,
    value text
);


--
-- Name: studio_table_seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.studio_table_seats (
    game_id text NOT NULL,
    player text NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: terms_acceptances; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.terms_acceptances (
    player_id uuid NOT NULL,
    version text NOT NULL,
    accepted_at timestamp with time zone NOT NULL
);


--
-- Name: tickets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tickets (
    id text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    content text NOT NULL,
    lang text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT tickets_content CHECK (((char_length(content) >= 1) AND (char_length(content) <= 1000))),
    CONSTRAINT tickets_subject CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 100)))
);


--
-- Name: transactions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.transactions (
    id bigint NOT NULL,
    type text NOT NULL,
    reference text NOT NULL,
    game_id text,
    round_id text,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: transactions_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.transactions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: transactions_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.transactions_id_seq OWNED BY public.transactions.id;


--
-- Name: wallet_request_states; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wallet_request_states (
    id bigint NOT NULL,
    request_id bigint NOT NULL,
    status text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    reason text
);


--
-- Name: wallet_request_states_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.wallet_request_states_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: wallet_request_states_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.wallet_request_states_id_seq OWNED BY public.wallet_request_states.id;


--
-- Name: wallet_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wallet_requests (
    id bigint NOT NULL,
    player_id uuid NOT NULL,
    kind text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    bank text DEFAULT ''::text NOT NULL,
    account_number text DEFAULT ''::text NOT NULL,
    holder text DEFAULT ''::text NOT NULL,
    virtual boolean DEFAULT false NOT NULL,
    depositor text,
    rolling_duty bigint DEFAULT 0 NOT NULL,
    reason text,
    changed_by text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT wallet_requests_amount CHECK (((amount > 0) AND (amount <= '9007199254740991'::bigint) AND (rolling_duty >= 0))),
    CONSTRAINT wallet_requests_status CHECK (
CASE kind
    WHEN 'deposit'::text THEN (status = ANY (ARRAY['waiting'::text, 'completed'::text, 'rejected'::text, 'auto_paid'::text, 'point_conversion'::text]))
    WHEN 'withdraw'::text THEN (status = ANY (ARRAY['waiting'::text, 'completed'::text, 'rejected'::text, 'auto_withdrawn'::text]))
    ELSE false
END)
);


--
-- Name: wallet_requests_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.wallet_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: wallet_requests_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.wallet_requests_id_seq OWNED BY public.wallet_requests.id;


--
-- Name: wallets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.wallets (
    player_id uuid NOT NULL,
    rolling_left bigint DEFAULT 0 NOT NULL,
    rolling_total bigint DEFAULT 0 NOT NULL,
    points_carry bigint DEFAULT 0 NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    play jsonb,
    limit_bases jsonb,
    reality_check integer,
    no_deposit_limit_at timestamp with time zone,
    CONSTRAINT wallets_rolling CHECK (((rolling_left >= 0) AND (rolling_left <= rolling_total)))
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Name: studio_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.studio_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.studio_migrations_id_seq'::regclass);


--
-- Name: accounts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts ALTER COLUMN id SET DEFAULT nextval('public.accounts_id_seq'::regclass);


--
-- Name: counsel_messages id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_messages ALTER COLUMN id SET DEFAULT nextval('public.counsel_messages_id_seq'::regclass);


--
-- Name: counsels id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsels ALTER COLUMN id SET DEFAULT nextval('public.counsels_id_seq'::regclass);


--
-- Name: entries id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries ALTER COLUMN id SET DEFAULT nextval('public.entries_id_seq'::regclass);


--
-- Name: memo_texts id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memo_texts ALTER COLUMN id SET DEFAULT nextval('public.memo_texts_id_seq'::regclass);


--
-- Name: memos id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memos ALTER COLUMN id SET DEFAULT nextval('public.memos_id_seq'::regclass);


--
-- Name: notices id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices ALTER COLUMN id SET DEFAULT nextval('public.notices_id_seq'::regclass);


--
-- Name: play_audit id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_audit ALTER COLUMN id SET DEFAULT nextval('public.play_audit_id_seq'::regclass);


--
-- Name: play_stops id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_stops ALTER COLUMN id SET DEFAULT nextval('public.play_stops_id_seq'::regclass);


--
-- Name: push_outbox id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_outbox ALTER COLUMN id SET DEFAULT nextval('public.push_outbox_id_seq'::regclass);


--
-- Name: push_subscriptions id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions ALTER COLUMN id SET DEFAULT nextval('public.push_subscriptions_id_seq'::regclass);


--
-- Name: transactions id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transactions ALTER COLUMN id SET DEFAULT nextval('public.transactions_id_seq'::regclass);


--
-- Name: wallet_request_states id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_request_states ALTER COLUMN id SET DEFAULT nextval('public.wallet_request_states_id_seq'::regclass);


--
-- Name: wallet_requests id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_requests ALTER COLUMN id SET DEFAULT nextval('public.wallet_requests_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'cb3a58c595bfe6de616a20a9f17ab7efbfec3244bf9d0f9257550bbc7d46220b', 1795831276836);


--
-- Data for Name: studio_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.studio_migrations VALUES
	(1, '5d72161f5cc9cffef4bdce12fcc8b35a26e4bde3a6d7babe64c3aa46400e9c8b', 1795771519215);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	(5, NULL, 'reclaimed', 'KRW', 0),
	(9, '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'points', 'KRW', 0),
	(8, '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'cash', 'KRW', 100000),
	(4, NULL, 'withdrawals', 'KRW', 20000),
	(7, 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'points', 'KRW', 10),
	(10, 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 'cash', 'KRW', 99500),
	(1, NULL, 'games', 'KRW', 1600),
	(11, 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 'points', 'KRW', 2),
	(2, NULL, 'promo', 'KRW', -1200012),
	(6, 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'cash', 'KRW', 1028900),
	(3, NULL, 'bank', 'KRW', -50000);


--
-- Data for Name: attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attempts VALUES
	('forgot:127.0.0.1', 1, '2026-11-28 02:04:04.768+00'),
	('forgot:bHs0H3M8HywS0unVEGHBNtYnejmCrbolzrhDo7R0iI8', 1, '2026-11-28 02:04:04.768+00'),
	('change:63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 1, '2026-11-28 02:04:04.792+00'),
	('address:127.0.0.1', 0, '2026-11-28 02:04:04.831+00'),
	('change:adc639ac-5d16-42da-bddf-d97dff3680b2', 1, '2026-11-28 02:04:04.887+00'),
	('wallet:adc639ac-5d16-42da-bddf-d97dff3680b2', 2, '2026-11-28 02:04:04.915+00'),
	('counsel:adc639ac-5d16-42da-bddf-d97dff3680b2', 1, '2026-11-28 02:04:04.962+00'),
	('ticket:127.0.0.1', 1, '2026-11-28 02:04:04.986+00'),
	('sync:adc639ac-5d16-42da-bddf-d97dff3680b2', 2, '2026-11-28 02:04:04.996+00'),
	('launch:adc639ac-5d16-42da-bddf-d97dff3680b2', 2, '2026-11-28 02:04:05.01+00'),
	('register:127.0.0.1', 2, '2026-11-28 02:04:04.687+00'),
	('launch:a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 1, '2026-11-28 02:04:18.221+00'),
	('launch:127.0.0.1', 3, '2026-11-28 02:04:05.011+00');


--
-- Data for Name: counsel_messages; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: counsel_pictures; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: counsels; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counsels VALUES
	(1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'A question', 'Of version 1.0.', 'ko', NULL, NULL, '2026-11-28 02:04:04.965+00', '문의해 주셔서 감사합니다.
이 데모 사이트는 자동으로 답변하며, 담당자가 내용을 읽지는 않았습니다. 실제 사이트에서는 보통 1~2일 안에 담당자의 답변이 이곳에 등록됩니다.', '2026-11-28 02:04:46.617+00', NULL, '2026-11-28 02:04:46.617+00', NULL, NULL);


--
-- Data for Name: entries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.entries VALUES
	(1, 1, 2, -1000000, 0, -1000000, 1, 'opening', '2026-11-28 02:04:04.280995+00', 0, 0, 0, 0, 0),
	(2, 1, 6, 1000000, 0, 1000000, 1, 'opening', '2026-11-28 02:04:04.281673+00', 0, 0, 0, 0, 0),
	(3, 2, 2, -100000, -1000000, -1100000, 2, 'opening', '2026-11-28 02:04:04.738303+00', 0, 0, 0, 0, 0),
	(4, 2, 8, 100000, 0, 100000, 1, 'opening', '2026-11-28 02:04:04.738722+00', 0, 0, 0, 0, 0),
	(5, 3, 6, -20000, 1000000, 980000, 2, 'withdraw', '2026-11-28 02:04:04.951703+00', 0, 20000, 0, 0, 0),
	(6, 3, 4, 20000, 0, 20000, 1, 'withdraw', '2026-11-28 02:04:04.951928+00', 0, -20000, 0, 0, 0),
	(7, 4, 6, -200, 980000, 979800, 3, 'bet', '2026-11-28 02:04:05.089533+00', 0, 20000, 200, 0, 0),
	(8, 4, 1, 200, 0, 200, 1, 'bet', '2026-11-28 02:04:05.089677+00', 0, 0, -200, 0, 0),
	(9, 5, 2, -2, -1100000, -1100002, 3, 'points_earned', '2026-11-28 02:04:05.09286+00', 0, 0, 0, 0, 0),
	(10, 5, 7, 2, 0, 2, 1, 'points_earned', '2026-11-28 02:04:05.09292+00', 0, 0, 0, 0, 0),
	(11, 6, 6, -200, 979800, 979600, 4, 'bet', '2026-11-28 02:04:07.588966+00', 0, 20000, 400, 0, 0),
	(12, 6, 1, 200, 200, 400, 2, 'bet', '2026-11-28 02:04:07.589116+00', 0, 0, -400, 0, 0),
	(13, 7, 2, -2, -1100002, -1100004, 4, 'points_earned', '2026-11-28 02:04:07.592069+00', 0, 0, 0, 0, 0),
	(14, 7, 7, 2, 2, 4, 2, 'points_earned', '2026-11-28 02:04:07.592201+00', 0, 0, 0, 0, 0),
	(15, 8, 6, -200, 979600, 979400, 5, 'bet', '2026-11-28 02:04:10.099725+00', 0, 20000, 600, 0, 0),
	(16, 8, 1, 200, 400, 600, 3, 'bet', '2026-11-28 02:04:10.100303+00', 0, 0, -600, 0, 0),
	(17, 9, 2, -2, -1100004, -1100006, 5, 'points_earned', '2026-11-28 02:04:10.103368+00', 0, 0, 0, 0, 0),
	(18, 9, 7, 2, 4, 6, 3, 'points_earned', '2026-11-28 02:04:10.103532+00', 0, 0, 0, 0, 0),
	(19, 10, 6, -200, 979400, 979200, 6, 'bet', '2026-11-28 02:04:12.600584+00', 0, 20000, 800, 0, 0),
	(20, 10, 1, 200, 600, 800, 4, 'bet', '2026-11-28 02:04:12.600688+00', 0, 0, -800, 0, 0),
	(21, 11, 2, -2, -1100006, -1100008, 6, 'points_earned', '2026-11-28 02:04:12.603462+00', 0, 0, 0, 0, 0),
	(22, 11, 7, 2, 6, 8, 4, 'points_earned', '2026-11-28 02:04:12.603528+00', 0, 0, 0, 0, 0),
	(23, 12, 1, -400, 800, 400, 5, 'win', '2026-11-28 02:04:12.620797+00', 0, 0, -800, -400, 0),
	(24, 12, 6, 400, 979200, 979600, 7, 'win', '2026-11-28 02:04:12.620867+00', 0, 20000, 800, 400, 0),
	(25, 13, 6, -200, 979600, 979400, 8, 'bet', '2026-11-28 02:04:15.109453+00', 0, 20000, 1000, 400, 0),
	(26, 13, 1, 200, 400, 600, 6, 'bet', '2026-11-28 02:04:15.109607+00', 0, 0, -1000, -400, 0),
	(27, 14, 2, -2, -1100008, -1100010, 7, 'points_earned', '2026-11-28 02:04:15.111669+00', 0, 0, 0, 0, 0),
	(28, 14, 7, 2, 8, 10, 5, 'points_earned', '2026-11-28 02:04:15.111714+00', 0, 0, 0, 0, 0),
	(29, 15, 6, -500, 979400, 978900, 9, 'bet', '2026-11-28 02:04:18.163341+00', 0, 20000, 1500, 400, 0),
	(30, 15, 1, 500, 600, 1100, 7, 'bet', '2026-11-28 02:04:18.163417+00', 0, 0, -1500, -400, 0),
	(31, 16, 2, -100000, -1100010, -1200010, 8, 'opening', '2026-11-28 02:04:18.210878+00', 0, 0, 0, 0, 0),
	(32, 16, 10, 100000, 0, 100000, 1, 'opening', '2026-11-28 02:04:18.210949+00', 0, 0, 0, 0, 0),
	(33, 17, 10, -500, 100000, 99500, 2, 'bet', '2026-11-28 02:04:42.899138+00', 0, 0, 500, 0, 0),
	(34, 17, 1, 500, 1100, 1600, 8, 'bet', '2026-11-28 02:04:42.89921+00', 0, 0, -2000, -400, 0),
	(35, 18, 2, -2, -1200010, -1200012, 9, 'points_earned', '2026-11-28 02:04:42.902625+00', 0, 0, 0, 0, 0),
	(36, 18, 11, 2, 0, 2, 1, 'points_earned', '2026-11-28 02:04:42.902684+00', 0, 0, 0, 0, 0),
	(37, 19, 3, -50000, 0, -50000, 1, 'deposit', '2026-11-28 02:04:47.628351+00', -50000, 0, 0, 0, 0),
	(38, 19, 6, 50000, 978900, 1028900, 10, 'deposit', '2026-11-28 02:04:47.628431+00', 50000, 20000, 1500, 400, 0);


--
-- Data for Name: favourites; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.favourites VALUES
	('adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '2026-11-28 02:04:04.998+00');


--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.idempotency_keys VALUES
	('anonymous', '66979a5a-82c7-4dc2-bfe6-c4b415046f1d', '-ub2Os5i2IXkcSvgRDLXtIQ7aDH06D6yAwjzF6Fv1Pg', '{"info":{"name":"upgraded","username":"upgraded","bank_code":"","bank_account":"","bank_name":"","use_vaccount":false},"session":"765f2187-b65d-4488-98ec-688687c7c450","player":"63341b10-a66a-48ac-87d0-c7dbbf2bf8c5","from":"2026-11-28T02:04:04.000Z","to":"2026-11-28T14:04:04.000Z"}', false, '2026-11-28 02:04:04.72011+00'),
	('anonymous', '521d9496-f0ef-48a1-9c55-90f7a40129f0', 'UBPKiZRVhhBXQ1K_tV32BabnIIeYzGBM3j25UVsGhV8', '{}', false, '2026-11-28 02:04:04.770569+00'),
	('63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', '52c402a3-ce72-433b-b242-88b5d8660cd0', 'gyTaaQMLfAWVtz0fWUtWZz-n_E1bcbnwZhJx5DWoLkc', '{}', false, '2026-11-28 02:04:04.793675+00'),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', '7e6ba47d-1bec-4b55-8066-f4f28932e4c3', 'mxwdV2wRMBDpB6YlE4dtoVvd678oLAN5zwG9nHQQPTI', '{}', false, '2026-11-28 02:04:04.888942+00'),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', 'c28b83b6-8cc5-46ac-9268-d5d9288ac52f', 'pkIeFkHLQtNwh3cdITCgNGyVgr3R3hRCm5op-NiSz3M', '{"id":"1","date":"2026-11-28T02:04:04.918Z","amount":50000,"currency":"KRW","account":{"bank":"Play Bank","number":"000-000-000000","holder":"Marquee Play Money"},"depositor":"Demo","estimate":{"usual":"2026-11-28T02:14:04.918Z","latest":"2026-11-29T02:04:04.918Z"},"status":"waiting","timeline":[{"status":"waiting","at":"2026-11-28T02:04:04.918Z"}],"cancellable":true}', false, '2026-11-28 02:04:04.917004+00'),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', 'cf4120ae-eb02-4b39-a718-9421d5d22d2f', 'eRDkc2UiiDVzCppAgZsPypEHBBFAt2DUwgByRdWDsNw', '{"id":"2","date":"2026-11-28T02:04:04.940Z","amount":20000,"currency":"KRW","account":{"bank":"Play Bank","number":"110-******789","holder":"Demo"},"estimate":{"usual":"2026-11-28T02:14:04.940Z","latest":"2026-11-29T02:04:04.940Z"},"status":"waiting","timeline":[{"status":"waiting","at":"2026-11-28T02:04:04.940Z"}],"cancellable":false}', false, '2026-11-28 02:04:04.93907+00'),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', '62349160-1712-4951-bd9a-9462d1399f3c', 'svZ7wXoP4V2u3yHFx-5JEOfa_ASby6q74ZAnseXn-rA', '{"id":"1","title":"A question","status":"pending","date":"2026-11-28T02:04:04.965Z","answered_at":null,"unread":false,"reference":null,"content":"Of version 1.0.","answer":null,"messages":[{"id":"question","from":"player","content":"Of version 1.0.","date":"2026-11-28T02:04:04.965Z","unread":false,"pictures":[]}],"replies_left":30}', false, '2026-11-28 02:04:04.963908+00'),
	('anonymous', '04c61ed2-013a-49d7-b840-d17631554cb7', 'ixxhWczMYWD-k4KmvoNYO71a5qXQJiM0aVsBMoL8Owo', '{"id":"T-C68PK3SJ"}', false, '2026-11-28 02:04:04.987023+00'),
	('anonymous', '382fbe39-3d16-46f5-9bba-4e53ebbef267', 'o2YmH2j4c-tJlK2J6rpQFpGQY9tgoHeXyKVcK-YRajM', '{"info":{"name":"table0x","username":"table0x","bank_code":"","bank_account":"","bank_name":"","use_vaccount":false},"session":"27a7af0f-ad2b-4dab-82dd-257e6ec0de82","player":"a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae","from":"2026-11-28T02:04:18.000Z","to":"2026-11-28T14:04:18.000Z"}', false, '2026-11-28 02:04:18.203357+00');


--
-- Data for Name: launches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.launches VALUES
	('NvVBRpALsX-RlfsEYawA1pFdyY5gvukh4FcGEH90ly4', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3891c963-8b40-496c-95bf-af7ec304b668', '1001', 'ko', '2026-11-28 02:06:05.014+00', '2026-11-28 02:04:05.038+00'),
	('2puLYjhiu7ZGP70ZMOHCgtFrBCqTLJml3TXD36MCKpk', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3891c963-8b40-496c-95bf-af7ec304b668', '3106', 'ko', '2026-11-28 02:06:18.127+00', '2026-11-28 02:04:18.138+00'),
	('pTrJge9S0EWapnXynTniGcLX3ouVBl6Qjtr4VI3rZyk', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '27a7af0f-ad2b-4dab-82dd-257e6ec0de82', '2702', 'ko', '2026-11-28 02:06:18.223+00', '2026-11-28 02:04:18.23+00');


--
-- Data for Name: ledger; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.ledger VALUES
	(true, 'KRW');


--
-- Data for Name: memo_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memo_texts VALUES
	(1, 'direct', '{"en":"Welcome, Demo","ko":"Demo님, 환영합니다","zh-CN":"欢迎，Demo","zh-TW":"歡迎，Demo","ja":"Demoさん、ようこそ","vi":"Chào Demo","th":"ยินดีต้อนรับ Demo","ms":"Selamat datang, Demo","id":"Selamat datang, Demo","fil":"Maligayang pagdating, Demo","es":"Le damos la bienvenida, Demo","tr":"Hoş geldiniz, Demo","de":"Willkommen, Demo","it":"Le diamo il benvenuto, Demo","km":"សូមស្វាគមន៍ Demo","lo":"ຍິນດີຕ້ອນຮັບ Demo"}', '{"en":"Your account holds ₩1,000,000 in play money. Deposits and withdrawals are simulated: a simulated bank processes them within a minute or two.","ko":"현재 플레이 머니 잔액은 1,000,000원입니다. 입금과 출금은 모의로 처리되며, 모의 은행이 1~2분 안에 처리합니다.","zh-CN":"账户内有 ₩1,000,000 试玩币。存款和提款均为模拟，由一家虚构的银行在一两分钟内处理。","zh-TW":"帳戶內有 ₩1,000,000 試玩幣。存款和提款都是模擬的，由一家虛構的銀行在一兩分鐘內處理。","ja":"アカウントにはプレイマネーが₩1,000,000入っています。入金と出金はシミュレーションで、架空の銀行が1～2分ほどで処理します。","vi":"Số dư của bạn là 1.000.000 ₩ tiền chơi thử. Việc nạp và rút tiền chỉ là mô phỏng: một ngân hàng giả định sẽ xử lý trong một hai phút.","th":"บัญชีของคุณมีเงินทดลองเล่น ₩1,000,000 การฝากและถอนเงินเป็นการจำลอง ธนาคารสมมติจะดำเนินการภายใน 1–2 นาที","ms":"Akaun anda mengandungi wang demo sebanyak ₩1,000,000. Deposit dan pengeluaran hanya simulasi: bank simulasi memprosesnya dalam masa satu hingga dua minit.","id":"Akun Anda berisi uang demo sebesar ₩1.000.000. Deposit dan penarikan hanya simulasi: bank simulasi memprosesnya dalam satu sampai dua menit.","fil":"May ₩1,000,000 na demo money ang account mo. Simulasyon lang ang mga deposit at withdrawal: isang simulated na bangko ang nagpoproseso sa loob ng isa o dalawang minuto.","es":"Su saldo es de 1.000.000 ₩ en dinero ficticio. Los depósitos y retiros son simulados: un banco simulado los resuelve en uno o dos minutos.","tr":"Bakiyeniz ₩1.000.000 oyun parasıdır. Para yatırma ve çekme işlemleri simülasyondur: simüle edilmiş bir banka bunları bir iki dakika içinde sonuçlandırır.","de":"Ihr Guthaben beträgt 1.000.000 ₩ in Spielgeld. Einzahlungen und Auszahlungen sind simuliert: Eine simulierte Bank bearbeitet sie innerhalb von ein bis zwei Minuten.","it":"Il Suo saldo è di 1.000.000 ₩ in denaro fittizio. Depositi e prelievi sono simulati: una banca simulata li elabora in uno o due minuti.","km":"គណនីរបស់អ្នកមានប្រាក់សាកលេង 1,000,000₩។ ការដាក់ និងដកប្រាក់គ្រាន់តែជាការធ្វើត្រាប់៖ ធនាគារសាកល្បងមួយដំណើរការក្នុងមួយ ឬពីរនាទី។","lo":"ບັນຊີຂອງທ່ານມີເງິນທົດລອງຫຼິ້ນ ₩1.000.000 ການຝາກ ແລະການຖອນເປັນພຽງການຈຳລອງ ທະນາຄານຈຳລອງຈະດຳເນີນການພາຍໃນໜຶ່ງຫາສອງນາທີ"}', '2026-11-26 02:04:04.282+00', NULL),
	(2, 'all', '{"en":"Take a break now and then","ko":"중간중간 쉬어 가세요","zh-CN":"不时休息一下","zh-TW":"偶爾休息一下","ja":"ときどき休憩を","vi":"Thỉnh thoảng hãy nghỉ một chút","th":"พักบ้างเป็นครั้งคราว","ms":"Berehatlah sekali-sekala","id":"Sesekali beristirahatlah","fil":"Magpahinga paminsan-minsan","es":"Haga una pausa de vez en cuando","tr":"Ara sıra mola verin","de":"Machen Sie ab und zu eine Pause","it":"Faccia una pausa ogni tanto","km":"សូមសម្រាកម្ដងម្កាល","lo":"ພັກຜ່ອນເປັນບາງຄັ້ງ"}', '{"en":"Decide how long you want to play before you begin. Under “Limits and breaks” you can set limits or take a break. Nothing is lost when you close a game and come back later.","ko":"시작하기 전에 이용할 시간을 정해 보세요. ‘한도와 휴식’에서 한도를 정하거나 휴식할 수 있습니다. 게임을 닫았다가 나중에 이어서 할 수 있으며, 사라지는 것은 없습니다.","zh-CN":"开始之前，先想好要玩多久。可在“限额与休息”中设置限额或休息一段时间。关闭游戏、过后再来，不会丢失任何东西。","zh-TW":"開始之前，先想好要玩多久。可在「限額與休息」中設定限額或休息一段時間。關閉遊戲、晚點再回來，不會遺失任何東西。","ja":"プレイする時間は、始める前に決めておきましょう。「上限と休止」では、上限の設定や休止ができます。ゲームを閉じて後で戻っても、失われるものはありません。","vi":"Trước khi bắt đầu, hãy định sẵn thời gian bạn muốn chơi. Tại “Giới hạn và nghỉ chơi”, bạn có thể đặt giới hạn hoặc nghỉ chơi. Bạn có thể đóng trò chơi rồi quay lại sau mà không mất gì.","th":"กำหนดเวลาที่ต้องการเล่นไว้ก่อนเริ่ม ที่ “วงเงินและการพัก” คุณตั้งวงเงินหรือพักการเล่นได้ ปิดเกมแล้วกลับมาภายหลังได้ ไม่มีสิ่งใดสูญหาย","ms":"Tentukan berapa lama anda mahu bermain sebelum bermula. Di “Had dan rehat” anda boleh menetapkan had atau berehat. Tiada yang hilang apabila anda menutup permainan dan kembali kemudian.","id":"Tentukan berapa lama Anda ingin bermain sebelum mulai. Di “Batas dan istirahat” Anda dapat mengatur batas atau beristirahat. Tidak ada yang hilang jika Anda menutup game dan kembali lain waktu.","fil":"Magpasya kung gaano katagal mo gustong maglaro bago ka magsimula. Sa “Mga limit at pahinga” puwede kang magtakda ng limit o magpahinga. Walang nawawala kapag isinara mo ang laro at bumalik ka mamaya.","es":"Decida cuánto tiempo quiere jugar antes de empezar. En «Límites y pausas» puede fijar límites o hacer una pausa. No se pierde nada si cierra un juego y vuelve más tarde.","tr":"Başlamadan önce ne kadar süre oynamak istediğinize karar verin. “Limitler ve molalar” bölümünde limit belirleyebilir veya mola verebilirsiniz. Oyunu kapatıp daha sonra döndüğünüzde hiçbir şey kaybolmaz.","de":"Legen Sie vor dem Spielen fest, wie lange Sie spielen möchten. Unter „Limits und Pausen“ können Sie Limits setzen oder eine Pause machen. Es geht nichts verloren, wenn Sie ein Spiel schließen und später wiederkommen.","it":"Prima di iniziare decida quanto tempo vuole giocare. In «Limiti e pause» può impostare limiti o fare una pausa. Chiudendo un gioco e tornando più tardi non si perde nulla.","km":"សូមកំណត់រយៈពេលដែលអ្នកចង់លេង មុនពេលចាប់ផ្ដើម។ ក្នុង «ដែនកំណត់ និងការសម្រាក» អ្នកអាចកំណត់ដែនកំណត់ ឬសម្រាក។ គ្មានអ្វីបាត់ទេ ពេលអ្នកបិទហ្គេម ហើយត្រឡប់មកវិញពេលក្រោយ។","lo":"ກະລຸນາກຳນົດໄວ້ກ່ອນເລີ່ມວ່າຢາກຫຼິ້ນດົນປານໃດ ທ່ານຕັ້ງຂີດຈຳກັດ ຫຼືພັກໄດ້ທີ່ “ຂີດຈຳກັດ ແລະການພັກ” ປິດເກມແລ້ວກັບມາພາຍຫຼັງກໍບໍ່ມີຫຍັງເສຍຫາຍ"}', '2026-11-27 00:04:04.282+00', NULL),
	(3, 'direct', '{"en":"Your bank account was added","ko":"은행 계좌가 등록되었습니다","zh-CN":"已添加银行账户","zh-TW":"已新增銀行帳戶","ja":"銀行口座が追加されました","vi":"Tài khoản ngân hàng của bạn đã được thêm","th":"เพิ่มบัญชีธนาคารของคุณแล้ว","ms":"Akaun bank anda telah ditambah","id":"Rekening bank Anda telah ditambahkan","fil":"Naidagdag ang bank account mo","es":"Se añadió su cuenta bancaria","tr":"Banka hesabınız eklendi","de":"Ihr Bankkonto wurde hinzugefügt","it":"Il Suo conto bancario è stato aggiunto","km":"បានបន្ថែមគណនីធនាគាររបស់អ្នក","lo":"ເພີ່ມບັນຊີທະນາຄານຂອງທ່ານແລ້ວ"}', '{"en":"A made-up account at Play Bank was added so that you can try withdrawals. You can change it under “Account”.","ko":"출금을 체험할 수 있도록 Play Bank의 예시용 계좌를 등록해 두었습니다. ‘내 정보’에서 바꿀 수 있습니다.","zh-CN":"为方便试用提款，已添加一个虚构的 Play Bank 账户，可在“个人中心”更改。","zh-TW":"為方便試用提款，已新增一個虛構的 Play Bank 帳戶，可在「會員中心」變更。","ja":"出金をお試しいただけるよう、Play Bankの架空の口座を追加しました。「マイページ」で変更できます。","vi":"Một tài khoản ngân hàng giả định tại Play Bank đã được thêm để bạn thử rút tiền. Bạn có thể đổi trong “Tài khoản”.","th":"เราเพิ่มบัญชีสมมติของ Play Bank ไว้ให้ทดลองถอนเงิน แก้ไขได้ที่ “บัญชีของฉัน”","ms":"Akaun bank rekaan di Play Bank telah ditambah supaya anda boleh mencuba pengeluaran. Anda boleh menukarnya di “Akaun”.","id":"Rekening rekaan di Play Bank telah ditambahkan agar Anda dapat mencoba penarikan. Anda dapat mengubahnya di “Akun”.","fil":"Nagdagdag ng kathang-isip na account sa Play Bank para masubukan mo ang withdrawal. Mapapalitan mo ito sa “Account ko”.","es":"Se añadió una cuenta inventada en Play Bank para que pueda probar los retiros. Puede cambiarla en «Mi cuenta».","tr":"Para çekmeyi deneyebilmeniz için Play Bank bünyesinde kurmaca bir hesap eklendi. Hesabı “Hesabım” bölümünde değiştirebilirsiniz.","de":"Zum Ausprobieren von Auszahlungen wurde ein erfundenes Bankkonto bei der Play Bank hinzugefügt. Sie können es unter „Mein Konto“ ändern.","it":"È stato aggiunto un conto inventato presso Play Bank, così può provare i prelievi. Può modificarlo in «Il mio account».","km":"យើងបានបន្ថែមគណនីប្រឌិតមួយនៅ Play Bank ដើម្បីឱ្យអ្នកសាកដកប្រាក់។ អ្នកអាចកែប្រែវាក្នុង «គណនីរបស់ខ្ញុំ»។","lo":"ພວກເຮົາເພີ່ມບັນຊີສົມມຸດຢູ່ Play Bank ເພື່ອໃຫ້ທ່ານລອງຖອນເງິນ ປ່ຽນໄດ້ໃນ “ບັນຊີຂອງຂ້ອຍ”"}', '2026-11-27 23:04:04.282+00', NULL),
	(4, 'direct', '{"en":"Support has replied","ko":"고객 지원의 답변이 도착했습니다","zh-CN":"客服已答复","zh-TW":"客服已回覆","ja":"サポートから回答が届きました","vi":"Bộ phận hỗ trợ đã trả lời","th":"ฝ่ายบริการลูกค้าตอบแล้ว","ms":"Pasukan sokongan telah menjawab","id":"Tim dukungan sudah membalas","fil":"Sumagot na ang support","es":"Atención al cliente ha respondido","tr":"Müşteri hizmetleri yanıt verdi","de":"Der Kundenservice hat geantwortet","it":"L’assistenza ha risposto","km":"សេវាអតិថិជនបានឆ្លើយ","lo":"ຝ່າຍບໍລິການລູກຄ້າຕອບແລ້ວ"}', '{"en":"The reply to “A question” is under “Support requests”.","ko":"‘A question’에 대한 답변을 ‘1:1 문의’에서 확인해 주세요.","zh-CN":"“A question”的答复可在“我的咨询”中查看。","zh-TW":"「A question」的回覆可在「我的諮詢」中查看。","ja":"「A question」への回答は「個別お問い合わせ」でご覧いただけます。","vi":"Câu trả lời cho “A question” nằm trong mục “Câu hỏi của tôi”.","th":"อ่านคำตอบของ “A question” ได้ที่ “เรื่องสอบถามของฉัน”","ms":"Jawapan kepada “A question” ada di “Pertanyaan saya”.","id":"Balasan untuk “A question” ada di “Pertanyaan saya”.","fil":"Nasa “Mga tanong ko” ang sagot sa “A question”.","es":"La respuesta a «A question» está en «Mis consultas».","tr":"“A question” başlıklı mesajınızın yanıtı “Sorularım” bölümünde.","de":"Die Antwort auf „A question“ finden Sie unter „Meine Anfragen“.","it":"La risposta a «A question» si trova in «I miei ticket».","km":"ចម្លើយចំពោះ «A question» នៅក្នុង «ការសាកសួររបស់ខ្ញុំ»។","lo":"ຄຳຕອບຂອງເລື່ອງ “A question” ຢູ່ໃນ “ເລື່ອງສອບຖາມຂອງຂ້ອຍ”"}', '2026-11-28 02:04:46.617+00', 1);


--
-- Data for Name: memos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.memos VALUES
	(1, 1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', NULL, NULL),
	(2, 2, 'adc639ac-5d16-42da-bddf-d97dff3680b2', NULL, NULL),
	(3, 3, 'adc639ac-5d16-42da-bddf-d97dff3680b2', NULL, NULL),
	(4, 4, 'adc639ac-5d16-42da-bddf-d97dff3680b2', NULL, NULL);


--
-- Data for Name: notices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notices VALUES
	(1, '{"en":"Welcome to the demo site","ko":"데모 사이트에 오신 것을 환영합니다","zh-CN":"欢迎来到演示网站","zh-TW":"歡迎來到示範網站","ja":"デモサイトへようこそ","vi":"Chào mừng bạn đến với trang web demo","th":"ยินดีต้อนรับสู่เว็บสาธิต","ms":"Selamat datang ke laman demo","id":"Selamat datang di situs demo","fil":"Welcome sa demo site","es":"Le damos la bienvenida al sitio de demostración","tr":"Demo sitesine hoş geldiniz","de":"Willkommen auf der Demo-Website","it":"Le diamo il benvenuto nel sito demo","km":"សូមស្វាគមន៍មកកាន់គេហទំព័រសាកល្បង","lo":"ຍິນດີຕ້ອນຮັບສູ່ເວັບທົດລອງ"}', '{"en":"This site shows how the player app works. Everything here runs on play money: it cannot be bought, exchanged or paid out.\nHave a look around, and contact us under “Support requests” if something is unclear.","ko":"이 사이트는 앱이 어떻게 작동하는지 보여 줍니다. 모든 기능은 플레이 머니로 운영됩니다. 플레이 머니는 구매하거나 현금으로 바꾸거나 출금할 수 없습니다.\n편하게 둘러보시고 궁금한 점은 ‘1:1 문의’로 남겨 주세요.","zh-CN":"本网站用于展示这款应用如何运作。站内一律使用试玩币，不能购买、交换或兑现。\n欢迎随意看看，有不清楚的地方，请通过“我的咨询”告诉我们。","zh-TW":"本網站用來展示這款 App 如何運作。站內一律使用試玩幣，不能購買、交換或兌現。\n歡迎隨意看看，有不清楚的地方，請透過「我的諮詢」告訴我們。","ja":"このサイトは、アプリの動作をご覧いただくためのものです。ここではプレイマネーだけを使います。プレイマネーの購入、交換、払い出しはできません。\nご自由にご覧ください。ご不明な点は「個別お問い合わせ」からお寄せください。","vi":"Trang web này cho thấy ứng dụng người chơi hoạt động thế nào. Mọi thứ ở đây dùng tiền chơi thử: không thể mua, quy đổi hay rút thành tiền thật.\nBạn cứ xem qua; nếu có điều gì chưa rõ, hãy liên hệ chúng tôi tại mục “Câu hỏi của tôi”.","th":"เว็บนี้แสดงให้เห็นว่าแอปทำงานอย่างไร ทุกอย่างที่นี่ใช้เงินทดลองเล่น ซึ่งซื้อ แลกเปลี่ยน หรือถอนออกเป็นเงินจริงไม่ได้\nลองดูได้ตามสบาย หากมีข้อสงสัย ติดต่อเราทาง “เรื่องสอบถามของฉัน”","ms":"Laman ini menunjukkan cara aplikasi pemain berfungsi. Semuanya di sini menggunakan wang demo: tidak boleh dibeli, ditukar atau ditunaikan.\nSila lihat-lihat, dan hubungi kami melalui “Pertanyaan saya” jika ada yang kurang jelas.","id":"Situs ini menunjukkan cara kerja aplikasi pemain. Semuanya di sini memakai uang demo: tidak dapat dibeli, ditukar, atau dicairkan.\nSilakan melihat-lihat, dan hubungi kami lewat “Pertanyaan saya” jika ada yang kurang jelas.","fil":"Ipinapakita ng site na ito kung paano gumagana ang app ng manlalaro. Demo money lang ang gamit sa lahat dito: hindi ito mabibili, maipapalit o mailalabas bilang pera.\nTumingin-tingin ka, at kontakin kami sa “Mga tanong ko” kung may hindi malinaw.","es":"Este sitio muestra cómo funciona la aplicación del jugador. Aquí todo funciona con dinero ficticio: no se puede comprar, canjear ni cobrar.\nEche un vistazo y, si algo no está claro, escríbanos en «Mis consultas».","tr":"Bu site, oyuncu uygulamasının nasıl çalıştığını gösterir. Burada her şey oyun parasıyla çalışır; oyun parası satın alınamaz, takas edilemez ve ödenmez.\nGöz atın; anlaşılmayan bir şey olursa “Sorularım” bölümünden bize yazın.","de":"Diese Website zeigt, wie die Spieler-App funktioniert. Alles läuft hier mit Spielgeld: Es kann weder gekauft noch getauscht oder ausgezahlt werden.\nSehen Sie sich um und schreiben Sie uns unter „Meine Anfragen“, wenn etwas unklar ist.","it":"Questo sito mostra come funziona l’app del giocatore. Qui tutto funziona con denaro fittizio, che non si può acquistare, scambiare né incassare.\nDia un’occhiata e, se qualcosa non è chiaro, ci scriva in «I miei ticket».","km":"គេហទំព័រនេះបង្ហាញពីរបៀបដំណើរការនៃកម្មវិធីសម្រាប់អ្នកលេង។ អ្វីៗនៅទីនេះប្រើប្រាក់សាកលេង៖ មិនអាចទិញ ប្ដូរ ឬដកជាប្រាក់ពិតបានទេ។\nសូមចូលមើលដោយសេរី ហើយបើមានអ្វីមិនច្បាស់ សូមទាក់ទងយើងតាម «ការសាកសួររបស់ខ្ញុំ»។","lo":"ເວັບນີ້ສະແດງວ່າແອັບຂອງຜູ້ຫຼິ້ນເຮັດວຽກແນວໃດ ທຸກຢ່າງໃນນີ້ໃຊ້ເງິນທົດລອງຫຼິ້ນ ເຊິ່ງຊື້ ແລກ ຫຼືຖອນເປັນເງິນຈິງບໍ່ໄດ້\nເຊີນເບິ່ງໄດ້ຕາມສະບາຍ ຖ້າມີສິ່ງໃດບໍ່ຊັດເຈນ ຕິດຕໍ່ພວກເຮົາໄດ້ທີ່ “ເລື່ອງສອບຖາມຂອງຂ້ອຍ”"}', false, '2026-10-29 02:04:04.282+00', NULL),
	(2, '{"en":"Terms of service of November 2026","ko":"2026년 11월 이용약관 안내","zh-CN":"2026 年 11 月版服务条款","zh-TW":"2026 年 11 月版服務條款","ja":"2026年11月版の利用規約","vi":"Điều khoản dịch vụ tháng 11 năm 2026","th":"ข้อกำหนดการใช้บริการ พฤศจิกายน 2569","ms":"Terma perkhidmatan November 2026","id":"Ketentuan layanan November 2026","fil":"Mga tuntunin ng serbisyo ng Nobyembre 2026","es":"Términos del servicio de noviembre de 2026","tr":"Kasım 2026 kullanım koşulları","de":"Nutzungsbedingungen vom November 2026","it":"Termini di servizio di novembre 2026","km":"លក្ខខណ្ឌប្រើប្រាស់ ខែវិច្ឆិកា ឆ្នាំ 2026","lo":"ຂໍ້ກຳນົດການໃຊ້ບໍລິການ ເດືອນພະຈິກ 2026"}', '{"en":"The terms of service and the privacy policy of 1 November 2026 are in effect. You will find both at the foot of every page.","ko":"2026년 11월 1일자 이용약관과 개인정보처리방침이 시행되었습니다. 모든 화면 아래에서 확인할 수 있습니다.","zh-CN":"2026 年 11 月 1 日版服务条款和隐私政策现已生效，可在每个页面底部查看。","zh-TW":"2026 年 11 月 1 日版的服務條款與隱私權政策現已生效，可在每個頁面底部查看。","ja":"2026年11月1日付の利用規約とプライバシーポリシーが適用されています。どのページでも、下部からご覧いただけます。","vi":"Điều khoản dịch vụ và chính sách bảo mật ngày 1 tháng 11 năm 2026 đang có hiệu lực. Bạn có thể xem cả hai ở cuối mỗi trang.","th":"ข้อกำหนดการใช้บริการและนโยบายความเป็นส่วนตัวฉบับวันที่ 1 พฤศจิกายน 2569 มีผลบังคับใช้แล้ว อ่านได้ที่ด้านล่างของทุกหน้า","ms":"Terma perkhidmatan dan dasar privasi bertarikh 1 November 2026 sedang berkuat kuasa. Kedua-duanya ada di bahagian bawah setiap halaman.","id":"Ketentuan layanan dan kebijakan privasi tanggal 1 November 2026 sudah berlaku. Keduanya dapat dibaca di bagian bawah setiap halaman.","fil":"May bisa na ang mga tuntunin ng serbisyo at patakaran sa privacy na may petsang Nobyembre 1, 2026. Makikita ang dalawa sa ibaba ng bawat page.","es":"Están en vigor los términos del servicio y la política de privacidad del 1 de noviembre de 2026. Los encontrará al pie de cada página.","tr":"1 Kasım 2026 tarihli kullanım koşulları ve gizlilik politikası yürürlüktedir. İkisini de her sayfanın altında bulabilirsiniz.","de":"Die Nutzungsbedingungen und die Datenschutzerklärung vom 1. November 2026 sind in Kraft. Sie finden beides am Ende jeder Seite.","it":"Sono in vigore i termini di servizio e l’informativa sulla privacy del 1° novembre 2026. Si trovano in fondo a ogni pagina.","km":"លក្ខខណ្ឌប្រើប្រាស់ និងគោលការណ៍ឯកជនភាព ចុះថ្ងៃទី 1 ខែវិច្ឆិកា ឆ្នាំ 2026 មានសុពលភាពហើយ។ អ្នកអាចអានឯកសារទាំងពីរនៅផ្នែកខាងក្រោមនៃគ្រប់ទំព័រ។","lo":"ຂໍ້ກຳນົດການໃຊ້ບໍລິການ ແລະນະໂຍບາຍຄວາມເປັນສ່ວນຕົວ ສະບັບວັນທີ 1 ພະຈິກ 2026 ມີຜົນບັງຄັບໃຊ້ແລ້ວ ອ່ານໄດ້ທີ່ດ້ານລຸ່ມຂອງທຸກໜ້າ"}', false, '2026-11-09 02:04:04.282+00', NULL),
	(3, '{"en":"Favourites on all your devices","ko":"모든 기기에서 같은 즐겨찾기","zh-CN":"收藏在所有设备同步","zh-TW":"收藏在所有裝置同步","ja":"お気に入りをすべての端末で","vi":"Mục yêu thích trên mọi thiết bị","th":"เกมโปรดตรงกันทุกเครื่อง","ms":"Kegemaran pada semua peranti anda","id":"Favorit di semua perangkat Anda","fil":"Mga paborito sa lahat ng device mo","es":"Sus favoritos en todos sus dispositivos","tr":"Favorileriniz tüm cihazlarınızda","de":"Favoriten auf allen Ihren Geräten","it":"Preferiti su tutti i Suoi dispositivi","km":"ហ្គេមពេញចិត្តលើគ្រប់ឧបករណ៍របស់អ្នក","lo":"ເກມທີ່ມັກໃນທຸກອຸປະກອນຂອງທ່ານ"}', '{"en":"Your favourites are saved in your account and appear on every device. Favourites saved before signing in can be added to your account.","ko":"즐겨찾기는 계정에 저장되어 모든 기기에 나타납니다. 로그인 전에 추가한 즐겨찾기도 계정에 추가할 수 있습니다.","zh-CN":"收藏保存在账户中，会出现在所有设备上。登录前的收藏也可以添加到账户。","zh-TW":"收藏儲存在帳戶中，會出現在所有裝置上。登入前的收藏也可以加入帳戶。","ja":"お気に入りはアカウントに保存され、すべての端末に表示されます。ログイン前に保存したお気に入りは、アカウントに追加できます。","vi":"Mục yêu thích được lưu trong tài khoản và hiện trên mọi thiết bị. Mục yêu thích lưu trước khi đăng nhập có thể thêm vào tài khoản của bạn.","th":"เกมโปรดเก็บไว้ในบัญชีและแสดงในทุกเครื่อง เกมโปรดที่เก็บไว้ก่อนเข้าสู่ระบบเพิ่มเข้าบัญชีได้","ms":"Kegemaran disimpan dalam akaun anda dan muncul pada setiap peranti. Kegemaran yang disimpan sebelum log masuk boleh ditambah ke akaun anda.","id":"Favorit tersimpan di akun Anda dan muncul di setiap perangkat. Favorit yang disimpan sebelum masuk dapat ditambahkan ke akun Anda.","fil":"Naka-save sa account mo ang mga paborito mo at lumalabas sa bawat device. Puwedeng idagdag sa account mo ang mga paboritong na-save bago mag-log in.","es":"Sus favoritos se guardan en su cuenta y aparecen en todos los dispositivos. Los favoritos guardados antes de iniciar sesión se pueden añadir a su cuenta.","tr":"Favorileriniz hesabınıza kaydedilir ve her cihazda görünür. Giriş yapmadan önce kaydedilen favoriler hesabınıza eklenebilir.","de":"Ihre Favoriten sind in Ihrem Konto gespeichert und erscheinen auf jedem Gerät. Favoriten aus der Zeit vor der Anmeldung können Sie in Ihr Konto übernehmen.","it":"I Suoi preferiti sono salvati nel Suo account e compaiono su ogni dispositivo. I preferiti salvati prima dell’accesso si possono aggiungere all’account.","km":"ហ្គេមពេញចិត្តរក្សាទុកក្នុងគណនីរបស់អ្នក ហើយបង្ហាញលើគ្រប់ឧបករណ៍។ ហ្គេមពេញចិត្តដែលរក្សាទុកមុនពេលចូលគណនី អាចបន្ថែមទៅគណនីរបស់អ្នក។","lo":"ເກມທີ່ມັກບັນທຶກໄວ້ໃນບັນຊີຂອງທ່ານ ແລະສະແດງໃນທຸກອຸປະກອນ ເກມທີ່ມັກທີ່ບັນທຶກໄວ້ກ່ອນເຂົ້າສູ່ລະບົບ ເພີ່ມເຂົ້າບັນຊີຂອງທ່ານໄດ້"}', false, '2026-11-16 02:04:04.282+00', NULL),
	(4, '{"en":"Interrupted rounds continue","ko":"중단된 라운드를 이어서 진행할 수 있습니다","zh-CN":"中断的一局可以继续","zh-TW":"中斷的一局可以繼續","ja":"中断したラウンドは続きから再開します","vi":"Ván bị gián đoạn được chơi tiếp","th":"เล่นรอบที่ค้างอยู่ต่อได้","ms":"Pusingan yang terganggu boleh disambung","id":"Ronde yang terputus dapat dilanjutkan","fil":"Naipagpapatuloy ang naputol na round","es":"Las rondas interrumpidas continúan","tr":"Yarıda kalan eller devam eder","de":"Unterbrochene Runden gehen weiter","it":"I round interrotti continuano","km":"ជុំដែលដាច់អាចលេងបន្ត","lo":"ຮອບທີ່ຂາດຊ່ວງຫຼິ້ນຕໍ່ໄດ້"}', '{"en":"If the connection drops during a round, open the game again. The round continues or shows its result. A round that cannot be finished is cancelled and its stake is returned.","ko":"라운드 중에 연결이 끊겨도 게임을 다시 열면 이어서 진행되거나 결과가 표시됩니다. 끝낼 수 없는 라운드는 취소되고 베팅 금액이 돌아옵니다.","zh-CN":"如果在一局游戏中途断网，请重新打开游戏：会从中断处继续，或直接显示结果。无法完成的一局会作废，投注退回。","zh-TW":"如果遊戲進行到一半連線中斷，請重新開啟遊戲：會從中斷處繼續，或直接顯示結果。無法完成的一局會取消，投注退回。","ja":"ラウンドの途中で接続が切れても、ゲームを開き直せば、続きから再開するか結果が表示されます。完了できないラウンドは無効となり、ベットは返還されます。","vi":"Nếu mất kết nối giữa ván, hãy mở lại trò chơi. Ván sẽ tiếp tục hoặc hiện kết quả. Ván không thể hoàn tất sẽ bị hủy và tiền cược được hoàn lại.","th":"หากการเชื่อมต่อหลุดระหว่างรอบ ให้เปิดเกมอีกครั้ง เกมจะเล่นต่อหรือแสดงผลของรอบนั้น รอบที่เล่นต่อให้จบไม่ได้จะถูกยกเลิกและคืนเดิมพัน","ms":"Jika sambungan terputus semasa pusingan, buka permainan itu semula. Pusingan bersambung atau keputusannya dipaparkan. Pusingan yang tidak dapat diselesaikan akan dibatalkan dan pertaruhannya dipulangkan.","id":"Jika koneksi terputus di tengah ronde, buka game itu lagi. Ronde berlanjut atau hasilnya ditampilkan. Ronde yang tidak dapat diselesaikan dibatalkan dan taruhannya dikembalikan.","fil":"Kung maputol ang koneksyon sa gitna ng round, buksan ulit ang laro. Magpapatuloy ang round o ipapakita ang resulta nito. Ang round na hindi matatapos ay kinakansela at ibinabalik ang taya.","es":"Si se pierde la conexión durante una ronda, abra el juego de nuevo. La ronda continúa o muestra su resultado. Una ronda que no se puede terminar se anula y su apuesta se devuelve.","tr":"Bir el sırasında bağlantı koparsa oyunu yeniden açın. El devam eder ya da sonucu gösterilir. Tamamlanamayan el iptal edilir ve bahsi iade edilir.","de":"Wenn die Verbindung während einer Runde abbricht, öffnen Sie das Spiel erneut. Die Runde geht weiter oder zeigt ihr Ergebnis. Eine Runde, die nicht beendet werden kann, wird annulliert und der Einsatz erstattet.","it":"Se la connessione si interrompe durante un round, riapra il gioco. Il round continua o mostra il risultato. Un round che non può essere concluso viene annullato e la puntata rimborsata.","km":"ប្រសិនបើការតភ្ជាប់ដាច់ពេលកំពុងលេង សូមបើកហ្គេមម្ដងទៀត។ ជុំនឹងបន្ត ឬបង្ហាញលទ្ធផល។ ជុំដែលមិនអាចបញ្ចប់បាន ត្រូវលុបចោល ហើយប្រាក់ភ្នាល់ត្រូវសងវិញ។","lo":"ຖ້າການເຊື່ອມຕໍ່ຂາດລະຫວ່າງຮອບ ໃຫ້ເປີດເກມອີກຄັ້ງ ຮອບຈະຫຼິ້ນຕໍ່ ຫຼືສະແດງຜົນ ຮອບທີ່ຈົບບໍ່ໄດ້ຈະຖືກຍົກເລີກ ແລະຄືນເດີມພັນ"}', false, '2026-11-21 02:04:04.282+00', NULL),
	(5, '{"en":"See where you are signed in","ko":"로그인된 기기를 확인하세요","zh-CN":"查看已登录的设备","zh-TW":"查看已登入的裝置","ja":"ログイン中の端末を確認できます","vi":"Xem nơi bạn đang đăng nhập","th":"ดูเครื่องที่เข้าสู่ระบบอยู่","ms":"Lihat di mana anda sedang log masuk","id":"Lihat di mana akun Anda sedang masuk","fil":"Tingnan kung saan ka naka-log in","es":"Vea dónde tiene la sesión iniciada","tr":"Nerede oturum açtığınızı görün","de":"Sehen Sie, wo Sie angemeldet sind","it":"Tutte le Sue sessioni attive","km":"មើលថាអ្នកចូលគណនីនៅឧបករណ៍ណាខ្លះ","lo":"ເບິ່ງວ່າທ່ານເຂົ້າສູ່ລະບົບຢູ່ອຸປະກອນໃດ"}', '{"en":"“Account” lists every device where you are signed in. If you do not recognise one, sign out on all devices and change your password.","ko":"‘내 정보’에서 로그인된 기기를 모두 볼 수 있습니다. 모르는 기기가 있으면 모든 기기에서 로그아웃한 뒤 비밀번호를 바꿔 주세요.","zh-CN":"“个人中心”会列出所有已登录的设备。如果有不认识的设备，请退出所有设备并更改密码。","zh-TW":"「會員中心」會列出所有已登入的裝置。如果有不認得的裝置，請登出所有裝置並變更密碼。","ja":"「マイページ」に、ログイン中の端末がすべて表示されます。心当たりのない端末があれば、すべての端末からログアウトし、パスワードを変更してください。","vi":"“Tài khoản” liệt kê mọi thiết bị đang đăng nhập. Nếu thấy thiết bị lạ, hãy đăng xuất khỏi mọi thiết bị và đổi mật khẩu.","th":"“บัญชีของฉัน” แสดงทุกเครื่องที่คุณเข้าสู่ระบบ หากพบเครื่องที่ไม่รู้จัก ให้ออกจากระบบทุกเครื่องและเปลี่ยนรหัสผ่าน","ms":"“Akaun” memaparkan setiap peranti yang log masuk. Jika ada yang tidak anda kenali, log keluar daripada semua peranti dan tukar kata laluan anda.","id":"“Akun” menampilkan setiap perangkat tempat Anda masuk. Jika ada yang tidak Anda kenal, keluar dari semua perangkat dan ganti kata sandi.","fil":"Nakalista sa “Account ko” ang bawat device kung saan ka naka-log in. Kung may hindi mo kilala, mag-log out sa lahat ng device at palitan ang password mo.","es":"«Mi cuenta» muestra todos los dispositivos en los que tiene la sesión iniciada. Si no reconoce alguno, cierre sesión en todos los dispositivos y cambie su contraseña.","tr":"“Hesabım” bölümü giriş yaptığınız tüm cihazları gösterir. Tanımadığınız bir cihaz görürseniz tüm cihazlardan çıkış yapın ve şifrenizi değiştirin.","de":"Unter „Mein Konto“ finden Sie jedes Gerät, auf dem Sie angemeldet sind. Wenn Sie eines nicht kennen, melden Sie sich auf allen Geräten ab und ändern Sie Ihr Passwort.","it":"«Il mio account» elenca ogni dispositivo su cui è attivo l’accesso. Se non ne riconosce uno, esca da tutti i dispositivi e cambi la password.","km":"«គណនីរបស់ខ្ញុំ» បង្ហាញគ្រប់ឧបករណ៍ដែលអ្នកបានចូលគណនី។ បើមានឧបករណ៍ដែលអ្នកមិនស្គាល់ សូមចាកចេញគ្រប់ឧបករណ៍ ហើយកែប្រែពាក្យសម្ងាត់។","lo":"“ບັນຊີຂອງຂ້ອຍ” ສະແດງທຸກອຸປະກອນທີ່ທ່ານເຂົ້າສູ່ລະບົບ ຖ້າມີອຸປະກອນທີ່ບໍ່ຮູ້ຈັກ ກະລຸນາອອກຈາກລະບົບທຸກອຸປະກອນ ແລະປ່ຽນລະຫັດຜ່ານ"}', false, '2026-11-25 02:04:04.282+00', NULL),
	(6, '{"en":"Bank maintenance from 23:50 to 00:30","ko":"은행 점검 시간 안내 (23:50~00:30)","zh-CN":"银行维护时段：23:50 至 00:30","zh-TW":"銀行維護時段：23:50 至 00:30","ja":"銀行のメンテナンス：23:50～00:30","vi":"Ngân hàng bảo trì từ 23:50 đến 00:30","th":"ธนาคารปิดปรับปรุงระบบ 23:50 ถึง 00:30","ms":"Penyelenggaraan bank dari 23:50 hingga 00:30","id":"Pemeliharaan bank pukul 23.50 sampai 00.30","fil":"Maintenance ng bangko mula 23:50 hanggang 00:30","es":"Mantenimiento bancario de 23:50 a 00:30","tr":"23:50–00:30 arasında banka bakımı","de":"Bankwartung von 23:50 bis 00:30 Uhr","it":"Manutenzione bancaria dalle 23:50 alle 00:30","km":"ធនាគារថែទាំប្រព័ន្ធពី 23:50 ដល់ 00:30","lo":"ທະນາຄານປິດປັບປຸງລະບົບ 23:50 ຫາ 00:30"}', '{"en":"Banks are under maintenance every night from 23:50 to 00:30. Deposits and withdrawals requested during this time are accepted and processed afterwards. Transfers may take up to 24 hours.","ko":"매일 23:50부터 00:30까지는 은행 점검 시간입니다. 이 시간에 신청한 입금과 출금은 접수되며 점검이 끝난 뒤 처리됩니다. 송금에는 최대 24시간이 걸릴 수 있습니다.","zh-CN":"每晚 23:50 至 00:30 为银行维护时段。这段时间提交的存款和提款申请照常受理，维护结束后处理。转账最长可能需要 24 小时。","zh-TW":"每晚 23:50 至 00:30 為銀行維護時段。這段時間提出的存款和提款申請照常受理，維護結束後處理。轉帳最久可能需要 24 小時。","ja":"毎晩23:50～00:30は、銀行のメンテナンス時間です。この間の入出金の申請は受け付け、終了後に処理します。振込には最大24時間かかることがあります。","vi":"Mỗi đêm từ 23:50 đến 00:30, các ngân hàng bảo trì. Yêu cầu nạp và rút tiền gửi trong thời gian này vẫn được tiếp nhận và xử lý sau đó. Giao dịch chuyển khoản có thể mất tới 24 giờ.","th":"ธนาคารปิดปรับปรุงระบบทุกคืนตั้งแต่ 23:50 ถึง 00:30 เรารับคำขอฝากและถอนเงินในช่วงนี้ไว้ และดำเนินการหลังจากนั้น การโอนอาจใช้เวลาถึง 24 ชั่วโมง","ms":"Setiap malam dari 23:50 hingga 00:30 bank sedang diselenggara. Deposit dan pengeluaran yang dimohon pada waktu ini diterima dan diproses selepasnya. Pindahan boleh mengambil masa sehingga 24 jam.","id":"Setiap malam pukul 23.50 sampai 00.30 bank dalam pemeliharaan. Deposit dan penarikan yang diajukan pada waktu itu diterima dan diproses sesudahnya. Transfer dapat memakan waktu hingga 24 jam.","fil":"May maintenance ang mga bangko gabi-gabi mula 23:50 hanggang 00:30. Tinatanggap ang mga deposit at withdrawal na ni-request sa oras na ito at pinoproseso pagkatapos. Puwedeng umabot ng 24 oras ang mga transfer.","es":"Cada noche, de 23:50 a 00:30, los bancos están en mantenimiento. Los depósitos y retiros solicitados en ese horario se aceptan y se procesan después. Las transferencias pueden tardar hasta 24 horas.","tr":"Her gece 23:50–00:30 arasında bankalar bakımdadır. Bu sürede iletilen para yatırma ve çekme talepleri kabul edilir, bakımdan sonra sonuçlandırılır. Havaleler 24 saate kadar sürebilir.","de":"Jede Nacht von 23:50 bis 00:30 Uhr sind die Banken in Wartung. Einzahlungen und Auszahlungen, die in dieser Zeit beantragt werden, werden angenommen und danach bearbeitet. Überweisungen können bis zu 24 Stunden dauern.","it":"Ogni notte, dalle 23:50 alle 00:30, le banche sono in manutenzione. I depositi e i prelievi richiesti in questo orario vengono accettati ed elaborati in seguito. I bonifici possono richiedere fino a 24 ore.","km":"ធនាគារថែទាំប្រព័ន្ធរៀងរាល់យប់ពី 23:50 ដល់ 00:30។ ការដាក់ និងដកប្រាក់ដែលស្នើក្នុងពេលនេះ យើងទទួលទុក ហើយដំណើរការនៅពេលក្រោយ។ ការផ្ទេរអាចចំណាយពេលដល់ 24 ម៉ោង។","lo":"ທະນາຄານປິດປັບປຸງລະບົບທຸກຄືນ ຕັ້ງແຕ່ 23:50 ຫາ 00:30 ການຝາກ ແລະການຖອນທີ່ແຈ້ງໃນຊ່ວງນີ້ ພວກເຮົາຮັບໄວ້ ແລະດຳເນີນການພາຍຫຼັງ ການໂອນອາດໃຊ້ເວລາເຖິງ 24 ຊົ່ວໂມງ"}', true, '2026-11-27 06:04:04.282+00', NULL);


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: password_resets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.password_resets VALUES
	('202f8d6d-d43c-4fcd-9804-f38aea4323b6', '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', '2026-11-28 02:04:04.771+00', '2026-11-28 02:34:04.771+00', NULL);


--
-- Data for Name: play_audit; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.play_audit VALUES
	(1, '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', '2026-11-28 02:04:04.794+00', 'player', 'stop', '{"kind":"stop","until":"2026-11-29T02:04:04.794Z"}', NULL),
	(2, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '2026-11-28 02:04:04.89+00', 'player', 'limit', '{"kind":"deposit","period":"day","amount":500000}', NULL);


--
-- Data for Name: play_days; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: play_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.play_limits VALUES
	('adc639ac-5d16-42da-bddf-d97dff3680b2', 'deposit', 'day', 500000, NULL, NULL, NULL);


--
-- Data for Name: play_marks; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.play_marks VALUES
	('257FY_umVbB4GRErgEGSPDmGxS8x4NNK6y-t6gfdb6o', 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'phone', false),
	('zT-q2x_ewrEoXOEGlzTDxZtFMvfToMDoHGw1W5Tw02E', 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'email', false),
	('sCcz5gW6C2yjRZwjPcNA8GdSu0zMYqY1oG_lm0_Pj8g', 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'bank', false),
	('uKCteCA0HGGbYCk_Vudk9W_YTXNVsBjpL-JhS6UR3MA', 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'name', false),
	('3iJ3QcNKV56u9Ygu8RUWdie9xyEqfJTtC0nbiCLpIMo', '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'phone', true),
	('vAOd3LEpaB06niNxh5tOH_q5TDAgnaKYUqUbLaJrz5k', '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'email', true),
	('PZWnShLmN0Tlw9uNRDYATyTuYbm5CfqI_G5dlpA8xHI', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 'phone', false),
	('FVo7xZuhqJxCYrbgN2uk2QbrJ55megabm2ZLa00Wuc0', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 'email', false);


--
-- Data for Name: play_stops; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.play_stops VALUES
	(1, '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'stop', '2026-11-28 02:04:04.794+00', '2026-11-29 02:04:04.794+00', NULL);


--
-- Data for Name: players; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.players VALUES
	('63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 'upgraded', 'upgraded@example.test', '$argon2id$v=19$m=19456,t=2,p=1$XtJlq2a8DspmJmq56CtyMA$MXQ+/Tv5T7Muayut735tbpnrkE6DATE71j8MA5IgyQE', 'upgraded', 'upgraded', '+821051416011', '1990-05-17', '2026-11', NULL, 'KRW', '', '', '', '', '', '2026-11-28 02:04:04.72011+00', '2026-11-28 02:04:04.743+00', NULL, 0),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', 'demo', 'demo@example.invalid', '$argon2id$v=19$m=19456,t=2,p=1$BXjfXJ7cPNUYmVSuRD9jgg$xnDydt58PRGuPJF4aalYCapgq5LyajF16UF5U/r6MEA', 'Demo', 'demo', '+821000000000', '1990-01-01', '2026-11', NULL, 'KRW', '000', 'Play Bank', '110-2040-7789', 'Demo', '', '2026-11-25 02:04:04.282+00', '2026-11-28 02:04:04.831+00', '{"theme":"light","style":"modern","layout":"list-layout","lang":"ko"}', 1795831445006),
	('a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 'table0x', 'table0x@example.test', '$argon2id$v=19$m=19456,t=2,p=1$eUlNCKY9v0I/pdKGVtAIOA$PCfhuokaaD/UYmqq0tRUqgu1OVezZ7qqWi1hhL/94ak', 'table0x', 'table0x', '+821029274237', '1990-05-17', '2026-11', NULL, 'KRW', '', '', '', '', '', '2026-11-28 02:04:18.203357+00', '2026-11-28 02:04:18.213+00', NULL, 0);


--
-- Data for Name: push_outbox; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: push_subscriptions; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: referral_codes; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES
	('tokens', 'ITCVA9vGyqhEjnpLyxthY7rF8Jnv8jnQXsJEfwp8PnU'),
	('studio', 'ycbf9FwzxI9CpgUsFUHt5tZ7ZeqWMVUIXf63uGs4TOk'),
	('fingerprints', 'AveNShmJxGx_KmlJ0xKlpwBhm_7SXjihjph4EfNr3hc'),
	('push', '6nG5pxHOXJAaURV1FiaipfYx4x2pHKk7lZeQSiRxLDM');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('765f2187-b65d-4488-98ec-688687c7c450', '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', '2026-11-28 02:04:04+00', '2026-11-28 14:04:04+00', '2026-11-28 06:04:04.743+00', '2026-11-28 02:04:04.743+00', NULL, NULL, 'nf8CMYDS4b0YGG1JWWOUpxR3W7a8mzU_0-2So2VDJ40', NULL),
	('3891c963-8b40-496c-95bf-af7ec304b668', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '2026-11-28 02:04:04+00', '2026-11-28 14:04:04+00', '2026-11-28 06:04:04.831+00', '2026-11-28 02:04:04.831+00', NULL, NULL, 'nf8CMYDS4b0YGG1JWWOUpxR3W7a8mzU_0-2So2VDJ40', NULL),
	('27a7af0f-ad2b-4dab-82dd-257e6ec0de82', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2026-11-28 02:04:18+00', '2026-11-28 14:04:18+00', '2026-11-28 06:04:18.213+00', '2026-11-28 02:04:18.213+00', NULL, NULL, 'nf8CMYDS4b0YGG1JWWOUpxR3W7a8mzU_0-2So2VDJ40', NULL);


--
-- Data for Name: studio_hands; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_hands OVERRIDING SYSTEM VALUE VALUES
	('a6a24570-62dd-4e56-9493-23801a53b8b9', 1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3106', '3891c963-8b40-496c-95bf-af7ec304b668', '53a88b73-a495-47ae-8fda-c0f929147a29', 'KRW', 500, 0, 978900, NULL, NULL, '2026-11-28 02:04:18.151156+00', '2026-11-28 02:04:18.182999+00', '98203298-4613-4d45-8630-52fa783776b2', 5, 0, 'settled', '[2, 16, 35, 34, 28, 39, 14, 34, 25, 46, 49, 2, 49, 23, 31, 3, 2, 41, 5, 19, 38, 21, 16, 13, 6, 13, 38, 33, 0, 39, 1, 46, 28, 9, 18, 9, 11, 13, 22, 18, 31, 34, 12, 0]', '{"limits": [312, 311, 310, 309, 308, 307, 306, 305, 304, 303, 302, 301, 300, 299, 298, 297, 296, 295, 294, 293, 292, 291, 290, 289, 288, 287, 286, 285, 284, 283, 282, 281, 280, 279, 278, 277, 276, 275, 274, 273, 272, 271, 270, 269], "numbers": [16, 99, 211, 202, 166, 229, 84, 201, 152, 269, 285, 15, 286, 136, 180, 21, 13, 237, 29, 112, 213, 121, 90, 74, 35, 76, 212, 185, 1, 214, 9, 251, 153, 46, 99, 46, 58, 69, 113, 91, 161, 177, 65, 4]}', '["stand"]', 1, 'e0c5a7ae-8f24-42fc-877f-d253ea2d1816', NULL, 0, 500, '2026-11-28 02:04:18.176549+00');


--
-- Data for Name: studio_history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_history VALUES
	(1, '7713037311237596965/00000001/5/16990 ');


--
-- Data for Name: studio_moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_moves VALUES
	('3f6dace8-6373-468c-b488-7624a903efba.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3f6dace8-6373-468c-b488-7624a903efba', 200, 'ok', 979800, NULL, NULL, false, false, 0, 2000, NULL, '2026-11-28 02:04:05.070156+00'),
	('32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6', 200, 'ok', 979600, NULL, NULL, false, false, 0, 2000, NULL, '2026-11-28 02:04:07.579296+00'),
	('98be1dad-b332-4974-98b0-9a6c42f34ed5.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '98be1dad-b332-4974-98b0-9a6c42f34ed5', 200, 'ok', 979400, NULL, NULL, false, false, 0, 2000, NULL, '2026-11-28 02:04:10.087835+00'),
	('394d7bd3-4acd-43dd-8c2d-90152fe3ca35.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35', 200, 'ok', 979200, NULL, NULL, false, false, 0, 2000, NULL, '2026-11-28 02:04:12.593225+00'),
	('394d7bd3-4acd-43dd-8c2d-90152fe3ca35.win', 'credit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35', 400, 'ok', 979600, NULL, NULL, false, false, 0, 0, NULL, '2026-11-28 02:04:12.615485+00'),
	('05531532-2bf6-4242-a75f-1b1d2321d73d.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '05531532-2bf6-4242-a75f-1b1d2321d73d', 200, 'ok', 979400, NULL, NULL, false, false, 0, 2000, NULL, '2026-11-28 02:04:15.103316+00'),
	('a6a24570-62dd-4e56-9493-23801a53b8b9.stake', 'debit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3106', 'a6a24570-62dd-4e56-9493-23801a53b8b9', 500, 'ok', 978900, NULL, NULL, false, true, 0, 500, NULL, '2026-11-28 02:04:18.157803+00'),
	('a6a24570-62dd-4e56-9493-23801a53b8b9.win', 'credit', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3106', 'a6a24570-62dd-4e56-9493-23801a53b8b9', 0, 'ok', 978900, NULL, NULL, false, false, 0, 0, NULL, '2026-11-28 02:04:18.179229+00'),
	('6b6e77c1-09f2-45b4-8531-f678b80cc2fe.stake', 'debit', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2702', '4f748861-1c6f-8910-83f5-d60feac6ae85', 500, 'ok', 99500, NULL, NULL, false, true, 0, 2500, NULL, '2026-11-28 02:04:42.892041+00');


--
-- Data for Name: studio_rounds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_rounds OVERRIDING SYSTEM VALUE VALUES
	('3f6dace8-6373-468c-b488-7624a903efba', 1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', 'c09efc0d-6799-493a-9cd4-55cebbca75f2', 'KRW', 200, 0, 979800, NULL, NULL, '2026-11-28 02:04:05.061043+00', '2026-11-28 02:04:05.097968+00', '98203298-4613-4d45-8630-52fa783776b2', 0, 'settled', '[19, 1, 12, 21, 12]', '[42, 42, 42, 42, 42]', '{"steps": [{"paid": [], "window": [[6, 7, 4], [2, 4, 6], [6, 7, 0], [4, 6, 7], [5, 3, 7]], "multiplier": 1}], "symbols": ["/symbols/pharaoh-desert.svg", "/symbols/ring.svg", "/symbols/book.svg", "/symbols/temple.svg", "/symbols/scarab.svg", "/symbols/hourglass.svg", "/symbols/coins.svg", "/symbols/phoenix.svg"]}'),
	('32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6', 2, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', 'fd995353-077b-430a-907b-ca0235e7c3c0', 'KRW', 200, 0, 979600, NULL, NULL, '2026-11-28 02:04:07.571115+00', '2026-11-28 02:04:07.596642+00', '98203298-4613-4d45-8630-52fa783776b2', 1, 'settled', '[29, 23, 0, 31, 17]', '[42, 42, 42, 42, 42]', '{"steps": [{"paid": [], "window": [[7, 3, 6], [5, 6, 7], [7, 4, 6], [4, 7, 0], [7, 0, 5]], "multiplier": 1}], "symbols": ["/symbols/pharaoh-desert.svg", "/symbols/ring.svg", "/symbols/book.svg", "/symbols/temple.svg", "/symbols/scarab.svg", "/symbols/hourglass.svg", "/symbols/coins.svg", "/symbols/phoenix.svg"]}'),
	('98be1dad-b332-4974-98b0-9a6c42f34ed5', 3, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', '8c9eea00-a274-43ff-a6cc-a775095c8232', 'KRW', 200, 0, 979400, NULL, NULL, '2026-11-28 02:04:10.078956+00', '2026-11-28 02:04:10.109662+00', '98203298-4613-4d45-8630-52fa783776b2', 2, 'settled', '[8, 25, 14, 32, 36]', '[42, 42, 42, 42, 42]', '{"steps": [{"paid": [], "window": [[1, 3, 6], [7, 4, 3], [0, 3, 7], [7, 0, 6], [7, 6, 2]], "multiplier": 1}], "symbols": ["/symbols/pharaoh-desert.svg", "/symbols/ring.svg", "/symbols/book.svg", "/symbols/temple.svg", "/symbols/scarab.svg", "/symbols/hourglass.svg", "/symbols/coins.svg", "/symbols/phoenix.svg"]}'),
	('394d7bd3-4acd-43dd-8c2d-90152fe3ca35', 4, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', '05306d18-4f2f-4b34-878a-4e39f6517dbd', 'KRW', 200, 400, 979600, NULL, NULL, '2026-11-28 02:04:12.586844+00', '2026-11-28 02:04:12.623202+00', '98203298-4613-4d45-8630-52fa783776b2', 3, 'settled', '[29, 9, 24, 9, 8]', '[42, 42, 42, 42, 42]', '{"steps": [{"paid": [{"row": 0, "reel": 0}, {"row": 0, "reel": 1}, {"row": 0, "reel": 2}, {"row": 0, "reel": 3}], "window": [[7, 3, 6], [7, 4, 2], [7, 5, 4], [7, 4, 0], [5, 2, 6]], "multiplier": 1}], "symbols": ["/symbols/pharaoh-desert.svg", "/symbols/ring.svg", "/symbols/book.svg", "/symbols/temple.svg", "/symbols/scarab.svg", "/symbols/hourglass.svg", "/symbols/coins.svg", "/symbols/phoenix.svg"]}'),
	('05531532-2bf6-4242-a75f-1b1d2321d73d', 5, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', '18cadb03-fb0c-4109-91cf-643248312c73', 'KRW', 200, 0, 979400, NULL, NULL, '2026-11-28 02:04:15.094338+00', '2026-11-28 02:04:15.114962+00', '98203298-4613-4d45-8630-52fa783776b2', 4, 'settled', '[4, 39, 32, 15, 40]', '[42, 42, 42, 42, 42]', '{"steps": [{"paid": [], "window": [[6, 4, 7], [3, 6, 5], [5, 6, 7], [3, 1, 6], [7, 4, 1]], "multiplier": 1}], "symbols": ["/symbols/pharaoh-desert.svg", "/symbols/ring.svg", "/symbols/book.svg", "/symbols/temple.svg", "/symbols/scarab.svg", "/symbols/hourglass.svg", "/symbols/coins.svg", "/symbols/phoenix.svg"]}');


--
-- Data for Name: studio_seed_pairs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_seed_pairs OVERRIDING SYSTEM VALUE VALUES
	('98203298-4613-4d45-8630-52fa783776b2', 1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', '0d1f370a168402db1f19bf1824583c50272bd9bcc112a3421cf377749e1b6618', '95e08cb545fa8be128edb671eb1209a0785384d478a2c2a5dec9bd2caddd0e08', '95e08cb545fa8be128edb671eb1209a0', 6, '2026-11-28 02:04:05.061043+00', NULL);


--
-- Data for Name: studio_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_sessions VALUES
	('P2ykiQmiJmyLVJZn67GvKHiY_j_Zxjuz7x_qmSG5Fuw', 'NvVBRpALsX-RlfsEYawA1pFdyY5gvukh4FcGEH90ly4', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '1001', '3891c963-8b40-496c-95bf-af7ec304b668', 'KRW', '2026-11-28 02:04:15.094219+00', '2026-11-28 02:04:05.044402+00', '2026-11-28 14:04:05.044402+00'),
	('j2TF61FKdEn5tv_lJo31vDolCl9lbLzQWiDB-FKdJfI', '2puLYjhiu7ZGP70ZMOHCgtFrBCqTLJml3TXD36MCKpk', 'adc639ac-5d16-42da-bddf-d97dff3680b2', '3106', '3891c963-8b40-496c-95bf-af7ec304b668', 'KRW', '2026-11-28 02:04:18.14113+00', '2026-11-28 02:04:18.14113+00', '2026-11-28 14:04:18.14113+00'),
	('gDCttfX0CojBMPC0Qys2W8eP0n89QImLn2EcZkffLYU', 'pTrJge9S0EWapnXynTniGcLX3ouVBl6Qjtr4VI3rZyk', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2702', '27a7af0f-ad2b-4dab-82dd-257e6ec0de82', 'KRW', '2026-11-28 02:04:38.981469+00', '2026-11-28 02:04:18.233015+00', '2026-11-28 14:04:18.233015+00');


--
-- Data for Name: studio_table_bets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_table_bets OVERRIDING SYSTEM VALUE VALUES
	('6b6e77c1-09f2-45b4-8531-f678b80cc2fe', 1, 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2702', '27a7af0f-ad2b-4dab-82dd-257e6ec0de82', '6a002b7e-6e97-4350-9af0-ac090feaa50b', 'KRW', 500, NULL, 99500, NULL, NULL, '2026-11-28 02:04:42.883103+00', '2026-11-28 02:04:42.905937+00', '99cf8e2d44e0ea24ddb3061b-2', '4f748861-1c6f-8910-83f5-d60feac6ae85', '[{"spot": "red", "amount": 500}]', 'placed');


--
-- Data for Name: studio_table_chains; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_table_chains VALUES
	('99cf8e2d44e0ea24ddb3061b5066d3070ad55b3503e75643d7de7939f4a7287f', '2702', 1, '8ae6717e0df3ed075435ab56958dc54d6a780049d924011fd28f1746c57f24da', '2026-11-28 02:04:24.244516+00', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', NULL, '2026-11-28 02:04:18.244359+00');


--
-- Data for Name: studio_table_rounds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_table_rounds OVERRIDING SYSTEM VALUE VALUES
	('99cf8e2d44e0ea24ddb3061b-1', 1, '2702', '99cf8e2d44e0ea24ddb3061b5066d3070ad55b3503e75643d7de7939f4a7287f', 1, '2026-11-28 02:04:18.246862+00', '2026-11-28 02:04:33.246863+00', '2026-11-28 02:04:35.746863+00', '2026-11-28 02:04:42.746863+00', '[17]', 'fd4fade173014d50c80281124b73fafcb1f400895c3ea096fd64e985c02ba401', NULL),
	('99cf8e2d44e0ea24ddb3061b-2', 2, '2702', '99cf8e2d44e0ea24ddb3061b5066d3070ad55b3503e75643d7de7939f4a7287f', 2, '2026-11-28 02:04:42.771799+00', '2026-11-28 02:04:57.771799+00', '2026-11-28 02:05:00.271799+00', '2026-11-28 02:05:09.771799+00', NULL, NULL, NULL);


--
-- Data for Name: studio_table_salts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: studio_table_seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.studio_table_seats VALUES
	('2702', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2026-11-28 02:04:50.889371+00');


--
-- Data for Name: terms_acceptances; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.terms_acceptances VALUES
	('adc639ac-5d16-42da-bddf-d97dff3680b2', '2026-11', '2026-11-28 02:04:04.269+00'),
	('63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', '2026-11', '2026-11-28 02:04:04.72+00'),
	('a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', '2026-11', '2026-11-28 02:04:18.203+00');


--
-- Data for Name: tickets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tickets VALUES
	('T-C68PK3SJ', 'a@example.test', 'Hello', 'A letter.', 'ko', '2026-11-28 02:04:04.988+00', NULL);


--
-- Data for Name: transactions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.transactions VALUES
	(1, 'opening', 'adc639ac-5d16-42da-bddf-d97dff3680b2', NULL, NULL, NULL, '2026-11-28 02:04:04.269153+00'),
	(2, 'opening', '63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', NULL, NULL, NULL, '2026-11-28 02:04:04.72011+00'),
	(3, 'withdraw', '2', NULL, NULL, NULL, '2026-11-28 02:04:04.93907+00'),
	(4, 'bet', '3f6dace8-6373-468c-b488-7624a903efba.stake', '1001', '3f6dace8-6373-468c-b488-7624a903efba', NULL, '2026-11-28 02:04:05.070156+00'),
	(5, 'points_earned', '3f6dace8-6373-468c-b488-7624a903efba.stake', NULL, NULL, NULL, '2026-11-28 02:04:05.070156+00'),
	(6, 'bet', '32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6.stake', '1001', '32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6', NULL, '2026-11-28 02:04:07.579296+00'),
	(7, 'points_earned', '32b9ae49-d65a-44c0-be6f-5d12ef8ae7a6.stake', NULL, NULL, NULL, '2026-11-28 02:04:07.579296+00'),
	(8, 'bet', '98be1dad-b332-4974-98b0-9a6c42f34ed5.stake', '1001', '98be1dad-b332-4974-98b0-9a6c42f34ed5', NULL, '2026-11-28 02:04:10.087835+00'),
	(9, 'points_earned', '98be1dad-b332-4974-98b0-9a6c42f34ed5.stake', NULL, NULL, NULL, '2026-11-28 02:04:10.087835+00'),
	(10, 'bet', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35.stake', '1001', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35', NULL, '2026-11-28 02:04:12.593225+00'),
	(11, 'points_earned', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35.stake', NULL, NULL, NULL, '2026-11-28 02:04:12.593225+00'),
	(12, 'win', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35.win', '1001', '394d7bd3-4acd-43dd-8c2d-90152fe3ca35', NULL, '2026-11-28 02:04:12.615485+00'),
	(13, 'bet', '05531532-2bf6-4242-a75f-1b1d2321d73d.stake', '1001', '05531532-2bf6-4242-a75f-1b1d2321d73d', NULL, '2026-11-28 02:04:15.103316+00'),
	(14, 'points_earned', '05531532-2bf6-4242-a75f-1b1d2321d73d.stake', NULL, NULL, NULL, '2026-11-28 02:04:15.103316+00'),
	(15, 'bet', 'a6a24570-62dd-4e56-9493-23801a53b8b9.stake', '3106', 'a6a24570-62dd-4e56-9493-23801a53b8b9', NULL, '2026-11-28 02:04:18.157803+00'),
	(16, 'opening', 'a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', NULL, NULL, NULL, '2026-11-28 02:04:18.203357+00'),
	(17, 'bet', '6b6e77c1-09f2-45b4-8531-f678b80cc2fe.stake', '2702', '4f748861-1c6f-8910-83f5-d60feac6ae85', NULL, '2026-11-28 02:04:42.892041+00'),
	(18, 'points_earned', '6b6e77c1-09f2-45b4-8531-f678b80cc2fe.stake', NULL, NULL, NULL, '2026-11-28 02:04:42.892041+00'),
	(19, 'deposit', '1', NULL, NULL, NULL, '2026-11-28 02:04:47.620395+00');


--
-- Data for Name: wallet_request_states; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wallet_request_states VALUES
	(1, 1, 'waiting', 'player', '2026-11-28 02:04:04.918+00', NULL),
	(2, 2, 'waiting', 'player', '2026-11-28 02:04:04.94+00', NULL),
	(3, 1, 'completed', 'bank', '2026-11-28 02:04:47.62+00', NULL);


--
-- Data for Name: wallet_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wallet_requests VALUES
	(2, 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'withdraw', 20000, 'KRW', 'waiting', 'Play Bank', '110-2040-7789', 'Demo', false, NULL, 0, NULL, 'player', '2026-11-28 02:04:04.94+00', '2026-11-28 02:04:04.94+00'),
	(1, 'adc639ac-5d16-42da-bddf-d97dff3680b2', 'deposit', 50000, 'KRW', 'completed', 'Play Bank', '000-000-000000', 'Marquee Play Money', false, 'Demo', 50000, NULL, 'bank', '2026-11-28 02:04:47.62+00', '2026-11-28 02:04:04.918+00');


--
-- Data for Name: wallets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.wallets VALUES
	('63341b10-a66a-48ac-87d0-c7dbbf2bf8c5', 0, 0, 0, 0, NULL, NULL, NULL, NULL),
	('a7e26dd0-7ae7-4dbe-be6d-d62ec95a62ae', 0, 0, 500, 0, '{"at": 1795831482891, "day": "2026-11-28", "since": 1795831482891, "today": 0, "before": {"won": "0", "staked": "0", "deposited": "0"}, "spunAt": 0, "streak": 0, "session": 0, "skipped": 0, "stakedAt": 1795831482891, "checkFrom": 1795831482891, "pausedUntil": 0}', NULL, NULL, NULL),
	('adc639ac-5d16-42da-bddf-d97dff3680b2', 50000, 50000, 500, 3, '{"at": 1795831458155, "day": "2026-11-28", "since": 1795831445068, "today": 13087, "before": {"won": "0", "staked": "0", "deposited": "0"}, "spunAt": 1795831458155, "streak": 13087, "session": 13087, "skipped": 0, "stakedAt": 1795831458155, "checkFrom": 1795831445068, "pausedUntil": 0}', '{"day": {"from": "2026-11-28", "totals": {"won": "0", "staked": "0", "deposited": "0"}}, "week": {"from": "2026-11-22", "totals": {"won": "0", "staked": "0", "deposited": "0"}}, "month": {"from": "2026-11-01", "totals": {"won": "0", "staked": "0", "deposited": "0"}}}', NULL, NULL);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 1, true);


--
-- Name: studio_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.studio_migrations_id_seq', 1, true);


--
-- Name: accounts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.accounts_id_seq', 11, true);


--
-- Name: counsel_messages_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.counsel_messages_id_seq', 1, false);


--
-- Name: counsels_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.counsels_id_seq', 1, true);


--
-- Name: entries_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.entries_id_seq', 38, true);


--
-- Name: memo_texts_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.memo_texts_id_seq', 4, true);


--
-- Name: memos_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.memos_id_seq', 4, true);


--
-- Name: notices_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.notices_id_seq', 6, true);


--
-- Name: play_audit_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.play_audit_id_seq', 2, true);


--
-- Name: play_stops_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.play_stops_id_seq', 1, true);


--
-- Name: push_outbox_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.push_outbox_id_seq', 1, false);


--
-- Name: push_subscriptions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.push_subscriptions_id_seq', 1, false);


--
-- Name: studio_hands_position_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studio_hands_position_seq', 1, true);


--
-- Name: studio_rounds_position_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studio_rounds_position_seq', 5, true);


--
-- Name: studio_seed_pairs_position_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studio_seed_pairs_position_seq', 1, true);


--
-- Name: studio_table_bets_position_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studio_table_bets_position_seq', 1, true);


--
-- Name: studio_table_rounds_position_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.studio_table_rounds_position_seq', 2, true);


--
-- Name: transactions_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.transactions_id_seq', 19, true);


--
-- Name: wallet_request_states_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.wallet_request_states_id_seq', 3, true);


--
-- Name: wallet_requests_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.wallet_requests_id_seq', 2, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: studio_migrations studio_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.studio_migrations
    ADD CONSTRAINT studio_migrations_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: attempts attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (scope);


--
-- Name: counsel_messages counsel_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_messages
    ADD CONSTRAINT counsel_messages_pkey PRIMARY KEY (id);


--
-- Name: counsel_pictures counsel_pictures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_pictures
    ADD CONSTRAINT counsel_pictures_pkey PRIMARY KEY (id);


--
-- Name: counsels counsels_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsels
    ADD CONSTRAINT counsels_pkey PRIMARY KEY (id);


--
-- Name: entries entries_account_position; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_account_position UNIQUE (account_id, "position");


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (id);


--
-- Name: entries entries_transaction_account; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_transaction_account UNIQUE (transaction_id, account_id);


--
-- Name: favourites favourites_player_id_game_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_player_id_game_id_pk PRIMARY KEY (player_id, game_id);


--
-- Name: idempotency_keys idempotency_keys_scope_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_scope_key_unique UNIQUE (scope, key);


--
-- Name: launches launches_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.launches
    ADD CONSTRAINT launches_pkey PRIMARY KEY (token_hash);


--
-- Name: ledger ledger_currency_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_currency_unique UNIQUE (currency);


--
-- Name: ledger ledger_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (id);


--
-- Name: memo_texts memo_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memo_texts
    ADD CONSTRAINT memo_texts_pkey PRIMARY KEY (id);


--
-- Name: memos memos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memos
    ADD CONSTRAINT memos_pkey PRIMARY KEY (id);


--
-- Name: memos memos_text_player; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memos
    ADD CONSTRAINT memos_text_player UNIQUE (text_id, player_id);


--
-- Name: notices notices_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (id);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (challenge);


--
-- Name: passkeys passkeys_credentialId_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT "passkeys_credentialId_unique" UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: password_resets password_resets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (id);


--
-- Name: play_audit play_audit_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_audit
    ADD CONSTRAINT play_audit_pkey PRIMARY KEY (id);


--
-- Name: play_days play_days_player_id_day_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_days
    ADD CONSTRAINT play_days_player_id_day_pk PRIMARY KEY (player_id, day);


--
-- Name: play_limits play_limits_player_id_kind_period_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_limits
    ADD CONSTRAINT play_limits_player_id_kind_period_pk PRIMARY KEY (player_id, kind, period);


--
-- Name: play_marks play_marks_mark_player_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_marks
    ADD CONSTRAINT play_marks_mark_player_id_pk PRIMARY KEY (mark, player_id);


--
-- Name: play_stops play_stops_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_stops
    ADD CONSTRAINT play_stops_pkey PRIMARY KEY (id);


--
-- Name: players players_nicknameKey_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT "players_nicknameKey_unique" UNIQUE (nickname_key);


--
-- Name: players players_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (id);


--
-- Name: players players_username_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_username_unique UNIQUE (username);


--
-- Name: push_outbox push_outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_outbox
    ADD CONSTRAINT push_outbox_pkey PRIMARY KEY (id);


--
-- Name: push_subscriptions push_subscriptions_endpoint_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_endpoint_unique UNIQUE (endpoint);


--
-- Name: push_subscriptions push_subscriptions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);


--
-- Name: referral_codes referral_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.referral_codes
    ADD CONSTRAINT referral_codes_pkey PRIMARY KEY (code);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: studio_hands studio_hands_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_hands
    ADD CONSTRAINT studio_hands_pkey PRIMARY KEY (id);


--
-- Name: studio_history studio_history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_history
    ADD CONSTRAINT studio_history_pkey PRIMARY KEY (id);


--
-- Name: studio_moves studio_moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_moves
    ADD CONSTRAINT studio_moves_pkey PRIMARY KEY (transaction_id);


--
-- Name: studio_rounds studio_rounds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_rounds
    ADD CONSTRAINT studio_rounds_pkey PRIMARY KEY (id);


--
-- Name: studio_seed_pairs studio_seed_pairs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_seed_pairs
    ADD CONSTRAINT studio_seed_pairs_pkey PRIMARY KEY (id);


--
-- Name: studio_sessions studio_sessions_launch_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_sessions
    ADD CONSTRAINT studio_sessions_launch_unique UNIQUE (launch);


--
-- Name: studio_sessions studio_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_sessions
    ADD CONSTRAINT studio_sessions_pkey PRIMARY KEY (id);


--
-- Name: studio_table_bets studio_table_bets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_table_bets
    ADD CONSTRAINT studio_table_bets_pkey PRIMARY KEY (id);


--
-- Name: studio_table_chains studio_table_chains_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_table_chains
    ADD CONSTRAINT studio_table_chains_pkey PRIMARY KEY (chain_end);


--
-- Name: studio_table_rounds studio_table_rounds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_table_rounds
    ADD CONSTRAINT studio_table_rounds_pkey PRIMARY KEY (id);


--
-- Name: studio_table_salts studio_table_salts_chain_player_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_table_salts
    ADD CONSTRAINT studio_table_salts_chain_player_pk PRIMARY KEY (chain, player);


--
-- Name: studio_table_seats studio_table_seats_game_id_player_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_table_seats
    ADD CONSTRAINT studio_table_seats_game_id_player_pk PRIMARY KEY (game_id, player);


--
-- Name: terms_acceptances terms_acceptances_player_id_version_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.terms_acceptances
    ADD CONSTRAINT terms_acceptances_player_id_version_pk PRIMARY KEY (player_id, version);


--
-- Name: tickets tickets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);


--
-- Name: transactions transactions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transactions
    ADD CONSTRAINT transactions_pkey PRIMARY KEY (id);


--
-- Name: transactions transactions_type_reference; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.transactions
    ADD CONSTRAINT transactions_type_reference UNIQUE (type, reference);


--
-- Name: wallet_request_states wallet_request_states_once; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_request_states
    ADD CONSTRAINT wallet_request_states_once UNIQUE (request_id, status);


--
-- Name: wallet_request_states wallet_request_states_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_request_states
    ADD CONSTRAINT wallet_request_states_pkey PRIMARY KEY (id);


--
-- Name: wallet_requests wallet_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_requests
    ADD CONSTRAINT wallet_requests_pkey PRIMARY KEY (id);


--
-- Name: wallets wallets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_pkey PRIMARY KEY (player_id);


--
-- Name: accounts_house_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_house_kind ON public.accounts USING btree (kind, currency) WHERE (player_id IS NULL);


--
-- Name: accounts_player_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX accounts_player_kind ON public.accounts USING btree (player_id, kind) WHERE (player_id IS NOT NULL);


--
-- Name: attempts_started_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attempts_started_at_index ON public.attempts USING btree (started_at);


--
-- Name: counsel_messages_counsel; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsel_messages_counsel ON public.counsel_messages USING btree (counsel_id, id);


--
-- Name: counsel_pictures_counsel; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsel_pictures_counsel ON public.counsel_pictures USING btree (counsel_id, place);


--
-- Name: counsel_pictures_message; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsel_pictures_message ON public.counsel_pictures USING btree (message_id);


--
-- Name: counsel_pictures_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsel_pictures_player ON public.counsel_pictures USING btree (player_id);


--
-- Name: counsel_pictures_unsent; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsel_pictures_unsent ON public.counsel_pictures USING btree (created_at) WHERE (counsel_id IS NULL);


--
-- Name: counsels_answered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsels_answered ON public.counsels USING btree (answered_at) WHERE ((answered_at IS NOT NULL) AND (ended_at IS NULL));


--
-- Name: counsels_ended; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsels_ended ON public.counsels USING btree (ended_at) WHERE (ended_at IS NOT NULL);


--
-- Name: counsels_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsels_pending ON public.counsels USING btree (created_at) WHERE (answered_at IS NULL);


--
-- Name: counsels_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsels_player ON public.counsels USING btree (player_id, id);


--
-- Name: counsels_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX counsels_waiting ON public.counsels USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);


--
-- Name: entries_account_posted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX entries_account_posted ON public.entries USING btree (account_id, posted_at, "position");


--
-- Name: entries_account_type; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX entries_account_type ON public.entries USING btree (account_id, type, "position");


--
-- Name: idempotency_keys_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX idempotency_keys_created_at_index ON public.idempotency_keys USING btree (created_at);


--
-- Name: launches_expires_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX launches_expires_at_index ON public.launches USING btree (expires_at);


--
-- Name: launches_session_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX launches_session_id_index ON public.launches USING btree (session_id);


--
-- Name: memo_texts_counsel; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memo_texts_counsel ON public.memo_texts USING btree (counsel_id) WHERE (counsel_id IS NOT NULL);


--
-- Name: memos_deleted; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memos_deleted ON public.memos USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);


--
-- Name: memos_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memos_player ON public.memos USING btree (player_id, id);


--
-- Name: memos_unread; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX memos_unread ON public.memos USING btree (player_id) WHERE ((read_at IS NULL) AND (deleted_at IS NULL));


--
-- Name: passkey_challenges_expires_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkey_challenges_expires_at_index ON public.passkey_challenges USING btree (expires_at);


--
-- Name: passkeys_player_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX passkeys_player_id_index ON public.passkeys USING btree (player_id);


--
-- Name: password_resets_expires_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_resets_expires_at_index ON public.password_resets USING btree (expires_at);


--
-- Name: password_resets_player_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX password_resets_player_id_index ON public.password_resets USING btree (player_id);


--
-- Name: play_audit_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX play_audit_player ON public.play_audit USING btree (player_id, id);


--
-- Name: play_marks_at_break; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX play_marks_at_break ON public.play_marks USING btree (mark) WHERE at_break;


--
-- Name: play_marks_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX play_marks_player ON public.play_marks USING btree (player_id);


--
-- Name: play_stops_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX play_stops_player ON public.play_stops USING btree (player_id, ends_at);


--
-- Name: players_email_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX players_email_index ON public.players USING btree (email);


--
-- Name: players_virtual_account; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX players_virtual_account ON public.players USING btree (virtual_account) WHERE (virtual_account <> ''::text);


--
-- Name: push_outbox_created_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_outbox_created_at_index ON public.push_outbox USING btree (created_at);


--
-- Name: push_outbox_due_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_outbox_due_at_index ON public.push_outbox USING btree (due_at);


--
-- Name: push_outbox_subscription_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_outbox_subscription_id_index ON public.push_outbox USING btree (subscription_id);


--
-- Name: push_subscriptions_player_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_player_id_index ON public.push_subscriptions USING btree (player_id);


--
-- Name: push_subscriptions_session_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX push_subscriptions_session_id_index ON public.push_subscriptions USING btree (session_id);


--
-- Name: sessions_expires_at_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_expires_at_index ON public.sessions USING btree (expires_at);


--
-- Name: sessions_player_id_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_player_id_index ON public.sessions USING btree (player_id);


--
-- Name: studio_hands_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_hands_key ON public.studio_hands USING btree (player, game_id, key);


--
-- Name: studio_hands_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_hands_latest ON public.studio_hands USING btree (player, game_id, "position");


--
-- Name: studio_hands_left; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_hands_left ON public.studio_hands USING btree (acted_at) WHERE (state = 'playing'::text);


--
-- Name: studio_hands_one_unfinished; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_hands_one_unfinished ON public.studio_hands USING btree (player, game_id) WHERE (state = ANY (ARRAY['open'::text, 'playing'::text, 'staking'::text, 'decided'::text, 'voiding'::text]));


--
-- Name: studio_hands_unfinished; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_hands_unfinished ON public.studio_hands USING btree (updated_at) WHERE (state = ANY (ARRAY['open'::text, 'staking'::text, 'decided'::text, 'voiding'::text]));


--
-- Name: studio_moves_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_moves_created ON public.studio_moves USING btree (created_at);


--
-- Name: studio_moves_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_moves_open ON public.studio_moves USING btree (player_id) WHERE (round_open AND (rolled_back_at IS NULL));


--
-- Name: studio_moves_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_moves_round ON public.studio_moves USING btree (player_id, round_id);


--
-- Name: studio_rounds_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_rounds_key ON public.studio_rounds USING btree (player, game_id, key);


--
-- Name: studio_rounds_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_rounds_latest ON public.studio_rounds USING btree (player, game_id, "position");


--
-- Name: studio_rounds_nonce; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_rounds_nonce ON public.studio_rounds USING btree (seed_pair, nonce);


--
-- Name: studio_rounds_one_unfinished; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_rounds_one_unfinished ON public.studio_rounds USING btree (player, game_id) WHERE (state = ANY (ARRAY['open'::text, 'decided'::text, 'voiding'::text]));


--
-- Name: studio_rounds_unfinished; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_rounds_unfinished ON public.studio_rounds USING btree (updated_at) WHERE (state = ANY (ARRAY['open'::text, 'decided'::text, 'voiding'::text]));


--
-- Name: studio_seed_pairs_active; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_seed_pairs_active ON public.studio_seed_pairs USING btree (player) WHERE (revealed_at IS NULL);


--
-- Name: studio_seed_pairs_revealed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_seed_pairs_revealed ON public.studio_seed_pairs USING btree (player, "position");


--
-- Name: studio_sessions_expiry; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_sessions_expiry ON public.studio_sessions USING btree (expires_at);


--
-- Name: studio_table_bets_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_table_bets_key ON public.studio_table_bets USING btree (player, game_id, key);


--
-- Name: studio_table_bets_pending; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_bets_pending ON public.studio_table_bets USING btree (player) WHERE (state = 'open'::text);


--
-- Name: studio_table_bets_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_bets_player ON public.studio_table_bets USING btree (player, game_id, "position");


--
-- Name: studio_table_bets_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_bets_round ON public.studio_table_bets USING btree (round_id, player);


--
-- Name: studio_table_bets_unfinished; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_bets_unfinished ON public.studio_table_bets USING btree (updated_at) WHERE (state = ANY (ARRAY['open'::text, 'placed'::text, 'decided'::text, 'voiding'::text]));


--
-- Name: studio_table_bets_wallet_round; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_bets_wallet_round ON public.studio_table_bets USING btree (wallet_round);


--
-- Name: studio_table_chains_number; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_table_chains_number ON public.studio_table_chains USING btree (game_id, number);


--
-- Name: studio_table_rounds_latest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_rounds_latest ON public.studio_table_rounds USING btree (game_id, "position");


--
-- Name: studio_table_rounds_place; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_table_rounds_place ON public.studio_table_rounds USING btree (chain, number);


--
-- Name: studio_table_rounds_undrawn; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_rounds_undrawn ON public.studio_table_rounds USING btree (drawn_at) WHERE ((result IS NULL) AND (voided_at IS NULL));


--
-- Name: studio_table_salts_commitment; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX studio_table_salts_commitment ON public.studio_table_salts USING btree (chain, commitment);


--
-- Name: studio_table_seats_seen; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX studio_table_seats_seen ON public.studio_table_seats USING btree (game_id, seen_at);


--
-- Name: tickets_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tickets_created ON public.tickets USING btree (created_at);


--
-- Name: wallet_requests_open_deposit; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX wallet_requests_open_deposit ON public.wallet_requests USING btree (player_id) WHERE ((kind = 'deposit'::text) AND (status = 'waiting'::text));


--
-- Name: wallet_requests_player; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX wallet_requests_player ON public.wallet_requests USING btree (player_id, kind, id);


--
-- Name: wallet_requests_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX wallet_requests_waiting ON public.wallet_requests USING btree (created_at) WHERE (status = 'waiting'::text);


--
-- Name: accounts accounts_are_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER accounts_are_kept BEFORE DELETE OR TRUNCATE ON public.accounts FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: accounts accounts_follow_entries; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER accounts_follow_entries AFTER INSERT OR UPDATE OF balance ON public.accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.balance_follows_entries();


--
-- Name: entries entries_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entries FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: entries entries_continue; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER entries_continue BEFORE INSERT ON public.entries FOR EACH ROW EXECUTE FUNCTION public.entry_continues_account();


--
-- Name: entries entries_sum; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER entries_sum AFTER INSERT ON public.entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.transaction_sums_to_zero();


--
-- Name: ledger ledger_is_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER ledger_is_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: play_audit play_audit_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER play_audit_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.play_audit FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: play_stops play_stops_are_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER play_stops_are_kept BEFORE DELETE OR UPDATE ON public.play_stops FOR EACH ROW EXECUTE FUNCTION public.play_stop_is_kept();


--
-- Name: transactions transactions_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: transactions transactions_sum; Type: TRIGGER; Schema: public; Owner: -
--

CREATE CONSTRAINT TRIGGER transactions_sum AFTER INSERT ON public.transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.transaction_sums_to_zero();


--
-- Name: wallet_request_states wallet_request_states_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER wallet_request_states_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.wallet_request_states FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: wallet_requests wallet_requests_are_kept; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER wallet_requests_are_kept BEFORE DELETE OR TRUNCATE ON public.wallet_requests FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_is_append_only();


--
-- Name: wallet_requests wallet_requests_are_recorded; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER wallet_requests_are_recorded AFTER INSERT OR UPDATE ON public.wallet_requests FOR EACH ROW EXECUTE FUNCTION public.wallet_request_is_recorded();


--
-- Name: wallet_requests wallet_requests_move_once; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER wallet_requests_move_once BEFORE UPDATE ON public.wallet_requests FOR EACH ROW EXECUTE FUNCTION public.wallet_request_moves_once();


--
-- Name: accounts accounts_currency_ledger_currency_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_currency_ledger_currency_fk FOREIGN KEY (currency) REFERENCES public.ledger(currency);


--
-- Name: accounts accounts_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: counsel_messages counsel_messages_counsel_id_counsels_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_messages
    ADD CONSTRAINT counsel_messages_counsel_id_counsels_id_fk FOREIGN KEY (counsel_id) REFERENCES public.counsels(id);


--
-- Name: counsel_pictures counsel_pictures_counsel_id_counsels_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_pictures
    ADD CONSTRAINT counsel_pictures_counsel_id_counsels_id_fk FOREIGN KEY (counsel_id) REFERENCES public.counsels(id);


--
-- Name: counsel_pictures counsel_pictures_message_id_counsel_messages_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_pictures
    ADD CONSTRAINT counsel_pictures_message_id_counsel_messages_id_fk FOREIGN KEY (message_id) REFERENCES public.counsel_messages(id);


--
-- Name: counsel_pictures counsel_pictures_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsel_pictures
    ADD CONSTRAINT counsel_pictures_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: counsels counsels_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counsels
    ADD CONSTRAINT counsels_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: entries entries_account_id_accounts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES public.accounts(id);


--
-- Name: entries entries_transaction_id_transactions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_transaction_id_transactions_id_fk FOREIGN KEY (transaction_id) REFERENCES public.transactions(id);


--
-- Name: favourites favourites_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: launches launches_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.launches
    ADD CONSTRAINT launches_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: launches launches_session_id_sessions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.launches
    ADD CONSTRAINT launches_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id);


--
-- Name: memo_texts memo_texts_counsel_id_counsels_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memo_texts
    ADD CONSTRAINT memo_texts_counsel_id_counsels_id_fk FOREIGN KEY (counsel_id) REFERENCES public.counsels(id);


--
-- Name: memos memos_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memos
    ADD CONSTRAINT memos_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: memos memos_text_id_memo_texts_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.memos
    ADD CONSTRAINT memos_text_id_memo_texts_id_fk FOREIGN KEY (text_id) REFERENCES public.memo_texts(id);


--
-- Name: passkey_challenges passkey_challenges_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: passkeys passkeys_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: password_resets password_resets_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.password_resets
    ADD CONSTRAINT password_resets_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: play_audit play_audit_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_audit
    ADD CONSTRAINT play_audit_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: play_days play_days_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_days
    ADD CONSTRAINT play_days_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: play_limits play_limits_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_limits
    ADD CONSTRAINT play_limits_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: play_marks play_marks_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_marks
    ADD CONSTRAINT play_marks_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: play_stops play_stops_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.play_stops
    ADD CONSTRAINT play_stops_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: push_outbox push_outbox_subscription_id_push_subscriptions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_outbox
    ADD CONSTRAINT push_outbox_subscription_id_push_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES public.push_subscriptions(id) ON DELETE CASCADE;


--
-- Name: push_subscriptions push_subscriptions_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: push_subscriptions push_subscriptions_session_id_sessions_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.push_subscriptions
    ADD CONSTRAINT push_subscriptions_session_id_sessions_id_fk FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: studio_moves studio_moves_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.studio_moves
    ADD CONSTRAINT studio_moves_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: terms_acceptances terms_acceptances_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.terms_acceptances
    ADD CONSTRAINT terms_acceptances_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: wallet_request_states wallet_request_states_request_id_wallet_requests_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_request_states
    ADD CONSTRAINT wallet_request_states_request_id_wallet_requests_id_fk FOREIGN KEY (request_id) REFERENCES public.wallet_requests(id);


--
-- Name: wallet_requests wallet_requests_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallet_requests
    ADD CONSTRAINT wallet_requests_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- Name: wallets wallets_player_id_players_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.wallets
    ADD CONSTRAINT wallets_player_id_players_id_fk FOREIGN KEY (player_id) REFERENCES public.players(id);


--
-- PostgreSQL database dump complete
--



