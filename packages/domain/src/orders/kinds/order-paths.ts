import type { RequestType } from '../order/request-type'
import { fieldAt, placeOf } from './field-places'
import { fieldPlaces } from './order-kinds'

/**
 * The form field of a path in the body. A path below a listed path belongs to the same field. The result is `undefined`
 * for a path without a form field, for instance the country. (ORD-136)
 */
export const draftPathOf = (type: RequestType, bodyPath: string): string | undefined =>
  fieldAt(fieldPlaces[type], bodyPath)

/**
 * The path of a form field in the body, in entry `at` of the amounts. The result is `undefined` for a field that is not
 * sent, such as the order type. (ORD-136)
 */
export const bodyPathOf = (type: RequestType, field: string, at = 0): string | undefined =>
  placeOf(fieldPlaces[type], field, at)
