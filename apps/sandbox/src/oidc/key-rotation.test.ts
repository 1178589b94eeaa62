import { err, ok } from '@remesa/domain/kernel'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addSigningKey, keyTimes, loadProviderKeys, renewSigningKeys, rotateKeys } from '../authorisation'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestDatabase } from '../testing/test-database'

const started = new Date()
let now = started
let world: SeededServer

beforeAll(async () => {
  world = await startSeededServer({ now: () => now })
})
afterAll(() => world.close())

const Keys = z.object({ keys: z.array(z.object({ kid: z.string() })) })
const publishedKids = async (): Promise<readonly string[]> => {
  const answer = await fetch(`${world.server.url}/oidc/jwks`)
  return Keys.parse(await answer.json()).keys.map(({ kid }) => kid)
}
const newToken = async (): Promise<string> => {
  const { tokens } = await world.portal.signIn(undefined, {
    username: 'customer-operator',
    password: 'remesa',
  })
  return String(tokens.id_token)
}
const statusOf = async (token: string): Promise<number> => {
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${world.server.url}/api/configuration/v1/user/me`, { headers })).status
}
const kidOf = (token: string) => decodeProtectedHeader(token).kid
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

describe('a new signing key', () => {
  it('[AU-24] a new signing key is published before it signs, and tokens signed with the former key stay valid', async () => {
    const { db } = world.database
    const { server } = world
    const before = await newToken()
    const [oldKid] = await publishedKids()
    later(keyTimes.publishedForMs)
    expect(await addSigningKey(db, now)).toEqual(ok(undefined))
    await server.readKeys()
    const kids = await publishedKids()
    const newKid = kids.find((kid) => kid !== oldKid)
    expect(kids).toEqual([oldKid, newKid])

    const between = await newToken()
    expect(kidOf(between)).toBe(oldKid)
    expect(await Promise.all([before, between].map(statusOf))).toEqual([200, 200])

    later(keyTimes.publishedForMs)
    // Calls and sign-ins in progress continue while the identity provider is replaced.
    const [, underWay] = await Promise.all([
      server.readKeys(),
      Promise.all(Array(8).fill(before).map(statusOf)),
    ])
    expect(underWay).toEqual(Array(8).fill(200))
    const after = await newToken()
    expect(kidOf(after)).toBe(newKid)
    expect(await publishedKids()).toEqual([newKid, oldKid])
    expect(await Promise.all([before, between, after].map(statusOf))).toEqual([200, 200, 200])

    later(keyTimes.verifiesForMs - 1)
    await renewSigningKeys(db, now)
    await server.readKeys()
    expect(await publishedKids()).toEqual([newKid, oldKid])
    later(1)
    await renewSigningKeys(db, now)
    await server.readKeys()
    expect(await publishedKids()).toEqual([newKid])
    expect(await statusOf(after)).toBe(200)
  })
})

describe('signing keys', () => {
  it('[AU-24] if several processes replace an old signing key at the same time, only one new key is added', async () => {
    const { db, close } = await createTestDatabase()
    const at = (ms: number) => new Date(started.getTime() + ms)
    expect(await rotateKeys(db, started)).toEqual(err(expect.stringMatching(/^There is no signing key yet/)))
    await loadProviderKeys(db, started)
    expect(await rotateKeys(db, started)).toEqual(
      err(expect.stringMatching(/^The newest signing key is younger than 10 minutes/)),
    )
    const countAt = async (ms: number) => (await loadProviderKeys(db, at(ms))).signing.length
    await renewSigningKeys(db, at(keyTimes.newAfterMs - 1))
    expect(await countAt(keyTimes.newAfterMs)).toBe(1)
    await Promise.all([1, 2, 3].map(() => renewSigningKeys(db, at(keyTimes.newAfterMs))))
    expect(await countAt(keyTimes.newAfterMs)).toBe(2)
    // No second key is added while the newest key does not sign yet.
    expect(await addSigningKey(db, at(keyTimes.newAfterMs + keyTimes.publishedForMs - 1))).toEqual(
      err('newest-too-young'),
    )
    expect(await addSigningKey(db, at(keyTimes.newAfterMs + keyTimes.publishedForMs))).toEqual(ok(undefined))
    expect(await countAt(keyTimes.newAfterMs + keyTimes.publishedForMs)).toBe(3)
    await close()
  })
})
