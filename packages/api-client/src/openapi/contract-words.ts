import { contractFeatures } from './contract-features'
import { contractRules } from './contract-rules'
import { contractTerms } from './contract-terms'
// The docstrings of the schemas, written by `npm run docs`.
import schemas from './schema-docs.json'

/** Texts of the description of the portal's contract: features, rules, terms, schemas. */
export const contractWords = {
  features: contractFeatures,
  rules: contractRules,
  terms: contractTerms,
  schemas: schemas as Readonly<Record<string, string>>,
}
