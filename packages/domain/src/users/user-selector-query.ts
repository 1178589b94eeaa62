import { cleanSearch, SELECTOR_PAGE_SIZE } from '../kernel'

/** The query of a search for users in a selector. Pages count from zero. */
export interface UserSelectorQuery {
  readonly page: 0
  readonly size: number
  readonly active: true
  readonly search?: string
}

/**
 * The query with which a selector searches for active users. It requests the first page, and contains the typed text if
 * it is not blank.
 */
export const userSelectorQuery = (typed: string): UserSelectorQuery => {
  const search = cleanSearch(typed)
  return { page: 0, size: SELECTOR_PAGE_SIZE, active: true, ...(search === '' ? {} : { search }) }
}
