export { contractFeatures } from './contract-features'
export { contractExamples, type EndpointExample } from './examples'
export type { JsonObject } from './json-object'
export {
  type OpenApiDocument,
  type OpenApiInfo,
  type OpenApiWords,
  openApiDocument,
} from './open-api-document'
