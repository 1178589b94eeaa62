export { contractStreams, type DescribedStream } from './contract-streams'
export { contractWords } from './contract-words'
export type { Vocabulary } from './described'
export { contractExamples, type EndpointExample } from './examples'
export { examplesOn } from './examples-on'
export type { JsonObject } from './json-object'
export {
  type OpenApiDocument,
  type OpenApiInfo,
  type OpenApiWords,
  openApiDocument,
} from './open-api-document'
