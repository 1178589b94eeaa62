import type * as z from 'zod/mini'

/** A storage of the browser. Reading the property `localStorage` throws where storage is forbidden, so it is a function. */
export type StorageOf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** A storage whose keys can be listed. */
export type ListedStorageOf = () => ReturnType<StorageOf> & Pick<Storage, 'key' | 'length'>

export interface StoredText {
  /** `null` where nothing is stored, or storage is forbidden. */
  readonly read: () => string | null
  /** Whether it is stored: a storage may be full or forbidden. */
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

export interface StoredValue<Value> {
  /** `undefined` where nothing is stored, or nothing that fits the schema. */
  readonly read: () => Value | undefined
  /** Whether it is stored: a storage may be full or forbidden. */
  readonly write: (value: Value) => boolean
  readonly remove: () => void
}

export const local: ListedStorageOf = () => localStorage
/** Of this tab alone; it outlives a reload. */
export const ofTab: ListedStorageOf = () => sessionStorage

/** What a browser keeps as text under one key. A storage that is full or forbidden costs what it would have kept and nothing else. */
export const storedText = (storage: StorageOf, key: string): StoredText => ({
  read: () => tried(() => storage().getItem(key)) ?? null,
  write: (text) =>
    tried(() => {
      storage().setItem(key, text)
      return true
    }) ?? false,
  remove: () => void tried(() => storage().removeItem(key)),
})

/** What a browser keeps as JSON under one key. Whatever does not fit the schema counts as nothing. */
export const storedValue = <Value>(
  storage: StorageOf,
  key: string,
  schema: z.ZodMiniType<Value>,
): StoredValue<Value> => {
  const text = storedText(storage, key)
  return {
    read: () => {
      const parsed = schema.safeParse(tried(() => JSON.parse(text.read() ?? 'null')))
      return parsed.success ? parsed.data : undefined
    },
    write: (value) => text.write(JSON.stringify(value)),
    remove: text.remove,
  }
}

/** The keys in a storage that begin with a prefix, in no order. */
export const storedKeys = (storage: ListedStorageOf, prefix: string): readonly string[] =>
  tried(() => {
    const { length } = storage()
    return Array.from({ length }, (_, index) => storage().key(index))
  })?.flatMap((key) => (key?.startsWith(prefix) === true ? [key] : [])) ?? []

const tried = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
