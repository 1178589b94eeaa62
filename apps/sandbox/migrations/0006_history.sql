CREATE TABLE "history" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" bigint,
	"actor_name" text,
	"address" text,
	"agent" text,
	"kind" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" bigint,
	"subject_name" text,
	"country_id" bigint,
	"changes" jsonb NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "history_subject" ON "history" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE FUNCTION "history_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of history are never changed or removed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "history_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "history" FOR EACH STATEMENT EXECUTE FUNCTION "history_is_append_only"();
