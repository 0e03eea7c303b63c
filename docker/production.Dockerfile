# A shop's own system in one container: `npm start` in production (docs/keeping.md).
FROM node:24-bookworm-slim

RUN apt-get update \
  && apt-get install -qy --no-install-recommends \
    mariadb-server redis-server nginx libnginx-mod-rtmp libnginx-mod-stream ffmpeg fontconfig fonts-thai-tlwg ca-certificates \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /wethi
COPY . .
RUN npm ci --include=dev --include=optional --no-audit --no-fund && npm run build && echo NODE_ENV=production > .env

ENV LISTEN_ADDRESS=0.0.0.0
VOLUME /wethi/.local/production
CMD ["node", "tools/start/bootstrap.mjs", "start"]
