import { describe, expect, it } from 'vitest'
import { hiddenUserFields } from '.'

const reads = (...subjects: readonly string[]) => ({
  can: (_action: string, subject: string) => subjects.includes(subject),
})

describe('the history of a user', () => {
  it.each([
    [true, reads('UserEditAdministration'), []],
    [true, reads(), ['admin']],
    [false, reads('UserEditAdministration'), ['oid']],
    [false, reads('UserEditSupervision'), ['oid', 'admin']],
  ] as const)(
    '[USR-33] the history of a user hides the fields that the user’s page hides from the viewer (administrator: %s)',
    (admin, ability, hidden) => {
      expect(hiddenUserFields({ admin, ability })).toEqual(hidden)
    },
  )
})
