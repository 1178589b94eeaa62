import type { Issue } from '../../kernel'

/**
 * The name of a form field, and the path of the field in the body of the call. An asterisk in the path stands for an
 * index in a list.
 */
export type FieldPlace = readonly [field: string, place: string]

/** The form field that all order types have in common. */
export const pointPlaces = [['servicePointId', 'servicePointId']] as const satisfies readonly FieldPlace[]

/** The form fields that all order types with a day have in common. */
export const datedPlaces = [
  ...pointPlaces,
  ['serviceDate', 'serviceDate'],
  ['from', 'requestInitialTime'],
  ['until', 'requestFinalTime'],
  ['comments', 'comments'],
] as const satisfies readonly FieldPlace[]

/**
 * The form field for a path in the body of a request. A path below the path of a field belongs to the same field.
 * (ORD-136)
 */
export const fieldAt = (places: readonly FieldPlace[], bodyPath: string): string | undefined => {
  const [closest] = places
    .map(([field, place]) => ({ field, ...matchPlace(place, bodyPath) }))
    .filter(({ levels }) => levels > 0)
    .toSorted((a, b) => b.levels - a.levels)
  return closest && fillIn(closest.field, closest.positions)
}

/**
 * The path of a form field in the body of a request. For a field of amounts, `at` is the index in the list of amounts.
 * (ORD-136)
 */
export const placeOf = (places: readonly FieldPlace[], field: string, at = 0): string | undefined => {
  const levels = field.split('.').length
  const found = places
    .map(([known, place]) => ({ place, ...matchPlace(known, field) }))
    .find((match) => match.levels === levels)
  return found && fillIn(found.place, [...found.positions, String(at)])
}

/**
 * Issues of form fields, converted to issues with paths in the body of a request. For fields of amounts, `at` is the
 * index in the list of amounts. (ORD-136)
 */
export const atBodyPaths = (
  places: readonly FieldPlace[],
  issues: readonly Issue[],
  at = 0,
): readonly Issue[] =>
  issues.map((found) => ({ ...found, path: placeOf(places, found.path, at) ?? found.path }))

/**
 * The number of levels in a pattern that a path begins with, and the path's list indexes at the asterisks of the
 * pattern. If the path does not begin with the pattern, the number is 0.
 */
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
