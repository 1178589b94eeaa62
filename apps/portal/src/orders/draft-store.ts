import { OrderDraft } from './order-draft.schema'

/** What of the browser's storage is needed. Reading the storage itself throws where it is forbidden. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'remesa.order-draft.'
/** An order that nobody went on with for so long is not wanted any more. */
export const MAX_DRAFT_AGE_MS = 14 * 24 * 60 * 60_000
/** Drafts in one browser, of all its users. */
export const MAX_DRAFTS = 20
/** Characters of one draft: some thirty times what a large order needs. */
export const MAX_DRAFT_LENGTH = 100_000

export interface DraftStore {
  readonly read: (servicePointId: number) => OrderDraft | undefined
  readonly write: (servicePointId: number, draft: OrderDraft) => void
  readonly remove: (servicePointId: number) => void
}

export interface DraftStoreDeps {
  readonly storage: () => DraftStorage
  /** Tells one user of the browser from another. */
  readonly owner: string
  readonly now: () => number
}

/**
 * DRF-1, DRF-2. Drafts of orders in the browser, one for a user and a service point. What is unreadable or too old is
 * dropped; a storage that is full or forbidden costs the draft and nothing else.
 */
export const createDraftStore = ({ storage, owner, now }: DraftStoreDeps): DraftStore => {
  const keyOf = (servicePointId: number) => `${PREFIX}${owner}.${servicePointId}`
  const tried = <Value>(work: (kept: DraftStorage) => Value): Value | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }

  const sound = (text: string | null): OrderDraft | undefined => {
    const draft = text === null ? undefined : parsed(text)
    const age = draft === undefined ? 0 : now() - draft.typedAt
    return Math.abs(age) > MAX_DRAFT_AGE_MS ? undefined : draft
  }

  /** Drops what is no good any more, and the oldest beyond the number that is kept. */
  const sweep = (kept: DraftStorage) => {
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
    const found = keys
      .filter((key) => key?.startsWith(PREFIX) === true)
      .flatMap((key) => (key === null ? [] : [{ key, draft: sound(kept.getItem(key)) }]))
      .toSorted((one, other) => (other.draft?.typedAt ?? 0) - (one.draft?.typedAt ?? 0))
    found.forEach(({ key, draft }, index) => {
      if (draft === undefined || index >= MAX_DRAFTS) kept.removeItem(key)
    })
  }

  return {
    read: (servicePointId) =>
      tried((kept) => {
        sweep(kept)
        return sound(kept.getItem(keyOf(servicePointId)))
      }),
    write: (servicePointId, draft) => {
      const text = JSON.stringify(draft)
      if (text.length > MAX_DRAFT_LENGTH) return
      tried((kept) => {
        kept.setItem(keyOf(servicePointId), text)
        sweep(kept)
      })
    },
    remove: (servicePointId) => tried((kept) => kept.removeItem(keyOf(servicePointId))),
  }
}

const parsed = (text: string): OrderDraft | undefined => {
  try {
    const read = OrderDraft.safeParse(JSON.parse(text))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
