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

/** One article on the list of a form. */
export interface TypedSupply extends Omit<SupplyLine, 'quantity'> {
  /** Pieces, as typed. */
  readonly quantity: string
}

/** An article that is about to be put on the list, as it is being filled in. */
export interface SupplyEntry {
  /** Id of the chosen kind of material, or empty. */
  readonly commodityTypeId: string
  /** Id of the chosen article of that kind, or empty. */
  readonly commodityId: string
  /** As typed. */
  readonly quantity: string
}

/** A request for operating material as it is being filled in. It has neither a date nor comments. (ORD-107) */
export interface SupplyDraft {
  readonly supplies: readonly TypedSupply[]
  readonly newSupply: SupplyEntry
}

/** Nothing chosen yet. (ORD-97) */
export const emptySupplyEntry = (): SupplyEntry => ({ commodityTypeId: '', commodityId: '', quantity: '' })

/** An unused request: an empty list. (ORD-74) */
export const emptySupplyDraft = (): SupplyDraft => ({ supplies: [], newSupply: emptySupplyEntry() })

/** Adding an article that is on the list already replaces its quantity. (ORD-90) */
export const addSupply = (supplies: readonly TypedSupply[], added: SupplyLine): readonly TypedSupply[] => {
  const line = { ...added, quantity: String(added.quantity) }
  const isSame = (known: TypedSupply) => isSameArticle(known, line)
  return supplies.some(isSame) ? supplies.map((known) => (isSame(known) ? line : known)) : [...supplies, line]
}

type Article = Pick<SupplyLine, 'commodityTypeId' | 'commodityId'>

/** Whether two lines are of one article: an article is known by its kind and its id. (ORD-90) */
export const isSameArticle = (a: Article, b: Article): boolean =>
  a.commodityTypeId === b.commodityTypeId && a.commodityId === b.commodityId

/** A quantity is a whole number from 1 to the country's maximum, where it has one. (ORD-91) */
export const supplyQuantityIssues = (
  quantity: number | string | undefined,
  config: Pick<CountryConfig, 'Orders'>,
  path = 'quantity',
): readonly Issue[] =>
  quantityIssues(path, quantity, { min: 1, max: config.Orders.Supply.MaximumQuantity ?? undefined })

/** Every issue of a list of articles: at least one, every quantity within bounds. (ORD-92) */
export const supplyListIssues = (
  supplies: readonly { readonly quantity: number | string }[],
  config: Pick<CountryConfig, 'Orders'>,
): readonly Issue[] =>
  supplies.length === 0
    ? [issue('required', 'supplies')]
    : supplies.flatMap(({ quantity }, index) =>
        supplyQuantityIssues(quantity, config, `supplies.${index}.quantity`),
      )

/** Every issue of a request: those of its list, and of an article that is only half added. (ORD-92, ORD-99) */
export const validateSupply = (
  { supplies, newSupply }: SupplyDraft,
  { config }: { readonly config: Pick<CountryConfig, 'Orders'> },
): readonly Issue[] => [
  ...supplyListIssues(
    supplies.map(({ quantity }) => ({ quantity: quantity.trim() })),
    config,
  ),
  ...(isSupplyEntered(newSupply) ? [issue('unadded', 'newSupply.commodityTypeId')] : []),
]

const isSupplyEntered = ({ commodityTypeId, commodityId, quantity }: SupplyEntry): boolean =>
  `${commodityTypeId}${commodityId}${quantity}`.trim() !== ''

/**
 * The body of the create call. (ORD-93)
 *
 * @throws Error when a quantity is no number: validate first.
 */
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
  supplies: draft.supplies.map((line) => ({ ...line, quantity: quantityOf(line.quantity) })),
})

const quantityOf = (typed: string): number => {
  const quantity = Number(typed.trim() || 'none')
  if (Number.isNaN(quantity))
    throw new Error('[orders] buildSupplyRequest: a quantity is no number; validate first')
  return quantity
}
