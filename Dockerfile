# syntax=docker/dockerfile:1
# docker build -t citedesk .   Reaches the npm registry while it builds, and nothing when it runs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# The scripts of our own project alone: `prepare` builds the pages. The image has a Node.js of its own already.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && npm run build \
  && rm -rf node_modules/node-linux-* node_modules/node-win-*

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app /app
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Nothing but /data and /tmp is written: run it with --read-only --tmpfs /tmp.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
