import type { ApiError, ErrorCode } from '@remesa/api-client'
import { err, type Result } from '@remesa/domain/kernel'
import type { UserDetail } from '@remesa/domain/users'
import type { MessageKey, Translate } from '@remesa/ui/i18n'

/** The parts of a user that several people may change, each with the name of the part. */
const parts: readonly (readonly [MessageKey, (user: UserDetail) => unknown])[] = [
  ['users.oid', ({ oid }) => oid],
  ['users.rights.admin', ({ admin }) => admin],
  ['users.rights.supervisor', ({ supervisor }) => supervisor],
  ['users.points.title', ({ clients }) => JSON.stringify(clients)],
]

/** The response to a write call for a user. A refusal may contain the current state of the user. */
export type UserAnswer<Output> = Result<Output, ApiError<ErrorCode, UserDetail>>

/** The names of the parts that differ between two states of a user, in the order of the page. */
export const changedParts = (before: UserDetail, after: UserDetail): readonly MessageKey[] =>
  parts.flatMap(([name, of]) => (of(before) === of(after) ? [] : [name]))

/**
 * The response to a write call for a user. If another person has changed the user meanwhile, the refusal names the
 * changed parts. The page then shows the current state of the user, and the viewer can send the change again.
 */
export const withChangedParts = <Output>(
  answer: UserAnswer<Output>,
  before: UserDetail,
  t: Translate,
): UserAnswer<Output> => {
  if (answer.ok || answer.error.kind !== 'rejected' || answer.error.code !== 'record-changed') return answer
  const { current } = answer.error
  const names = current === undefined ? [] : changedParts(before, current)
  const message =
    names.length === 0
      ? t('users.changed.unknown')
      : t('users.changed', { what: names.map((name) => t(name)).join(', ') })
  return err({ ...answer.error, message })
}
