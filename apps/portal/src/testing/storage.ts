/** A browser's storage in memory. */
export const storageWith = (entries: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

/** A storage of a browser that forbids it. */
export const forbidden = {
  getItem: () => {
    throw new Error('storage is forbidden')
  },
  setItem: () => {
    throw new Error('storage is forbidden')
  },
}
