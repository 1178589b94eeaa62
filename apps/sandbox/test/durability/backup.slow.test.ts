import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, newStorage, type Storage, startSandbox } from '../sandbox-process'
import { signedInClient } from '../signed-in-client'
import { emptyHistory, type Round, writeUntilGone } from './history'
import { storedOf } from './stored'

const writers = 4
const writesBefore = 12
const folder = mkdtempSync(join(tmpdir(), 'remesa-copies-'))
const file = join(folder, 'while-writing.backup')
let built = ''

beforeAll(() => {
  built = dirname(buildSandbox())
}, 180_000)
afterAll(() => rmSync(folder, { recursive: true }))

const execute = promisify(execFile)

/** Runs a command as an operator does. Resolves with the exit code and the whole output of the command. */
const command = async (name: 'back-up' | 'restore' | 'rotate-keys', storage: Storage, ...given: string[]) => {
  const env = { PATH: process.env['PATH'], ...storage.variables }
  return execute(process.execPath, [join(built, `${name}.js`), ...given], { env, cwd: folder }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}${stderr}` }),
  )
}

describe('a backup of a process that writes', () => {
  it('[DU-08] a backup that is created during writes contains the state of one moment, with all writes that were acknowledged before the backup began', async () => {
    const [source, target] = [await newStorage(), await newStorage()]
    const sandbox = await startSandbox({ entry: join(built, 'main.js'), storage: source })
    const api = await signedInClient(sandbox.url, 'customer-operator')
    const history = emptyHistory()
    const round: Round = { number: 0, mayFail: false, isOver: false }
    // Writer 0 is excluded, because it requests reports, which are created later.
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) => writeUntilGone(api, 4 * writer + 4, history, round)),
    )
    await expect.poll(() => history.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(writesBefore)
    const before = new Set(history.acknowledged.keys())
    expect(await command('back-up', source, 'while-writing.backup')).toMatchObject({ code: 0 })
    round.isOver = true
    await writing
    const after = history.acknowledged.size

    // The process has just created its first key, so it refuses another key. This refusal shows that the command has
    // reached the process.
    expect(await command('rotate-keys', source)).toMatchObject({
      code: 1,
      text: expect.stringContaining('newest signing key is younger than 10 minutes'),
    })
    expect(await command('restore', source, file)).toMatchObject({
      code: 1,
      text: expect.stringMatching(source.kind === 'pglite' ? /is in use by process/ : /holds data already/),
    })
    expect(await command('restore', target, file)).toMatchObject({ code: 0 })
    expect(await sandbox.stop()).toBe(0)

    const restored = await storedOf(target)
    const keys = restored.orders.map(({ key }) => key)
    expect(restored.keys).toEqual(keys)
    for (const key of before) expect(keys).toContain(key)
    for (const { key, id, total } of restored.orders) {
      const known = history.acknowledged.get(key)
      expect(known).toMatchObject({ id, write: { kind: 'pickup', total } })
    }
    expect(keys.length).toBeLessThanOrEqual(after)

    expect(await command('restore', target, file)).toMatchObject({
      code: 1,
      text: expect.stringContaining('holds data already'),
    })
    await Promise.all([source.remove(), target.remove()])
  }, 240_000)
})
