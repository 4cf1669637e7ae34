# One operator with the built app and the studio. The database is elsewhere: DATABASE_URL. See docs/deploying.md.
FROM docker.io/library/node:24-bookworm-slim AS manifests
WORKDIR /srv/marquee
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/operator/package.json packages/operator/
COPY packages/studio/package.json packages/studio/
COPY packages/kit/package.json packages/kit/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS production
RUN npm ci --omit=dev --workspace @marquee/operator --workspace @marquee/studio

FROM docker.io/library/node:24-bookworm-slim
WORKDIR /srv/marquee
ENV NODE_ENV=production HOST=0.0.0.0 TRUST_PROXY=1 LOG=json DATA_DIR=/var/lib/marquee
COPY --from=production /srv/marquee ./
COPY --from=build /srv/marquee/dist dist/
COPY packages packages/
COPY brand brand/
COPY scripts scripts/
RUN install --directory --owner=node --group=node /var/lib/marquee
USER node
EXPOSE 4173 4174
# The image format of OCI has no health check: buildah needs --format docker.
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4173/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
