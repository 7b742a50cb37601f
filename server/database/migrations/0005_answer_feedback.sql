CREATE TABLE "answer_feedback" (
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"verdict" text NOT NULL,
	"rating" integer,
	"comment" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_feedback_conversation_id_position_pk" PRIMARY KEY("conversation_id","position")
);
--> statement-breakpoint
ALTER TABLE "answer_feedback" ADD CONSTRAINT "answer_feedback_conversation_id_position_messages_conversation_id_position_fk" FOREIGN KEY ("conversation_id","position") REFERENCES "public"."messages"("conversation_id","position") ON DELETE cascade ON UPDATE no action;