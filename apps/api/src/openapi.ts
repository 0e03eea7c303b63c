import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { routesOf } from '@wethi/platform';

/** The OpenAPI document of every route: an explicit operation id each, and in `x-access` who may call it. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Wethi API')
    .setDescription('Answers are envelopes { result, data?, message?, code?, total?, errors? }.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, description);
  for (const { method, path, access } of routesOf(app)) {
    const operation = (document.paths[`/api${path}`] as Record<string, object> | undefined)?.[method.toLowerCase()];
    if (operation) Object.assign(operation, { 'x-access': access });
  }
  return document;
}

/** The page runs scripts of its own, which no other answer of the API may. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/** Serves the document at /api/openapi.json and a page for it at /api/docs. */
export function describeApi(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/docs')) void reply.header('content-security-policy', PAGE_POLICY);
    done(null, payload);
  });
  const options = { jsonDocumentUrl: 'api/openapi.json', raw: ['json' as const], ui: true };
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), options);
}
