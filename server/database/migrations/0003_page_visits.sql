CREATE TABLE "visits" (
	"day" date NOT NULL,
	"route" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "visits_day_route_pk" PRIMARY KEY("day","route")
);
