# One operator with the built app. The database is elsewhere: DATABASE_URL. See docs/deploying.md.
FROM docker.io/library/node:22-bookworm-slim AS build
WORKDIR /srv/marquee
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/operator/package.json packages/operator/
COPY packages/studio/package.json packages/studio/
COPY packages/kit/package.json packages/kit/
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM docker.io/library/node:22-bookworm-slim
WORKDIR /srv/marquee
ENV NODE_ENV=production HOST=0.0.0.0 TRUST_PROXY=1 LOG=json DATA_DIR=/var/lib/marquee
COPY --from=build --chown=node:node /srv/marquee /srv/marquee
RUN mkdir -p /var/lib/marquee && chown node:node /var/lib/marquee
USER node
EXPOSE 4173 4174
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4173/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The Node of the lockfile, as `npm start` runs it.
CMD ["/srv/marquee/node_modules/.bin/node", "scripts/serve.ts"]
