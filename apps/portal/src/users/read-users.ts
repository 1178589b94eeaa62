import type { ApiError } from '@remesa/api-client'
import { MAX_DETAILS } from '@remesa/api-client/contract'
import { ok, type Result } from '@remesa/domain/kernel'
import type { UserDetail } from '@remesa/domain/users'
import type { ReadCall } from '../kernel/api'

export interface ReadUsersInput {
  readonly ids: readonly number[]
  /** The users that were read so far, by id. The function adds the users that it reads. */
  readonly known: Map<number, UserDetail>
  readonly signal: AbortSignal
}

/**
 * The users with their assignments, in the order of `ids`, or the first failure. The users are read in batches, one
 * after the other. Users who no longer exist are not returned.
 */
export const readUsers = async (
  details: ReadCall<{ readonly query: { readonly ids: string } }, readonly UserDetail[]>,
  { ids, known, signal }: ReadUsersInput,
): Promise<Result<readonly UserDetail[], ApiError>> => {
  const missing = ids.filter((id) => !known.has(id))
  for (let from = 0; from < missing.length; from += MAX_DETAILS) {
    const batch = missing.slice(from, from + MAX_DETAILS).join(',')
    const answer = await details({ query: { ids: batch } }, { signal, silent: true })
    if (!answer.ok) return answer
    for (const user of answer.value) known.set(user.id, user)
  }
  return ok(ids.flatMap((id) => known.get(id) ?? []))
}
