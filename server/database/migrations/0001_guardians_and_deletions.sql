CREATE TABLE "deletions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_under_16" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guardian_consent_date" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "deletions_unfinished" ON "deletions" USING btree ("requested_at") WHERE "deletions"."finished_at" is null;