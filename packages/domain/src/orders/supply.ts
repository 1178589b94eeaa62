import type { CountryConfig } from '../country'
import { defaultBrand, type Issue, issue } from '../kernel'
import { orderUserName, quantityIssues } from './order-base'
import type { SupplyRequest } from './order-request.schema'
import { externalServicePointId } from './order-service-points'
import type { BuildInput } from './pickup'

/** One article of operating material. */
export interface SupplyLine {
  readonly commodityTypeId: string
  readonly commodityTypeDescription: string
  readonly commodityId: string
  readonly commodityDescription: string
  /** Pieces. */
  readonly quantity: number
}

/** A request for operating material as it is being filled in. It has neither a date nor comments. */
export interface SupplyDraft {
  readonly supplies: readonly SupplyLine[]
}

/** An unused request: an empty list. (ORD-74) */
export const emptySupplyDraft = (): SupplyDraft => ({ supplies: [] })

/** Adding an article that is on the list already replaces its quantity. (ORD-90) */
export const addSupply = (supplies: readonly SupplyLine[], added: SupplyLine): readonly SupplyLine[] => {
  const isSame = (line: SupplyLine) => isSameArticle(line, added)
  return supplies.some(isSame) ? supplies.map((line) => (isSame(line) ? added : line)) : [...supplies, added]
}

/** Whether two lines are of one article: an article is known by its kind and its id. (ORD-90) */
export const isSameArticle = (a: SupplyLine, b: SupplyLine): boolean =>
  a.commodityTypeId === b.commodityTypeId && a.commodityId === b.commodityId

/** A quantity is a whole number from 1 to the country's maximum, where it has one. (ORD-91) */
export const supplyQuantityIssues = (
  quantity: number | string | undefined,
  config: Pick<CountryConfig, 'Orders'>,
  path = 'quantity',
): readonly Issue[] =>
  quantityIssues(path, quantity, { min: 1, max: config.Orders.Supply.MaximumQuantity ?? undefined })

/** Every issue of a request: at least one article, every quantity within bounds. (ORD-92) */
export const validateSupply = (
  draft: SupplyDraft,
  { config }: { readonly config: Pick<CountryConfig, 'Orders'> },
): readonly Issue[] =>
  draft.supplies.length === 0
    ? [issue('required', 'supplies')]
    : draft.supplies.flatMap(({ quantity }, index) =>
        supplyQuantityIssues(quantity, config, `supplies.${index}.quantity`),
      )

/** The body of the create call. (ORD-93) */
export const buildSupplyRequest = (
  draft: SupplyDraft,
  { servicePoint, user, countryCode, brand = defaultBrand }: Omit<BuildInput, 'rules' | 'timeZone'>,
): SupplyRequest => ({
  countryCode,
  servicePointId: externalServicePointId(servicePoint),
  origin: brand.origin,
  hasDate: false,
  hasLimitDate: false,
  userName: orderUserName(user),
  supplies: draft.supplies.map((line) => ({ ...line })),
})
