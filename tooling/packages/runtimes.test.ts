import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { bundleClient, callIn, expectedKinds, FILE, runtimes } from './runtimes.ts'

const home = join(root, 'packages/api-client')
const client = await bundleClient(home, false)

describe.each(Object.entries(runtimes))('the client in %s', (name, globals) => {
  it('every call of the client gets its response in a runtime that has only the globals that the table of supported runtimes lists', async () => {
    const { told, asked } = await callIn(globals, client)
    expect(Object.fromEntries(told.map(([call, kind]) => [call, kind]))).toEqual(expectedKinds)
    const answers = Object.fromEntries(told.map(([call, , answer]) => [call, answer]))
    expect(answers).toMatchObject({
      read: { content: [] },
      refused: { status: 429, retryAfterSeconds: 7 },
      'refused file': { code: 'report-not-ready' },
      file: { mediaType: 'text/csv', bytes: FILE },
      slow: { cause: 'Error: no complete answer within 400 ms' },
      cut: { cause: 'TypeError: fetch failed' },
      locked: { cause: 'Error: the keychain is locked' },
    })
    expect(asked[0]).toContain('?username=Mar%C3%ADa+%26+S%C3%B6hne')
  })

  it('the README’s table of runtimes contains the tested runtime', () => {
    expect(readFileSync(join(home, 'README.md'), 'utf8')).toContain(`| ${name} |`)
  })
})

it('a call of the client in a runtime without a required global fails with an error whose cause contains the name of the global', async () => {
  const { told } = await callIn({ ...runtimes['React Native'], Headers: undefined }, client)
  expect(told[0]).toMatchObject(['read', 'network', { cause: 'TypeError: Headers is not a constructor' }])
})
