CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"holder" uuid,
	"held_until" timestamp (3) with time zone
);
