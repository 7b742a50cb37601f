CREATE TABLE "calls_in_line" (
	"caller" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "calls_in_line_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"request_hash" text,
	"held_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "calls_in_line_caller_number_pk" PRIMARY KEY("caller","number")
);
--> statement-breakpoint
CREATE INDEX "calls_in_line_by_lease" ON "calls_in_line" USING btree ("held_until");