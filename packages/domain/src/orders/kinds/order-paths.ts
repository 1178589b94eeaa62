import type { RequestType } from '../order/request-type'
import { fieldAt, placeOf } from './field-places'
import { fieldPlaces } from './order-kinds'

/**
 * The form field of a place in the body. A place below a listed place belongs to the same field. `undefined`
 * for a place without a field, for instance the country. (ORD-136)
 */
export const draftPathOf = (type: RequestType, bodyPath: string): string | undefined =>
  fieldAt(fieldPlaces[type], bodyPath)

/**
 * The place of a form field in the body, in entry `at` of the amounts. `undefined` for a field that is not
 * sent, such as the type. (ORD-136)
 */
export const bodyPathOf = (type: RequestType, field: string, at = 0): string | undefined =>
  placeOf(fieldPlaces[type], field, at)
