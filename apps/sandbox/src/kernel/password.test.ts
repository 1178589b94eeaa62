import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password'

describe('passwords', () => {
  it('passwords are stored as argon2id with at least 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('secret')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    )
  })

  it('a password matches its own hash, but no hash of another password', async () => {
    const hash = await hashPassword('secret')
    expect(await verifyPassword(hash, 'secret')).toBe(true)
    expect(await verifyPassword(hash, 'Secret')).toBe(false)
    expect(await verifyPassword(hash, '')).toBe(false)
  })

  it('two hashes of one password have different salts', async () => {
    expect(await hashPassword('secret')).not.toBe(await hashPassword('secret'))
  })

  it('every character of a password matters, however long the password is', async () => {
    const hash = await hashPassword(`${'x'.repeat(1000)}a`)
    expect(await verifyPassword(hash, `${'x'.repeat(1000)}b`)).toBe(false)
  })

  it('a password matches its hash whether an accented letter is typed as one character or as two', async () => {
    expect(await verifyPassword(await hashPassword('contrase\u00f1a'), 'contrasen\u0303a')).toBe(true)
  })

  it('a password is checked with the parameters in its hash', async () => {
    const salt = Buffer.alloc(16, 7)
    const parameters = { message: 'old', nonce: salt, parallelism: 2, tagLength: 24, memory: 1024, passes: 3 }
    const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
    const hash = `$argon2id$v=19$m=1024,t=3,p=2$${bare(salt)}$${bare(argon2Sync('argon2id', parameters))}`
    expect(await verifyPassword(hash, 'old')).toBe(true)
    expect(await verifyPassword(hash, 'new')).toBe(false)
  })

  it.each([
    '',
    'secret',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2i$v=19$m=1024,t=3,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA',
  ])('a password does not match a text that is no argon2id hash: "%s"', async (hash) => {
    expect(await verifyPassword(hash, 'secret')).toBe(false)
  })

  it('many concurrent checks of passwords all finish', async () => {
    const hash = await hashPassword('secret')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verifyPassword(hash, index % 2 ? 'secret' : 'x')),
    )
    expect(answers.filter(Boolean)).toHaveLength(10)
  })
})
