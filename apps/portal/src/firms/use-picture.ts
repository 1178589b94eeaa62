import { firmsCalls } from '@remesa/api-client/contract'
import type { EmployeeImageQuery } from '@remesa/domain/firms'
import type { PictureState } from '@remesa/ui/firms'
import { useQuery } from '@tanstack/react-query'
import { ApiFailure, useClientOf } from '../kernel/api'
import { type PictureRequest, readPicture } from './read-picture'

export interface PictureOptions extends Pick<PictureRequest, 'renew'> {
  readonly countryCode: string
  /** The query of the picture; `null` if the employee has no picture or the user may not see it. */
  readonly wanted: EmployeeImageQuery | null
}

/** Reads a photo or signature of an employee when it is shown. */
export const usePicture = ({
  countryCode: country,
  wanted,
  renew,
}: PictureOptions): PictureState | undefined => {
  const { firms } = useClientOf(firmsCalls)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [firms.image.id, country, wanted],
    enabled: wanted !== null,
    // The pictures of a person are removed from memory when the user leaves the page.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      if (wanted === null) throw new Error('[firms] no picture is wanted')
      const url = await readPicture(firms, { country, wanted, signal, renew })
      if (!url.ok) throw new ApiFailure(url.error)
      return url.value
    },
  })
  if (wanted === null) return undefined
  if (data !== undefined) return { kind: 'ready', url: data }
  return isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' }
}
