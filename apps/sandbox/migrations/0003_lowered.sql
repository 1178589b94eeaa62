ALTER TABLE "service_points" ADD COLUMN "code_sol_lowered" text GENERATED ALWAYS AS (lower("service_points"."code_sol")) STORED;--> statement-breakpoint
ALTER TABLE "service_points" ADD COLUMN "description_lowered" text GENERATED ALWAYS AS (lower("service_points"."description")) STORED;--> statement-breakpoint
ANALYZE "service_points";