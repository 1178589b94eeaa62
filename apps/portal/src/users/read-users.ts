import type { ApiError } from '@remesa/api-client'
import { ok, type Result } from '@remesa/domain/kernel'
import type { UserDetail } from '@remesa/domain/users'
import type { ReadCall } from '../kernel/api'

/** Users that are read at the same time. */
const CALLS_AT_ONCE = 6

export interface ReadUsersInput {
  readonly ids: readonly number[]
  /** The users that were read before, by id. Those that are read now are added. */
  readonly known: Map<number, UserDetail>
  readonly signal: AbortSignal
}

/** Users with what is assigned to them, in the order of `ids`, or the first failure. Those who are gone are left out. */
export const readUsers = async (
  get: ReadCall<{ readonly params: { readonly id: number } }, UserDetail>,
  { ids, known, signal }: ReadUsersInput,
): Promise<Result<readonly UserDetail[], ApiError>> => {
  const missing = ids.filter((id) => !known.has(id))
  for (let from = 0; from < missing.length; from += CALLS_AT_ONCE) {
    const answers = await Promise.all(
      missing
        .slice(from, from + CALLS_AT_ONCE)
        .map((id) => get({ params: { id } }, { signal, silent: true })),
    )
    for (const answer of answers) {
      if (answer.ok) known.set(answer.value.id, answer.value)
      else if (answer.error.kind !== 'rejected' || answer.error.status !== 404) return answer
    }
  }
  return ok(ids.flatMap((id) => known.get(id) ?? []))
}
