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
  it('only fields that the page can change are named as changed fields of a user', () => {
    const assigned = [{ id: 1, description: 'Bazar Norte' }]
    expect(changedParts(before, userWith({ oid: 'one', version: '4', lastName: 'Gil' }))).toEqual([])
    expect(
      changedParts(before, userWith({ oid: 'two', admin: true, supervisor: true, clients: assigned })),
    ).toEqual(['users.oid', 'users.rights.admin', 'users.rights.supervisor', 'users.points.title'])
  })

  it('if another person has changed the user meanwhile, the refusal of a change names the changed fields', () => {
    const current = userWith({ oid: 'two', supervisor: true, version: '4' })
    expect(withChangedParts(err(refused(current)), before, t)).toMatchObject({
      error: { message: expect.stringContaining('meanwhile: OID, Supervisor.') },
    })
    expect(withChangedParts(err(refused()), before, t)).toMatchObject({
      error: { message: expect.stringContaining('changed this user meanwhile. The page') },
    })
  })

  it('the response to a change of a user gets the names of changed fields only if another person has changed the user meanwhile', () => {
    const taken = err({ ...refused(), status: 409, code: 'users.oid-taken' as const })
    expect(withChangedParts(taken, before, t)).toBe(taken)
    const done = ok({ version: '4' })
    expect(withChangedParts(done, before, t)).toBe(done)
  })
})
