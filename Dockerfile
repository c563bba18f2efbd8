# For amd64 and arm64: docker build --tag crowdcue .
FROM node:22-bookworm AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run build && node .scripts/trace.mjs /srv/crowdcue && install -d -o node -g node /data

# Node.js and the libraries that it needs: no shell, no package manager.
FROM gcr.io/distroless/nodejs22-debian12
WORKDIR /srv/crowdcue
COPY --from=build /srv/crowdcue /srv/crowdcue
COPY --from=build --chown=1000:1000 /data /data
ENV NODE_ENV=production DATA_DIR=/data DATABASE_URL=file:/data/crowdcue.db
VOLUME /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["/nodejs/bin/node", "-e", "fetch('http://localhost:'+(process.env.PORT||3000)+'/api/health/live').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
CMD ["server.mjs"]
