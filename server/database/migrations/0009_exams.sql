CREATE TABLE "exam_attempts" (
	"exam_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"answers" text NOT NULL,
	"handed_in_at" timestamp (3) with time zone,
	"marks" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"exam_type" text NOT NULL,
	"subject" text NOT NULL,
	"html_content" text NOT NULL,
	"sheet" text NOT NULL,
	"keys" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exam_attempts" ADD CONSTRAINT "exam_attempts_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exams_newest" ON "exams" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);