import type { ApiError } from '@remesa/api-client'
import { LOAD_ALL_PAGE_SIZE, type Result } from '@remesa/domain/kernel'
import { type AssignmentDraft, assignmentLoads } from '@remesa/domain/users'
import type { Catalogue } from '@remesa/ui/kernel'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiFailure, catalogueFromQuery, fetchAllPages, useApi } from '../kernel/api'

/**
 * The centers and service points that the form of assignments offers. All of them are loaded, because the rules
 * check each of them. (USR-61)
 */
export const useAssignable = (draft: AssignmentDraft) => {
  const api = useApi()
  const { subclientsOf, servicePointsOf } = assignmentLoads(draft)
  return {
    subclients: useAllOf('subclients', subclientsOf, (clientId, options) =>
      fetchAllPages((page) => api.subclients.list({ query: { ...whole, page, clientId } }, options)),
    ),
    servicePoints: useAllOf('service-points', servicePointsOf, (subclientId, options) =>
      fetchAllPages((page) => api.servicePoints.list({ query: { ...whole, page, subclientId } }, options)),
    ),
  }
}

const whole = { size: LOAD_ALL_PAGE_SIZE, active: true } as const

interface SilentCall {
  readonly signal: AbortSignal
  readonly silent: true
}

/** All child records of a record. Nothing is requested before a record is chosen. */
const useAllOf = <Row extends { readonly id: number }>(
  kind: string,
  parentId: number | null,
  fetchAll: (parentId: number, options: SilentCall) => Promise<Result<readonly Row[], ApiError>>,
): Catalogue<Row> => {
  const query = useQuery<readonly Row[], ApiFailure>({
    queryKey: ['users.assignable', kind, parentId],
    queryFn:
      parentId === null
        ? skipToken
        : async ({ signal }) => {
            const answer = await fetchAll(parentId, { signal, silent: true })
            if (!answer.ok) throw new ApiFailure(answer.error)
            return answer.value
          },
    staleTime: 0,
  })
  const rows = query.data
  // A row that moves to a later page while pages are read appears twice, so repeated rows are removed.
  const items = useMemo(() => rows && [...new Map(rows.map((row) => [row.id, row])).values()], [rows])
  return catalogueFromQuery(query, items)
}
