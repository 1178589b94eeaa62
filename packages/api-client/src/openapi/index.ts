export { type JsonObject, type OpenApiDocument, type OpenApiInfo, openApiDocument } from './open-api-document'
