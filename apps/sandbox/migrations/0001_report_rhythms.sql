ALTER TABLE "report_schedules" ADD COLUMN "rhythm" text DEFAULT 'WEEKLY' NOT NULL;--> statement-breakpoint
ALTER TABLE "report_schedules" ADD COLUMN "month_day" integer DEFAULT 1 NOT NULL;