/** The value of a story's argument. It throws if the story leaves the argument out. */
export const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('[test] the story gives no such argument')
  return value
}
