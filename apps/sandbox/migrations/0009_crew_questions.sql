-- Questions that are open now ask for the document itself, which is what was searched by.
DELETE FROM "document_challenges";--> statement-breakpoint
CREATE TABLE "challenge_wrong_answers" (
	"user_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_wrong_answers_user_id_employee_id_pk" PRIMARY KEY("user_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "document_challenges" ADD COLUMN "document_type" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "identity_type" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "identity_value" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "vehicle_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "crew" jsonb;--> statement-breakpoint
ALTER TABLE "challenge_wrong_answers" ADD CONSTRAINT "challenge_wrong_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_wrong_answers" ADD CONSTRAINT "challenge_wrong_answers_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_challenges" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "document_challenges" DROP COLUMN "passed_at";