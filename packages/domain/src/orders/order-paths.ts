import type { RequestType } from './request-type'

/** A field of a form and the place of the body that is filled from it. `*` stands for a position in a list. */
type FieldPlace = readonly [field: string, place: string]

const point = [['servicePointId', 'servicePointId']] as const satisfies readonly FieldPlace[]

const dated = [
  ...point,
  ['serviceDate', 'serviceDate'],
  ['from', 'requestInitialTime'],
  ['until', 'requestFinalTime'],
  ['comments', 'comments'],
] as const satisfies readonly FieldPlace[]

/** Amounts of a delivery follow from its pieces and packs, so that no field of the form is an amount. */
const delivery = [
  ...dated,
  ['composition', 'requestedAmounts.*.totalAmount'],
  ['composition', 'requestedAmounts'],
] as const satisfies readonly FieldPlace[]

/** Every field of each form with its place in the body. Of several places the first is the field's own. (ORD-136) */
const fieldPlaces: Readonly<Record<RequestType, readonly FieldPlace[]>> = {
  pickup: [
    ...dated,
    ['currencyId', 'requestedAmounts.*.currencyId'],
    ['totalAmount', 'requestedAmounts.*.totalAmount'],
    ['totalAmount', 'requestedAmounts'],
  ],
  delivery,
  'delivery-exchange': delivery,
  'assistance-service': [...dated, ['faultDescription', 'faultDescription']],
  'supply-material-service': [
    ...point,
    ['supplies.*.quantity', 'supplies.*.quantity'],
    ['supplies.*.commodityId', 'supplies.*.commodityId'],
    ['supplies.*.commodityId', 'supplies.*'],
    ['supplies', 'supplies'],
  ],
}

/**
 * The field of the form that a place of the body is filled from. A place below one of the table belongs to the same
 * field. `undefined` where no field is: the country, for instance, is not typed. (ORD-136)
 */
export const draftPathOf = (type: RequestType, bodyPath: string): string | undefined => {
  const [closest] = fieldPlaces[type]
    .map(([field, place]) => ({ field, ...matchPlace(place, bodyPath) }))
    .filter(({ levels }) => levels > 0)
    .toSorted((a, b) => b.levels - a.levels)
  return closest && fillIn(closest.field, closest.positions)
}

/**
 * The place of the body that a field of the form is sent in, in entry `at` of the amounts. `undefined` for a field that
 * is not sent, as the type. (ORD-136)
 */
export const bodyPathOf = (type: RequestType, field: string, at = 0): string | undefined => {
  const levels = field.split('.').length
  const found = fieldPlaces[type]
    .map(([known, place]) => ({ place, ...matchPlace(known, field) }))
    .find((match) => match.levels === levels)
  return found && fillIn(found.place, [...found.positions, String(at)])
}

/** How many levels of a path a pattern names, and what stands for its stars; no levels where they differ. */
const matchPlace = (
  pattern: string,
  path: string,
): { readonly levels: number; readonly positions: readonly string[] } => {
  const [names, parts] = [pattern.split('.'), path.split('.')]
  const isSame = names.every((name, level) =>
    name === '*' ? isPosition(parts[level]) : name === parts[level],
  )
  if (!isSame) return { levels: 0, positions: [] }
  return { levels: names.length, positions: parts.filter((_, level) => names[level] === '*') }
}

const isPosition = (part: string | undefined): boolean => part !== undefined && /^\d+$/.test(part)

const fillIn = (pattern: string, positions: readonly string[]): string => {
  const left = [...positions]
  return pattern
    .split('.')
    .map((name) => (name === '*' ? (left.shift() ?? '0') : name))
    .join('.')
}
