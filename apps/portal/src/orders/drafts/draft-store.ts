import { type ListedStorageOf, storedKeys, storedValue } from '../../kernel/storage'
import { OrderDraft } from './order-draft.schema'

const PREFIX = 'remesa.order-draft.'
/** Age at which a draft is deleted. An order that was not continued for so long is no longer wanted. */
export const MAX_DRAFT_AGE_MS = 14 * 24 * 60 * 60_000
/** Maximum number of drafts in one browser, counting the drafts of all users. */
export const MAX_DRAFTS = 20
/** Largest number of characters of one draft, about thirty times the length of a large order. */
export const MAX_DRAFT_LENGTH = 100_000

export interface DraftStore {
  /** The drafts of a service point, the most recently changed first. */
  readonly list: (servicePointId: number) => readonly OrderDraft[]
  readonly write: (servicePointId: number, draft: OrderDraft) => void
  readonly remove: (servicePointId: number, id: string) => void
}

export interface DraftStoreDeps {
  readonly storage: ListedStorageOf
  /** Identifies the user in the storage of the browser, which several users may share. */
  readonly owner: string
  readonly now: () => number
}

/**
 * The unsent orders that the browser stores, by user and service point. Invalid and old drafts are deleted. If the
 * storage is full or forbidden, only the draft is lost. (DRF-1, DRF-2)
 */
export const createDraftStore = ({ storage, owner, now }: DraftStoreDeps): DraftStore => {
  const placeOf = (servicePointId: number) => `${PREFIX}${owner}.${servicePointId}.`
  const draftAt = (key: string) => storedValue(storage, key, OrderDraft)

  const sound = (draft: OrderDraft | undefined): OrderDraft | undefined =>
    draft !== undefined && Math.abs(now() - draft.typedAt) > MAX_DRAFT_AGE_MS ? undefined : draft

  /**
   * Returns all drafts of the browser, newest first. Deletes invalid drafts, and the oldest beyond the maximum number.
   */
  const sweep = () => {
    const found = storedKeys(storage, PREFIX)
      .map((key) => ({ key, draft: sound(draftAt(key).read()) }))
      .toSorted((one, other) => (other.draft?.typedAt ?? 0) - (one.draft?.typedAt ?? 0))
    return found.flatMap(({ key, draft }, index) => {
      if (draft !== undefined && index < MAX_DRAFTS) return [{ key, draft }]
      draftAt(key).remove()
      return []
    })
  }

  return {
    list: (servicePointId) => {
      const place = placeOf(servicePointId)
      return sweep().flatMap(({ key, draft }) => (key === `${place}${draft.id}` ? [draft] : []))
    },
    write: (servicePointId, draft) => {
      if (JSON.stringify(draft).length > MAX_DRAFT_LENGTH) return
      if (draftAt(`${placeOf(servicePointId)}${draft.id}`).write(draft)) sweep()
    },
    remove: (servicePointId, id) => draftAt(`${placeOf(servicePointId)}${id}`).remove(),
  }
}
