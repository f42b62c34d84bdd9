# The marketplace as one image: the built pages, the server, and what it needs at run time.
# PostgreSQL is not in it: DATABASE_URL says where it is.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# no install scripts: the image has its Node, and the embedded PostgreSQL stays out of it
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# of ONNX Runtime the one build that is used: the others, for browsers, are 120 MB
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules/onnxruntime-web/dist -type f ! -name 'ort.wasm.bundle.min.mjs' ! -name 'ort-wasm-simd-threaded.wasm' \
    ! -name 'ort-wasm-simd-threaded.mjs' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    HOST=0.0.0.0 \
    PORT=3000
WORKDIR /app
# owned by root: the server can read its program and not change it
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY package.json LICENSE ./
COPY contract ./contract
COPY domain ./domain
COPY locales ./locales
COPY db ./db
COPY server ./server
COPY tools ./tools
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
# node itself is process 1: it gets the signals and drains (docs/operations.md)
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=16", "server/main.ts"]
