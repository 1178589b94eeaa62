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
  /** The drafts of a service point, the last one that was typed in first. */
  readonly list: (servicePointId: number) => readonly OrderDraft[]
  readonly write: (servicePointId: number, draft: OrderDraft) => void
  readonly remove: (servicePointId: number, id: string) => void
}

export interface DraftStoreDeps {
  readonly storage: () => DraftStorage
  /** Tells one user of the browser from another. */
  readonly owner: string
  readonly now: () => number
}

/**
 * DRF-1, DRF-2. Drafts of orders in the browser, each for its user and service point. What is unreadable or too old is
 * dropped; a storage that is full or forbidden costs the draft and nothing else.
 */
export const createDraftStore = ({ storage, owner, now }: DraftStoreDeps): DraftStore => {
  const placeOf = (servicePointId: number) => `${PREFIX}${owner}.${servicePointId}.`
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

  /** All drafts of the browser, the last first. Drops what is no good any more, and the oldest beyond the number that is kept. */
  const sweep = (kept: DraftStorage) => {
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index))
    const found = keys
      .filter((key) => key?.startsWith(PREFIX) === true)
      .flatMap((key) => (key === null ? [] : [{ key, draft: sound(kept.getItem(key)) }]))
      .toSorted((one, other) => (other.draft?.typedAt ?? 0) - (one.draft?.typedAt ?? 0))
    return found.flatMap(({ key, draft }, index) => {
      if (draft !== undefined && index < MAX_DRAFTS) return [{ key, draft }]
      kept.removeItem(key)
      return []
    })
  }

  return {
    list: (servicePointId) => {
      const place = placeOf(servicePointId)
      const found = tried(sweep)?.filter(({ key, draft }) => key === `${place}${draft.id}`)
      return found?.map(({ draft }) => draft) ?? []
    },
    write: (servicePointId, draft) => {
      const text = JSON.stringify(draft)
      if (text.length > MAX_DRAFT_LENGTH) return
      tried((kept) => {
        kept.setItem(`${placeOf(servicePointId)}${draft.id}`, text)
        sweep(kept)
      })
    },
    remove: (servicePointId, id) => tried((kept) => kept.removeItem(`${placeOf(servicePointId)}${id}`)),
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
