/** What a story gives its component; fails where the story leaves it out. */
export const given = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('[test] the story gives no such argument')
  return value
}
