export { contractFeatures } from './contract-features'
export { contractExamples, type EndpointExample } from './examples'
export {
  type JsonObject,
  type OpenApiDocument,
  type OpenApiInfo,
  type OpenApiWords,
  openApiDocument,
} from './open-api-document'
