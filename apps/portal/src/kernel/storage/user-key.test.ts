import { expect, it } from 'vitest'
import { userKey } from './user-key'

it('in the keys of the storage, users are identified by id, or by user name if they have no id', () => {
  const keys = [
    userKey({ id: 7, username: 'ana' }),
    userKey({ id: 8, username: 'ana' }),
    userKey({ id: null, username: '7' }),
    userKey({ id: null, username: 'ana.ruiz@bazar.example' }),
  ]
  expect(keys).toEqual(['7', '8', 'name-7', 'name-ana.ruiz%40bazar.example'])
})
