/** A browser storage in memory, and its contents. It has the methods that the portal's stores use. */
export const storageWith = (entries: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(entries))
  const storage = {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return Object.assign(() => storage, { stored })
}

/** A browser storage in memory with all methods. */
export const memoryStorage = (): Storage => {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

/** A function that throws in place of returning a storage, as in a browser in which the user has forbidden storage. */
export const forbidden = (): never => {
  throw new Error('storage is forbidden')
}
