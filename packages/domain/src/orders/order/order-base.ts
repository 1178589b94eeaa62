import { check, cleanText, type Issue, issuesOf } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import type { CustomerCurrency } from './order-detail.schema'

/** The user who requests an order. */
export interface OrderUser {
  readonly name: string
  readonly lastName: string
  readonly username: string
  /** The country of the user; `code` is ISO 3166-1 alpha-2. */
  readonly country: { readonly code: string }
}

/** The properties of a currency that are needed in orders. */
export type OrderCurrency = Pick<CustomerCurrency, 'currencyId' | 'isoCode' | 'mainCurrency'>

/** The highest number of characters in the comments of an order. */
export const MAX_COMMENTS_LENGTH = 2_000

/** The highest amount that one order may have in one currency, in major units. */
export const MAX_ORDER_AMOUNT = 1_000_000_000_000

/** The highest number of pieces, packs or articles in one line of an order. */
export const MAX_QUANTITY = 1_000_000

/**
 * The first and the last name of a user with one space between them, or the user name if both names are missing.
 * (ORD-70)
 */
export const orderUserName = (user: Pick<OrderUser, 'name' | 'lastName' | 'username'>): string =>
  `${user.name.trim()} ${user.lastName.trim()}`.trim() || user.username

/**
 * The country whose back end receives the order: the country of the client, or the country of the user if there is no
 * client. (ORD-71)
 */
export const orderCountryCode = (
  servicePoint: Pick<ServicePoint, 'subclient'>,
  user: Pick<OrderUser, 'country'>,
): string => servicePoint.subclient.client.country.code || user.country.code

/** The validation issue of the currency if no currency was chosen; otherwise empty. (ORD-75) */
export const currencyIssues = (currencyId: string): readonly Issue[] =>
  issuesOf([check('required', 'currencyId', currencyId, {})])

/**
 * The validation issues of comments, which may have at most 2,000 characters, not counting spaces at their ends.
 * (ORD-72)
 */
export const commentIssues = (comments: string): readonly Issue[] =>
  issuesOf([check('max', 'comments', cleanText(comments), { length: MAX_COMMENTS_LENGTH })])

/**
 * The validation issues of a quantity, which must be a whole number between two limits or equal to one of them.
 * (ORD-86, ORD-91)
 */
export const quantityIssues = (
  path: string,
  quantity: number | string | undefined,
  { min, max = MAX_QUANTITY }: { readonly min: number; readonly max?: number | undefined },
): readonly Issue[] =>
  issuesOf([
    check('required', path, quantity, {}) ??
      check('integer', path, quantity, {}) ??
      check('between', path, quantity, { min, max: Math.min(max, MAX_QUANTITY) }),
  ])
