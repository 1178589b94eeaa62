/** A copy of a map with one more entry. */
export const withEntry = <Value>(
  map: ReadonlyMap<string, Value>,
  key: string,
  value: Value,
): ReadonlyMap<string, Value> => new Map([...map, [key, value]])
