# syntax=docker/dockerfile:1
# docker build -t citedesk .   Reaches the npm registry while it builds, and nothing when it runs.
FROM node:24-bookworm-slim AS build
# Packages that come along when they are wanted: --build-arg WITH=@opentelemetry/sdk-node
ARG WITH=""
WORKDIR /app
COPY . .
# The scripts of our own project alone: `build` makes the pages and the service. /image is all that the image has.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && if [ -n "$WITH" ]; then npm install --no-save --omit=dev --ignore-scripts --no-audit --no-fund $WITH; fi \
  && npm run build \
  && node tools/make-image.ts /image $WITH

FROM scratch
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data PATH=/usr/local/bin
WORKDIR /app
COPY --from=build /image /
COPY --from=build --chown=1000:1000 /image/data /data
COPY --from=build --chown=1000:1000 /image/tmp /tmp
USER node
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Nothing but /data and /tmp is written: run it with --read-only --tmpfs /tmp.
CMD ["node", "--disable-warning=ExperimentalWarning", "server/src/main.ts"]
