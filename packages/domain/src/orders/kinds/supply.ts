import type { CountryConfig } from '../../country'
import { defaultBrand, type Issue, issue } from '../../kernel'
import { orderCountryCode, orderUserName, quantityIssues } from '../order/order-base'
import type { CommodityType } from '../order/order-catalogue.schema'
import { externalServicePointId } from '../order/order-service-points'
import { envelopeIssues, type RequestFacts } from './dated-request'
import { atBodyPaths, type FieldPlace, pointPlaces } from './field-places'
import type { BodyInput, OrderKind } from './kind'
import { emptySupplyEntry, type SupplyEntry } from './new-supply'
import type { LeftOut, RepeatContents } from './repeat'
import type { SupplyRequest } from './supply.schema'

/** A requested article of operating material, with its quantity. */
export interface SupplyLine {
  readonly commodityTypeId: string
  readonly commodityTypeDescription: string
  readonly commodityId: string
  readonly commodityDescription: string
  /** Number of pieces of the article. */
  readonly quantity: number
}

/** A requested article in the form, with its quantity as the user typed it. */
export interface TypedSupply extends Omit<SupplyLine, 'quantity'> {
  /** Number of pieces of the article, as the user typed it. */
  readonly quantity: string
}

/**
 * The values that a user has entered in the form for requesting operating material. This form has neither a date nor
 * comments. (ORD-107)
 */
export interface SupplyDraft {
  readonly supplies: readonly TypedSupply[]
  readonly newSupply: SupplyEntry
}

/** The initial values in the form for requesting operating material: an empty list of articles. (ORD-74) */
export const emptySupplyDraft = (): SupplyDraft => ({ supplies: [], newSupply: emptySupplyEntry() })

/**
 * The list of articles after an article was added. If the list already contains the article, the quantity in the list
 * is replaced. (ORD-90)
 */
export const addSupply = (supplies: readonly TypedSupply[], added: SupplyLine): readonly TypedSupply[] => {
  const line = { ...added, quantity: String(added.quantity) }
  const isSame = (known: TypedSupply) => isSameArticle(known, line)
  return supplies.some(isSame) ? supplies.map((known) => (isSame(known) ? line : known)) : [...supplies, line]
}

type Article = Pick<SupplyLine, 'commodityTypeId' | 'commodityId'>

/**
 * Whether two lines are for the same article: the ids of the articles and the ids of their kinds are equal. (ORD-90)
 */
export const isSameArticle = (a: Article, b: Article): boolean =>
  a.commodityTypeId === b.commodityTypeId && a.commodityId === b.commodityId

/**
 * The validation issues of a quantity. It must be a whole number from 1 to the maximum of the country, if the country
 * has one. (ORD-91)
 */
export const supplyQuantityIssues = (
  quantity: number | string | undefined,
  config: Pick<CountryConfig, 'Orders'>,
  path = 'quantity',
): readonly Issue[] =>
  quantityIssues(path, quantity, { min: 1, max: config.Orders.Supply.MaximumQuantity ?? undefined })

/**
 * All validation issues of a list of articles. The list must contain at least one article, and every quantity must be
 * within its limits. (ORD-92)
 */
export const supplyListIssues = (
  supplies: readonly { readonly quantity: number | string }[],
  config: Pick<CountryConfig, 'Orders'>,
): readonly Issue[] =>
  supplies.length === 0
    ? [issue('required', 'supplies')]
    : supplies.flatMap(({ quantity }, index) =>
        supplyQuantityIssues(quantity, config, `supplies.${index}.quantity`),
      )

/**
 * All validation issues in the form for requesting operating material: the issues of the list, and the issue of an
 * article that was chosen but not added. (ORD-92, ORD-99)
 */
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
 * The body of the call that requests operating material. (ORD-93)
 * @throws Error if a quantity is not a number: call `validateSupply` first.
 */
export const buildSupplyRequest = (
  draft: SupplyDraft,
  { servicePoint, user, countryCode, brand = defaultBrand }: BodyInput,
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

/** The fields in the form for requesting operating material, with their paths in the body of the call. (ORD-136) */
export const supplyPlaces = [
  ...pointPlaces,
  ['supplies.*.quantity', 'supplies.*.quantity'],
  ['supplies.*.commodityId', 'supplies.*.commodityId'],
  ['supplies.*.commodityId', 'supplies.*'],
  ['supplies', 'supplies'],
] as const satisfies readonly FieldPlace[]

/** The rules for orders of operating material. Such an order contains articles and has no day. */
export const supplyKind: OrderKind<SupplyDraft, SupplyRequest> = {
  empty: emptySupplyDraft,
  change: (draft, patch) => ({ ...draft, ...patch }),
  follow: (draft) => draft,
  fillCurrency: (draft) => draft,
  composition: () => undefined,
  isEmpty: ({ supplies }) => supplies.length === 0,
  validate: validateSupply,
  build: (draft, facts) =>
    buildSupplyRequest(draft, { ...facts, countryCode: orderCountryCode(facts.servicePoint, facts.user) }),
}

/**
 * The articles of a repeated order. They are looked up by their names, because the detail of an order does not contain
 * their ids.
 */
export const repeatSupply: RepeatContents<SupplyDraft> = (
  { supplies = [] },
  { facts: { config }, catalogues },
) => {
  let lines: readonly TypedSupply[] = []
  const leftOut: LeftOut[] = []
  for (const { commodityTypeDescription, commodityDescription, quantity } of supplies) {
    const type = catalogues.commodityTypes.find(({ description }) => description === commodityTypeDescription)
    const article = type?.commodities.find(({ description }) => description === commodityDescription)
    if (type === undefined || article === undefined || supplyQuantityIssues(quantity, config).length > 0) {
      const params = { article: commodityDescription, quantity }
      leftOut.push({ part: 'article', path: 'supplies', params })
      continue
    }
    lines = addSupply(lines, {
      commodityTypeId: type.id,
      commodityTypeDescription,
      commodityId: article.id,
      commodityDescription,
      quantity,
    })
  }
  if (supplies.length === 0) leftOut.push({ part: 'contents', path: 'supplies', params: {} })
  return { patch: { supplies: lines, newSupply: emptySupplyEntry() }, leftOut }
}

/** The data for validating the body of a request for operating material. */
export interface SupplyRequestFacts extends RequestFacts {
  readonly config: Pick<CountryConfig, 'Orders'>
  /** The kinds of operating material in the catalogue of the country, with their articles. */
  readonly commodityTypes: readonly CommodityType[]
}

/**
 * All validation issues in the body of a request for operating material, with their paths in the body. The body has
 * already been parsed by its schema and must obey the rules of the form. Each article must be in the catalogue of the
 * country, have the names in the catalogue, and occur once. (ORD-130, ORD-131, ORD-135)
 */
export const validateSupplyRequest = (body: SupplyRequest, facts: SupplyRequestFacts): readonly Issue[] => {
  const { supplies } = body
  return [
    ...envelopeIssues(body, facts),
    ...atBodyPaths(supplyPlaces, [
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
