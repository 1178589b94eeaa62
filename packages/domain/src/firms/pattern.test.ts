import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPattern, anyScan } from './firms.arbitraries'
import { runPattern } from './pattern-matcher'
import { compilePattern } from './pattern-program'

/** Tried at every character in turn, because V8 alone also finds empty matches inside of surrogate pairs. */
const native = (pattern: string, text: string, flags = 'u') => {
  const sticky = new RegExp(pattern.replaceAll('\\-', '\\x2d'), `${flags}y`)
  const characters = [...text]
  for (let start = 0; start <= characters.length; start += 1) {
    sticky.lastIndex = characters.slice(0, start).join('').length
    const found = sticky.exec(text)
    if (found) return { groups: [...found], start }
  }
  return undefined
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
  it('[FIR-63] finds what the expressions of the language find: the same match with the same groups', () => {
    fc.assert(
      fc.property(anyPattern, anyScan, fc.boolean(), (pattern, text, ignoreCase) => {
        const flagged = ignoreCase ? `(?i)${pattern}` : pattern
        if (problemOf(flagged) === 'pattern-too-large' || problemOf(flagged) === 'pattern-too-long') return
        expect(ours(flagged, text)).toEqual(native(pattern, text, ignoreCase ? 'iu' : 'u'))
      }),
    )
  })

  describe('counterexamples', () => {
    it.each([
      ['(|a)+', 'aa'],
      ['(|a)*', 'aa'],
      ['(a*)+', 'b'],
      ['(a*)*', 'b'],
      ['(?:(a)|b)*', 'ab'],
      ['(a|ab)(c|bcd)(d*)', 'abcd'],
      ['((|a)+|b)*?1', 'ab1'],
    ])('[FIR-63] matches %s on "%s" alike', (pattern, text) => {
      expect(ours(pattern, text)).toEqual(native(pattern, text))
    })
  })
})
