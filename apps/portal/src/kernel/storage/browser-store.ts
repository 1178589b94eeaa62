import type * as z from 'zod/mini'

/** A browser storage, as a function, because reading `localStorage` throws if the user has forbidden storage. */
export type StorageOf = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
/** A storage that can list its keys. */
export type ListedStorageOf = () => ReturnType<StorageOf> & Pick<Storage, 'key' | 'length'>

export interface StoredText {
  /** The stored text; `null` if nothing is stored or the user has forbidden storage. */
  readonly read: () => string | null
  /** Stores the text; `false` if the storage is full or forbidden. */
  readonly write: (text: string) => boolean
  readonly remove: () => void
}

export interface StoredValue<Value> {
  /** The stored value; `undefined` if nothing is stored or the stored text does not match the schema. */
  readonly read: () => Value | undefined
  /** Stores the value; `false` if the storage is full or forbidden. */
  readonly write: (value: Value) => boolean
  readonly remove: () => void
}

export const local: ListedStorageOf = () => localStorage
/** The storage of this tab, which survives a reload. */
export const ofTab: ListedStorageOf = () => sessionStorage

/** Prefix of keys that are removed at sign-out. */
export const UNTIL_SIGN_OUT = 'remesa.signed-in.'

/**
 * A text under one key of a browser storage. If the storage is full or forbidden, the text is not stored, and no
 * error is thrown. (FRA-21)
 */
export const storedText = (storage: StorageOf, key: string): StoredText => ({
  read: () => tried(() => storage().getItem(key)) ?? null,
  write: (text) =>
    tried(() => {
      storage().setItem(key, text)
      return true
    }) ?? false,
  remove: () => void tried(() => storage().removeItem(key)),
})

/**
 * A JSON value under one key of a browser storage. If the stored text does not match the schema, the value is
 * `undefined`. (FRA-21)
 */
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

/** The keys of a storage that begin with a prefix, in no particular order. */
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
