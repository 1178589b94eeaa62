/** A browser storage in memory, as the portal's stores expect it, and its contents. */
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

/** The storage of a browser that forbids it. */
export const forbidden = (): never => {
  throw new Error('storage is forbidden')
}
