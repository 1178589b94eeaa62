/**
 * The visible columns of a list in the order that the viewer chose; all columns if the viewer chose none. Names must be
 * unique in the list and in the choice. (KRN-72)
 */
export const shownColumns = <Column extends { readonly name: string }>(
  columns: readonly Column[],
  chosen: readonly string[] | undefined,
): readonly Column[] =>
  chosen === undefined
    ? columns
    : chosen.flatMap((wanted) => columns.find(({ name }) => name === wanted) ?? [])

/**
 * The chosen columns without unknown and repeated names, in the format in which URLs and saved views contain them. The
 * result is `undefined` if no known name is chosen, or if the choice equals all columns in the order of the list.
 * (KRN-72)
 */
export const columnChoice = (
  names: readonly string[],
  chosen: readonly string[] | undefined,
): readonly string[] | undefined => {
  const known = [...new Set(chosen)].filter((name) => names.includes(name))
  const isDefault = known.length === names.length && known.every((name, at) => name === names[at])
  return known.length === 0 || isDefault ? undefined : known
}

/**
 * The visible columns after the viewer hid or showed one column. The last visible column can't be hidden. A column that
 * is shown again comes after those visible columns that precede it in the list. (KRN-73)
 */
export const toggleColumn = (
  names: readonly string[],
  shown: readonly string[],
  name: string,
): readonly string[] => {
  if (shown.includes(name)) return shown.length === 1 ? shown : shown.filter((other) => other !== name)
  if (!names.includes(name)) return shown
  const before = names.slice(0, names.indexOf(name))
  const at = shown.findLastIndex((other) => before.includes(other)) + 1
  return shown.toSpliced(at, 0, name)
}

/**
 * The visible columns after the viewer moved one column by one position, towards the start (-1) or the end (1).
 * (KRN-73)
 */
export const moveColumn = (shown: readonly string[], name: string, by: -1 | 1): readonly string[] => {
  const from = shown.indexOf(name)
  const to = from + by
  if (from === -1 || to < 0 || to >= shown.length) return shown
  return shown.toSpliced(from, 1).toSpliced(to, 0, name)
}
