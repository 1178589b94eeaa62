import type { RequestType } from '../order/request-type'
import { fieldAt, placeOf } from './field-places'
import { fieldPlaces } from './order-kinds'

/**
 * The form field for a path in the body of a request. A path below the path of a field belongs to the same field. The
 * result is `undefined` if no form field belongs to the path, such as the path of the country. (ORD-136)
 */
export const draftPathOf = (type: RequestType, bodyPath: string): string | undefined =>
  fieldAt(fieldPlaces[type], bodyPath)

/**
 * The path of a form field in the body of a request. For a field of amounts, `at` is the index in the list of amounts.
 * The result is `undefined` for a field that is not sent, such as the order type. (ORD-136)
 */
export const bodyPathOf = (type: RequestType, field: string, at = 0): string | undefined =>
  placeOf(fieldPlaces[type], field, at)
