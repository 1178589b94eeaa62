import { commonFields, contractFacts } from './facts'
// The file with the docstrings of the schemas, which `npm run docs` writes.
import schemas from './schema-docs.json'

/**
 * The texts in the OpenAPI document of the portal's contract: descriptions of calls, of fields that several features
 * have, and of schemas.
 */
export const contractWords = {
  facts: contractFacts,
  fields: commonFields,
  schemas: schemas as Readonly<Record<string, string>>,
}
