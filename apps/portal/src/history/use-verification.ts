import { historyCalls } from '@remesa/api-client/contract'
import type { Verification } from '@remesa/ui/history'
import { useQuery } from '@tanstack/react-query'
import { endpointQueryOptions, useClientOf } from '../kernel/api'

/** Verifies the chain of hashes when the user requests it, because the verification of a long history takes long. */
export const useVerification = () => {
  const { history } = useClientOf(historyCalls)
  const { data, isError, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...endpointQueryOptions(history.verify, undefined, { isSilent: true }),
    enabled: false,
    gcTime: 0,
  })
  const verify = () => void refetch()
  const verification = ((): Verification | undefined => {
    if (isFetching) return { kind: 'running' }
    if (isError) return { kind: 'failed' }
    return data && { kind: 'done', verdict: data, at: new Date(dataUpdatedAt) }
  })()
  return { verification, verify }
}
