/** The value of a story's argument. Throws if the story does not have the argument. */
export const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('[test] the story gives no such argument')
  return value
}
