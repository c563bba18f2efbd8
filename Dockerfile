# For amd64 and arm64: docker build --tag crowdcue .
FROM node:22-bookworm AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run build && node .scripts/trace.mjs /srv/crowdcue && install -d -o node -g node /data

FROM node:22-bookworm-slim
WORKDIR /srv/crowdcue
COPY --from=build /srv/crowdcue /srv/crowdcue
COPY --from=build --chown=node:node /data /data
ENV NODE_ENV=production DATA_DIR=/data DATABASE_URL=file:/data/crowdcue.db
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:'+(process.env.PORT||3000)+'/api/health/live').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["node", "server.mjs"]
