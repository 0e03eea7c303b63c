# The whole system in one container, for machines that are no Debian or Ubuntu: the same `npm start` as everywhere.
FROM node:24-bookworm-slim

RUN apt-get update \
  && apt-get install -qy --no-install-recommends \
    mariadb-server redis-server nginx libnginx-mod-rtmp libnginx-mod-stream ffmpeg fontconfig fonts-thai-tlwg ca-certificates \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /wethi
COPY . .
RUN npm ci --include=dev --include=optional --no-audit --no-fund && npm run build

ENV LISTEN_ADDRESS=0.0.0.0
VOLUME /wethi/.local/dev
CMD ["node", "tools/start/bootstrap.mjs", "start"]
