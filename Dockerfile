# One build, several small images: docker-compose.yml names the targets.
FROM node:24-bookworm-slim AS sources
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY services services
COPY shell shell
COPY gateway gateway
COPY deploy deploy
COPY e2e/package.json e2e/package.json
COPY mfe-landing mfe-landing
COPY mfe-dashboard mfe-dashboard
COPY mfe-dreams mfe-dreams
COPY mfe-social mfe-social
COPY tsconfig.json ./
COPY scripts scripts

FROM sources AS build
RUN npm install --no-save --no-audit --no-fund --loglevel=error && npx tsx scripts/build.ts --topology

# Only what the bundles leave outside (docs in scripts/build-services.ts).
FROM sources AS runtime-packages
RUN npm install --no-save --no-audit --no-fund --omit=dev --loglevel=error -w @liminal/auth -w @liminal/migrate

FROM node:24-bookworm-slim AS process
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 OPS_PORT=9000
COPY --from=runtime-packages /app/node_modules node_modules
COPY --from=runtime-packages /app/packages packages
COPY --from=runtime-packages /app/services services
COPY deploy/compose/healthy.mjs ./
USER node
EXPOSE 3000 9000

FROM process AS service
ARG SERVICE
COPY --from=build /app/services/${SERVICE}/dist dist
# A volume that is mounted here takes its owner from it.
USER root
RUN mkdir -p /srv/snapshots && chown node:node /srv/snapshots
USER node
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s CMD ["node", "healthy.mjs"]
CMD ["node", "--enable-source-maps", "dist/main.mjs"]

FROM service AS registry
COPY --from=build /app/shell/dist /srv/shell
# The volume of releases takes its owner from here.
USER root
RUN mkdir -p /srv/mfe && chown node:node /srv/mfe
USER node

FROM process AS migrate
COPY --from=build /app/deploy/migrate/dist dist
CMD ["node", "dist/main.mjs"]

FROM process AS deployer
COPY --from=build /app/deploy/topology/dist dist
COPY --from=build /app/mfe-landing/dist mfe-landing/dist
COPY --from=build /app/mfe-dashboard/dist mfe-dashboard/dist
COPY --from=build /app/mfe-dreams/dist mfe-dreams/dist
COPY --from=build /app/mfe-social/dist mfe-social/dist
CMD ["node", "dist/deploy-job.mjs"]

FROM nginx:1.30 AS gateway
COPY gateway/nginx.conf /etc/nginx/liminal.conf
COPY gateway/nginx-fixed.conf /etc/nginx/liminal-fixed.conf
COPY deploy/compose/gateway.sh /usr/local/bin/liminal-gateway
COPY --from=build /app/shell/dist /srv/shell
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=3s --start-period=10s CMD ["sh", "/usr/local/bin/liminal-gateway", "healthy"]
ENTRYPOINT ["sh", "/usr/local/bin/liminal-gateway"]
