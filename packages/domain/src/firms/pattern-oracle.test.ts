import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPattern, anyScan } from './firms.arbitraries'
import { runPattern } from './pattern-matcher'
import { compilePattern } from './pattern-program'

/**
 * The match that a regular expression engine has found: the matched text with its groups, and the characters before it.
 */
interface NativeMatch {
  readonly groups: readonly (string | undefined)[]
  readonly start: number
}

const context = createContext({ pattern: '', flags: '', text: '' })

/**
 * A script that searches from each character in turn, because V8 itself would also find empty matches inside surrogate
 * pairs.
 */
const script = new Script(`(() => {
  const sticky = new RegExp(pattern, flags + 'y')
  const characters = [...text]
  for (let start = 0; start <= characters.length; start += 1) {
    sticky.lastIndex = characters.slice(0, start).join('').length
    const found = sticky.exec(text)
    if (found) return JSON.stringify({ groups: [...found].map((group) => group ?? null), start })
  }
  return 'null'
})()`)

/**
 * The match that a regular expression of JavaScript finds, or a note that it took longer than `patience` milliseconds.
 * The time is limited because some generated patterns backtrack for hours.
 */
const nativeMatch = (
  pattern: string,
  text: string,
  { flags = 'u', patience = 5_000 }: { readonly flags?: string; readonly patience?: number } = {},
): NativeMatch | undefined | 'gave up' => {
  Object.assign(context, { pattern: pattern.replaceAll('\\-', '\\x2d'), flags, text })
  try {
    const found = JSON.parse(script.runInContext(context, { timeout: patience }))
    if (found === null) return undefined
    return { ...found, groups: found.groups.map((group: string | null) => group ?? undefined) }
  } catch (thrown) {
    if (String(thrown).includes('timed out')) return 'gave up'
    throw thrown
  }
}

const ours = (pattern: string, text: string) => {
  const program = compilePattern(pattern)
  if (!program.ok) throw new Error(`${pattern}: ${program.error}`)
  return runPattern(program.value, text).match
}
const problemOf = (pattern: string) => {
  const program = compilePattern(pattern)
  return program.ok ? undefined : program.error
}

describe('matching', () => {
  it('[FIR-63] a barcode pattern has the same match and groups as a regular expression of JavaScript', () => {
    fc.assert(
      fc.property(anyPattern, anyScan, fc.boolean(), (pattern, text, ignoreCase) => {
        const flagged = ignoreCase ? `(?i)${pattern}` : pattern
        const problem = problemOf(flagged)
        if (problem !== undefined) {
          expect(problem).toMatch(/^pattern-too-l/)
          return
        }
        const expected = nativeMatch(pattern, text, { flags: ignoreCase ? 'iu' : 'u', patience: 20 })
        if (expected !== 'gave up') expect(ours(flagged, text)).toEqual(expected)
      }),
    )
  })

  it.each([
    ['(|a)+', 'aa'],
    ['(|a)*', 'aa'],
    ['(a*)+', 'b'],
    ['(a*)*', 'b'],
    ['(a*?)*?b', 'aab'],
    ['(?:(a)|b)*', 'ab'],
    ['(?:(a)|(b)){2}', 'ab'],
    ['(?:(a)|(b)){0,2}', 'ab'],
    ['(?:(a)|b)??c', 'bac'],
    ['(a|ab)(c|bcd)(d*)', 'abcd'],
    ['((|a)+|b)*?1', 'ab1'],
    ['(?:^|b)*a', 'bba'],
    ['(?:^|a)*', 'aa'],
    ['((a|)+|)?', 'aa'],
    ['^a{0,3}b', 'aab'],
    ['^a{0,3}?b', 'aab'],
    ['a$|b', 'ab'],
    ['\\ba', 'ca a'],
    ['\\Ba', 'a ca'],
    ['\\b😀?', '😀 a'],
    ['a{0}b', 'ab'],
    ['a{2,3}', 'aaaa'],
    ['a{2,3}?', 'aaaa'],
    ['a{2,}?b', 'aaab'],
    ['(?<letter>a)(?<letter2>b)?', 'ab'],
    ['\\ba\\b|\\Bb\\B', 'cbc a'],
    ['^a|b$', 'cb'],
    ['a.c', 'a\nc a😀c'],
    ['[\\b]', '\b'],
    ['[\\d\\-x]+', 'y1-x'],
    ['[^\\W\\d]+', '12ab_'],
    ['\\x41\\u0042\\u{43}', 'ABC'],
    ['\\t\\n\\r\\f\\v\\0', '\t\n\r\f\v\0'],
    ['\\s+', 'a\u00a0\ufeff b'],
    ['\\/\\.\\(\\)\\[\\]\\{\\}\\|\\*\\+\\?\\^\\$\\\\', '/.()[]{}|*+?^$\\'],
  ])(
    '[FIR-63] the pattern %s finds the same match in %j as a regular expression of JavaScript',
    (pattern, text) => {
      expect(ours(pattern, text)).toEqual(nativeMatch(pattern, text))
      expect(ours(pattern, text)).toBeDefined()
    },
  )

  it.each([
    ['a{', 'a{'],
    ['a{,2}', 'a{,2}'],
    ['{x}', '{x}'],
    [']', ']'],
    ['}', '}'],
    ['\\-\\:\\"\\_', '-:"_'],
    ['[\\:\\"_]+', ':"_'],
    ['x{1}{', 'x{'],
  ])('[FIR-63] the characters of the pattern %s are matched literally', (pattern, text) => {
    expect(ours(pattern, `<${text}>`)).toEqual({ groups: [text], start: 1 })
  })

  it.each([
    ['^b', 'ab'],
    ['a$', 'ab'],
    ['\\bb', 'ab'],
    ['\\Ba', 'ab'],
    ['[]', 'ab'],
    ['ab{2}', 'ab'],
    ['a.b', 'a\nb'],
  ])(
    '[FIR-63] the pattern %s has no match in %j, and neither has the same regular expression of JavaScript',
    (pattern, text) => {
      expect(ours(pattern, text)).toBeUndefined()
      expect(nativeMatch(pattern, text)).toBeUndefined()
    },
  )

  it('[FIR-63] a barcode pattern distinguishes upper and lower case, except if it begins with (?i)', () => {
    expect(ours('id(ñ)[a-c]', 'IDÑB')).toBeUndefined()
    expect(ours('(?i)id(ñ)[a-c]', 'IDÑB')?.groups).toEqual(['IDÑB', 'Ñ'])
    expect(problemOf('a(?i)b')).toBe('pattern-unsupported')
  })
})
