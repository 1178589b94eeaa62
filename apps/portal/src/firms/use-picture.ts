import { firmsCalls } from '@remesa/api-client/contract'
import type { EmployeeImageQuery } from '@remesa/domain/firms'
import type { PictureState } from '@remesa/ui/firms'
import { useQuery } from '@tanstack/react-query'
import { ApiFailure, useClientOf } from '../kernel/api'

export interface PictureOptions {
  readonly countryCode: string
  /** How to ask for it; `null` where there is none, or none may be seen. */
  readonly wanted: EmployeeImageQuery | null
  /** Asks for another token when the one that came with the employee has lapsed. */
  readonly renew: (wanted: EmployeeImageQuery) => Promise<EmployeeImageQuery | null>
}

/** A photo or signature of an employee, read once it is shown. A token that has lapsed is replaced once. */
export const usePicture = ({
  countryCode: country,
  wanted,
  renew,
}: PictureOptions): PictureState | undefined => {
  const { firms } = useClientOf(firmsCalls)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [firms.image.id, country, wanted],
    enabled: wanted !== null,
    // What is shown of a person leaves the memory with the page.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const read = (query: EmployeeImageQuery) =>
        firms.image({ params: { country }, query }, { signal, silent: true })
      if (wanted === null) throw new Error('[firms] no picture is wanted')
      const first = await read(wanted)
      const isLapsed = !first.ok && first.error.kind === 'rejected' && first.error.status === 404
      const renewed = isLapsed ? await renew(wanted) : null
      const answer = renewed === null ? first : await read(renewed)
      if (!answer.ok) throw new ApiFailure(answer.error)
      return pictureUrl(answer.value.data)
    },
  })
  if (wanted === null) return undefined
  if (data !== undefined) return { kind: 'ready', url: data }
  return isError && !isFetching ? { kind: 'failed', onRetry: () => void refetch() } : { kind: 'loading' }
}

/** First characters of the base64 of a file, by its kind. */
const kinds = { '/9j/': 'image/jpeg', R0lG: 'image/gif', UklG: 'image/webp' } as const

const pictureUrl = (base64: string): string => {
  const found = Object.entries(kinds).find(([start]) => base64.startsWith(start))
  return `data:${found?.[1] ?? 'image/png'};base64,${base64}`
}
