import type { ApiClient, ApiError } from '@remesa/api-client'
import type { FirmsCalls } from '@remesa/api-client/contract'
import type { EmployeeImageQuery } from '@remesa/domain/firms'
import { err, ok, type Result } from '@remesa/domain/kernel'

export interface PictureRequest {
  readonly country: string
  readonly wanted: EmployeeImageQuery
  readonly signal?: AbortSignal | undefined
  /** Requests the query of the picture with a new token; `null` if there is no new token. */
  readonly renew: (wanted: EmployeeImageQuery) => Promise<EmployeeImageQuery | null>
}

/**
 * The URL of a picture, for use in an `img` element. If the token of the picture has expired, another token is
 * requested once. (FRM-EMP-21)
 */
export async function readPicture(
  firms: Pick<ApiClient<FirmsCalls>['firms'], 'image'>,
  { country, wanted, signal, renew }: PictureRequest,
): Promise<Result<string, ApiError>> {
  const read = (query: EmployeeImageQuery) =>
    firms.image({ params: { country }, query }, { signal, silent: true })
  const first = await read(wanted)
  const isExpired = !first.ok && first.error.kind === 'rejected' && first.error.status === 404
  const renewed = isExpired ? await renew(wanted) : null
  const answer = renewed === null ? first : await read(renewed)
  return answer.ok ? ok(pictureUrl(answer.value.data)) : err(answer.error)
}

/** Media types of pictures. The key of each type is the text with which a picture of this type begins in base64. */
const kinds = { '/9j/': 'image/jpeg', R0lG: 'image/gif', UklG: 'image/webp' } as const

const pictureUrl = (base64: string): string => {
  const found = Object.entries(kinds).find(([start]) => base64.startsWith(start))
  return `data:${found?.[1] ?? 'image/png'};base64,${base64}`
}
