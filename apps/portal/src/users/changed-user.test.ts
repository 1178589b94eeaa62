import { err, ok } from '@remesa/domain/kernel'
import type { UserDetail } from '@remesa/domain/users'
import { userWith } from '@remesa/domain/users/testing'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { changedParts, withChangedParts } from './changed-user'

const t = translator(createIntl({ locale: 'en-GB', messages: await loadMessages('en') }))
const before = userWith({ oid: 'one', version: '3' })

const refused = (current?: UserDetail) => ({
  kind: 'rejected' as const,
  endpoint: 'users.setOid',
  requestId: null,
  status: 412,
  code: 'record-changed' as const,
  message: null,
  issues: [],
  ...(current === undefined ? {} : { current }),
})

describe('a user who was changed by another user meanwhile', () => {
  it('a field of a user is named as changed only if the page of the user can change this field', () => {
    const assigned = [{ id: 1, description: 'Bazar Norte' }]
    expect(changedParts(before, userWith({ oid: 'one', version: '4', lastName: 'Gil' }))).toEqual([])
    expect(
      changedParts(before, userWith({ oid: 'two', admin: true, supervisor: true, clients: assigned })),
    ).toEqual(['users.oid', 'users.rights.admin', 'users.rights.supervisor', 'users.points.title'])
  })

  it('the refusal of a change of a user names the fields that another person has changed in the meantime', () => {
    const current = userWith({ oid: 'two', supervisor: true, version: '4' })
    expect(withChangedParts(err(refused(current)), before, t)).toMatchObject({
      error: { message: expect.stringContaining('meanwhile: OID, Supervisor.') },
    })
    expect(withChangedParts(err(refused()), before, t)).toMatchObject({
      error: { message: expect.stringContaining('changed this user meanwhile. The page') },
    })
  })

  it('the response to a change of a user is not modified unless another person has changed the user in the meantime', () => {
    const taken = err({ ...refused(), status: 409, code: 'users.oid-taken' as const })
    expect(withChangedParts(taken, before, t)).toBe(taken)
    const done = ok({ version: '4' })
    expect(withChangedParts(done, before, t)).toBe(done)
  })
})
