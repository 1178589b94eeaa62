import { commonFields, contractFacts } from './facts'
// The docstrings of the schemas, written by `npm run docs`.
import schemas from './schema-docs.json'

/** Texts of the description of the portal's contract: facts of the calls, fields of several features, schemas. */
export const contractWords = {
  facts: contractFacts,
  fields: commonFields,
  schemas: schemas as Readonly<Record<string, string>>,
}
