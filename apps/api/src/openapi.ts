import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of every route, with an explicit operation id each. */
export function apiDocument(app: NestFastifyApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Wethi API')
    .setDescription('Answers are envelopes { result, data?, message?, code?, total?, errors? }.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, description);
}

/** Serves the document at /api/openapi.json and a page for it at /api/docs. */
export function describeApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    raw: ['json'],
    ui: true,
  });
}
