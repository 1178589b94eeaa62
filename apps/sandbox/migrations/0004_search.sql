CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "service_points_by_description";--> statement-breakpoint
CREATE INDEX "service_points_code_search" ON "service_points" USING gin ("code_sol_lowered" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_description_search" ON "service_points" USING gin ("description_lowered" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "service_points_by_description" ON "service_points" USING btree ("description","id","description_lowered","active","subclient_id");--> statement-breakpoint
ALTER TABLE "service_points" ALTER COLUMN "code_sol_lowered" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "service_points" ALTER COLUMN "description_lowered" SET STATISTICS 1000;
