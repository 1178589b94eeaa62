# The whole product in one image: portal, provider and back end. It needs no build tool beyond Node.
# Build: docker build -t remesa .      Run: see docs/how-to/run-in-production.md

# Pin the digest of the base as well where the images are built: --build-arg BASE=node:24.21.0-bookworm-slim@sha256:…
ARG BASE=node:24.21.0-bookworm-slim

# 1. Everything that a build needs, and the two apps.
FROM ${BASE} AS build
WORKDIR /srv/remesa
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages packages
COPY apps apps
COPY tooling tooling
RUN node tooling/bootstrap.mjs && node_modules/.bin/node tooling/build.ts

# 2. The libraries that run, as the lockfile names them, without development tools and without install scripts.
FROM ${BASE} AS libraries
WORKDIR /srv/remesa
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/sandbox/package.json apps/sandbox/package.json
COPY packages/api-client/package.json packages/api-client/package.json
COPY packages/domain/package.json packages/domain/package.json
COPY tooling/supply tooling/supply
RUN node tooling/supply/install-libraries.mjs

# 3. What is shipped.
FROM ${BASE}
WORKDIR /srv/remesa
COPY --from=libraries /srv/remesa/node_modules node_modules
COPY --from=libraries /srv/remesa/apps/sandbox/node_modules apps/sandbox/node_modules
COPY --from=build /srv/remesa/apps/sandbox/dist apps/sandbox/dist
COPY --from=build /srv/remesa/apps/portal/dist apps/portal/dist
COPY apps/sandbox/package.json apps/sandbox/package.json
COPY apps/sandbox/migrations apps/sandbox/migrations
COPY apps/sandbox/assets apps/sandbox/assets
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data/remesa
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/sandbox/dist/main.js"]
