CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"flashcard_id" uuid,
	"position" integer NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"reps" integer NOT NULL,
	"lapses" integer NOT NULL,
	"last_reviewed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_flashcard_id_flashcards_id_fk" FOREIGN KEY ("flashcard_id") REFERENCES "public"."flashcards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_due" ON "cards" USING btree ("user_id","due","id");--> statement-breakpoint
CREATE INDEX "cards_of_flashcard" ON "cards" USING btree ("flashcard_id","position");--> statement-breakpoint
INSERT INTO "cards" ("id", "user_id", "flashcard_id", "position", "front", "back", "created_at", "due", "stability", "difficulty", "reps", "lapses")
SELECT gen_random_uuid(), "flashcards"."user_id", "flashcards"."id", "card"."place" - 1, "card"."sides"->>'front', "card"."sides"->>'back', "flashcards"."created_at", "flashcards"."created_at", 0, 0, 0, 0
FROM "flashcards", json_array_elements("flashcards"."cards"::json) WITH ORDINALITY AS "card"("sides", "place");--> statement-breakpoint
ALTER TABLE "flashcards" DROP COLUMN "cards";