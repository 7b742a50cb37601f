# The newest Node that the whole suite has run on. `docker build .` needs no secret: every setting comes when it is started.
FROM node:20.20.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20.20.2-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node:20.20.2-bookworm-slim
# For npm run backup and npm run restore.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY contract contract
COPY server server
COPY tutoring tutoring
COPY src/domain src/domain
COPY --from=build /app/dist dist
# The root file system may be read-only: only this folder, if the embedded database is used, and /tmp are written to.
RUN mkdir -m 0700 /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would stand between the server and the signal that ends it.
CMD ["node", "--import", "tsx", "server/main.ts"]
