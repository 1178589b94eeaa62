import { ok } from '@remesa/domain/kernel'
import { UserDetail } from '@remesa/domain/users'
import { describe, expect, it } from 'vitest'
import { readUsers } from './read-users'

const userOf = (id: number) =>
  UserDetail.parse({
    id,
    username: `u${id}`,
    name: '',
    lastName: '',
    active: true,
    userType: 'CLIENTE',
    country: { id: 1, code: 'ES' },
  })
const { signal } = new AbortController()

/** A back end without the user 3, and the ids that were requested from it. */
const backEnd = () => {
  const asked: string[] = []
  const details = Object.assign(
    async ({ query }: { readonly query: { readonly ids: string } }) => {
      asked.push(query.ids)
      return ok(query.ids.split(',').flatMap((id) => (id === '3' ? [] : [userOf(Number(id))])))
    },
    { id: 'users.details' },
  )
  return { asked, details }
}

describe('users for a preview', () => {
  it('[USR-69] users for a preview are read in batches of 200, and users who no longer exist are omitted', async () => {
    const { asked, details } = backEnd()
    const ids = Array.from({ length: 450 }, (_, at) => at + 1)
    const answer = await readUsers(details, { ids, known: new Map(), signal })
    expect(answer.ok && answer.value.map(({ id }) => id)).toEqual(ids.filter((id) => id !== 3))
    expect(asked.map((batch) => batch.split(',').length)).toEqual([200, 200, 50])
  })

  it('[USR-69] each user is read only once for a preview', async () => {
    const { asked, details } = backEnd()
    const known = new Map([[2, userOf(2)]])
    await readUsers(details, { ids: [1, 2], known, signal })
    await readUsers(details, { ids: [2, 1], known, signal })
    expect(asked).toEqual(['1'])
  })
})
