export { contractStreams, type DescribedStream } from './contract-streams'
export { contractWords } from './contract-words'
export type { Vocabulary } from './described'
export { type CallFacts, contractFacts, type EndpointExample, type FeatureDescription } from './facts'
export { factsOn } from './facts-on'
export type { JsonObject } from './json-object'
export {
  type OpenApiDocument,
  type OpenApiInfo,
  type OpenApiWords,
  openApiDocument,
} from './open-api-document'
