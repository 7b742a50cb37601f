CREATE TABLE "quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"topic" text,
	"class_level" text NOT NULL,
	"difficulty" text NOT NULL,
	"question_types" text[] NOT NULL,
	"question_count" integer NOT NULL,
	"questions" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quizzes" ADD CONSTRAINT "quizzes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quizzes_newest" ON "quizzes" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);