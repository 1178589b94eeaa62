CREATE TABLE "user_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"grant_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"address" text,
	"agent" text,
	"is_new_device" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_sessions" ADD CONSTRAINT "user_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_sessions_user_id" ON "user_sessions" USING btree ("user_id");