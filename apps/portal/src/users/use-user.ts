import { historyCalls, userCalls } from '@remesa/api-client/contract'
import type { UserDetail } from '@remesa/domain/users'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endpointQueryOptions, useClientOf } from '../kernel/api'

/** A user with the user's assignments, and the functions that update the page after a change. */
export const useUser = (id: number) => {
  const api = useClientOf(userCalls)
  const cache = useQueryClient()
  const { history } = useClientOf(historyCalls)
  // A failure opens no popup, because the page shows loading and failure itself.
  const query = endpointQueryOptions(api.users.get, { params: { id } }, { isSilent: true })
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  return {
    user: data,
    /**
     * Whether there is no user with this id whom the viewer may see, possibly because the user was removed meanwhile.
     */
    isUnknown: error?.error.kind === 'rejected' && error.error.status === 404,
    hasFailed: data === undefined && error !== null && !isFetching,
    /** Shows data that the back end has accepted, before the user is read again. */
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
