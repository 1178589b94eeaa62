import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

const shipped = sources.filter(
  (file) =>
    /^(packages|apps)\/[^/]+\/src\//.test(file) &&
    !/\.(test|fixtures|arbitraries|stories)\.|\/testing\//.test(file),
)
const using = (pattern: RegExp, folder = '') =>
  shipped.filter((file) => file.startsWith(folder) && pattern.test(read(file)))

describe('the code that is shipped', () => {
  it('every file of shipped code is checked for security', () => {
    expect(shipped.length).toBeGreaterThan(900)
  })

  it('shipped code never runs a text as code, and never puts a text into a page as markup', () => {
    expect(using(/\beval\(|\bnew Function\(|\bdocument\.write\(|\bimport\(`/)).toEqual([])
    expect(using(/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML/)).toEqual([])
  })

  it('shipped code loads nothing from another host', () => {
    expect(using(/(?:src|href|import)\s*[=(]\s*['"`]https?:\/\//)).toEqual([])
  })

  it('only one file of shipped code starts programs, without a shell and with numbers as arguments', () => {
    const starting = using(/node:child_process/)
    expect(starting).toEqual(['apps/sandbox/src/db/connection/lock-folder.ts'])
    const text = read(starting[0] ?? '')
    expect(text).toMatch(/import \{ execFileSync \} from 'node:child_process'/)
    for (const [call] of text.matchAll(/execFileSync\([^)]*\)/g)) expect(call).toMatch(/String\(pid\)/)
  })

  it('the back end sends no request to a URL that a caller could choose', () => {
    const calls =
      /(?<![.\w])fetch\(|import \{[^}]*\b(?:request|get|connect)\b[^}]*\} from 'node:(?:https?|net|tls)'/
    expect(using(calls, 'apps/sandbox/src/')).toEqual([])
  })

  it('shipped code uses no hash function that is known to be broken', () => {
    expect(
      using(/createHash\(['"`](?!sha(?:256|384|512)['"`])|createHmac\(['"`](?!sha(?:256|384|512)['"`])/),
    ).toEqual([])
    expect(using(/subtle\.digest\(['"`]SHA-1/)).toEqual([])
  })

  it('no source file contains a secret', () => {
    expect(using(/-----BEGIN|\b(?:AKIA|ghp_|npm_)[A-Za-z0-9]{16,}|eyJ[\w-]{20,}\.[\w-]{20,}\./)).toEqual([])
  })
})
