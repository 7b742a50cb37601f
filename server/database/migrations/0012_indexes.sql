CREATE INDEX "embedded_events_due" ON "embedded_events" USING btree ("due_at") WHERE "embedded_events"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "letters_by_user" ON "letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letters_by_reply_to" ON "letters" USING btree ("reply_to") WHERE "letters"."reply_to" is not null;