import { historyCalls, userCalls } from '@remesa/api-client/contract'
import type { UserDetail } from '@remesa/domain/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQueryOptions, useClientOf } from '../kernel/api'

/** One user with the assignments, and the functions that refresh the page after a change. */
export const useUser = (id: number) => {
  const api = useClientOf(userCalls)
  const cache = useQueryClient()
  const { history } = useClientOf(historyCalls)
  // Silent: the page shows its own loading and failure.
  const query = endpointQueryOptions(api.users.get, { params: { id } }, { isSilent: true })
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  return {
    user: data,
    /** Whether no user with this id is within the viewer's reach, or none is any more. */
    isUnknown: error?.error.kind === 'rejected' && error.error.status === 404,
    hasFailed: data === undefined && error !== null && !isFetching,
    /** Shows the data that the back end has accepted, before the user is read again. */
    accept: (facts: Partial<UserDetail>) =>
      cache.setQueryData(query.queryKey, (last) => last && { ...last, ...facts }),
    reread: () => {
      for (const queryKey of [query.queryKey, [api.users.list.id], [history.record.id]])
        void cache.invalidateQueries({ queryKey })
    },
    retry: () => void refetch(),
  }
}

export type UserState = ReturnType<typeof useUser>
