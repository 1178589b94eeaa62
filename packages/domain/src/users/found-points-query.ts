import { cleanSearch, LOAD_ALL_PAGE_SIZE } from '../kernel'

/** The query of the direct search for service points, for one page of up to a hundred results. */
export interface FoundPointsQuery {
  readonly page: 0
  readonly size: number
  readonly active: true
  readonly countryId: number
  readonly inParents: true
  readonly clientId?: number
  readonly search?: string
}

/** The query of the direct search for service points that can be assigned to a user. (USR-93) */
export const foundPointsQuery = ({
  typed,
  countryId,
  clientId,
}: {
  readonly typed: string
  /** Country of the user. */
  readonly countryId: number
  /** The chosen client; `null` if points of all clients are searched for. */
  readonly clientId: number | null
}): FoundPointsQuery => {
  const search = cleanSearch(typed)
  return {
    page: 0,
    size: LOAD_ALL_PAGE_SIZE,
    active: true,
    countryId,
    inParents: true,
    ...(clientId === null ? {} : { clientId }),
    ...(search === '' ? {} : { search }),
  }
}
