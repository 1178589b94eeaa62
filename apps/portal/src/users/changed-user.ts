import type { ApiError, ErrorCode } from '@remesa/api-client'
import { err, type Result } from '@remesa/domain/kernel'
import type { UserDetail } from '@remesa/domain/users'
import type { MessageKey, Translate } from '@remesa/ui/i18n'

/** What two people may change of one user, each with its name. */
const parts: readonly (readonly [MessageKey, (user: UserDetail) => unknown])[] = [
  ['users.oid', ({ oid }) => oid],
  ['users.rights.admin', ({ admin }) => admin],
  ['users.rights.supervisor', ({ supervisor }) => supervisor],
  ['users.points.title', ({ clients }) => JSON.stringify(clients)],
]

/** The answer of a write that may be refused with the user as they are now. */
export type UserAnswer<Output> = Result<Output, ApiError<ErrorCode, UserDetail>>

/** The names of what differs between two states of a user, in the order of the page. */
export const changedParts = (before: UserDetail, after: UserDetail): readonly MessageKey[] =>
  parts.flatMap(([name, of]) => (of(before) === of(after) ? [] : [name]))

/**
 * The answer of a write, with the reason in words if someone else changed the user meanwhile: what they changed. The page
 * then shows their state, and the same change can be sent again from it.
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
