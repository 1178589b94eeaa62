import type { CountryConfig } from '../country'
import { type Issue, issue } from '../kernel'
import { atBodyPaths, envelopeIssues, type RequestFacts } from './dated-request'
import type { CommodityType } from './order-catalogue.schema'
import type { SupplyRequest } from './order-request.schema'
import { isSameArticle, type SupplyLine, supplyListIssues } from './supply'

/** What the body of a request for operating material is validated against. */
export interface SupplyRequestFacts extends RequestFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  /** Kinds of material of the country with their articles. */
  readonly commodityTypes: readonly CommodityType[]
}

/**
 * Every issue of the body of a request for operating material that fits its schema, with the paths of the body: the rules
 * of the form, and articles of the country, each once and under its own names. (ORD-130, ORD-131, ORD-135)
 */
export const validateSupplyRequest = (body: SupplyRequest, facts: SupplyRequestFacts): readonly Issue[] => {
  const { supplies } = body
  return [
    ...envelopeIssues(body, facts),
    ...atBodyPaths('supply-material-service', [
      ...supplyListIssues(supplies, facts.config),
      ...supplies.flatMap((line, at) =>
        isOffered(line, facts.commodityTypes) &&
        supplies.findIndex((other) => isSameArticle(other, line)) === at
          ? []
          : [issue('invalid', `supplies.${at}.commodityId`)],
      ),
    ]),
  ]
}

const isOffered = (line: SupplyLine, types: readonly CommodityType[]): boolean =>
  types.some(
    ({ id, description, commodities }) =>
      id === line.commodityTypeId &&
      description === line.commodityTypeDescription &&
      commodities.some(
        (article) => article.id === line.commodityId && article.description === line.commodityDescription,
      ),
  )
