import { type ListedStorageOf, storedKeys, storedText } from '../kernel/storage'

/**
 * Prefixes of the storage keys of drafts of orders and of deposits. After the prefix, the storage key contains the
 * key of the user.
 */
const PREFIXES = ['remesa.order-draft.', 'remesa.deposit.'] as const

/** The storage keys of a user's drafts in this browser. A deposit without entered values does not count. (SGN-29) */
export const userDrafts = (storage: ListedStorageOf, owner: string): readonly string[] =>
  PREFIXES.flatMap((prefix) => storedKeys(storage, `${prefix}${owner}.`)).filter(
    (key) => !isEmptyDeposit(storedText(storage, key).read()),
  )

/** Removes all drafts of a user from this browser. */
export const discardDrafts = (storage: ListedStorageOf, owner: string): void => {
  for (const key of userDrafts(storage, owner)) storedText(storage, key).remove()
}

const isEmptyDeposit = (text: string | null): boolean => {
  const { draft, bags, earlier } = parsed(text) as {
    draft?: Readonly<Record<string, unknown>>
    bags?: unknown[]
    earlier?: unknown[]
  }
  const entered = ['barcode', 'totalAmount', 'comments'].some((name) => (draft?.[name] ?? '') !== '')
  return bags?.length === 0 && (earlier ?? []).length === 0 && !entered
}

const parsed = (text: string | null): object => {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
