CREATE TABLE "flashcards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"subject" text NOT NULL,
	"topic_title" text NOT NULL,
	"html_content" text NOT NULL,
	"cards" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcards_newest" ON "flashcards" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);