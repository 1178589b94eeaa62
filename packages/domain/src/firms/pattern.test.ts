import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BARCODE_STEPS } from './barcode'
import { anyPattern, anyScan } from './firms.arbitraries'
import { runPattern } from './pattern-matcher'
import { MAX_PATTERN_LENGTH } from './pattern-parser'
import { compilePattern, MAX_PATTERN_STATES, type PatternProgram } from './pattern-program'

const compiled = (pattern: string): PatternProgram => {
  const program = compilePattern(pattern)
  if (!program.ok) throw new Error(`${pattern}: ${program.error}`)
  return program.value
}
const problemOf = (pattern: string) => {
  const program = compilePattern(pattern)
  return program.ok ? undefined : program.error
}

describe('patterns that are refused', () => {
  it.each([
    '(a',
    'a)',
    '(?:a',
    '[a',
    '[z-a]',
    '[\\d-x]',
    '*a',
    '+',
    '?',
    '{2}',
    'a**',
    'a*+',
    'a{2}{3}',
    '^*',
    '\\b+',
    '$?',
    'a{3,2}',
    '\\',
    'a\\',
    '\\u{110000}',
    '[\\u{110000}]',
    '|*',
  ])('[FIR-62] a malformed pattern is refused: %s', (pattern) => {
    expect(problemOf(pattern)).toBe('pattern-malformed')
  })

  it.each([
    '(?=a)',
    '(?!a)',
    '(?<=a)',
    '(?<!a)',
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?>a)',
    '(?P<n>a)',
    '(?#c)',
    '(?s).',
    '(?i:a)',
    '(?<>a)',
    '\\p{L}',
    '\\A',
    '\\z',
    '\\cJ',
    '\\x4',
    '\\u12',
    '\\01',
    '[\\1]',
    '[\\p{L}]',
    '[\\B]',
    '(?',
  ])('[FIR-62] an unsupported pattern is refused: %s', (pattern) => {
    expect(problemOf(pattern)).toBe('pattern-unsupported')
  })

  it('[FIR-62] a pattern with several faults is refused because of its first fault', () => {
    expect(problemOf('(?=a)(')).toBe('pattern-unsupported')
    expect(problemOf('[z-a](?=a)')).toBe('pattern-malformed')
    expect(problemOf('(?=a){9999}')).toBe('pattern-unsupported')
  })

  it('[FIR-62] a pattern of more than 256 characters is refused as too long', () => {
    expect(MAX_PATTERN_LENGTH).toBe(256)
    expect(problemOf('a'.repeat(256))).toBeUndefined()
    expect(problemOf('a'.repeat(257))).toBe('pattern-too-long')
    expect(problemOf(`(?i)${'a'.repeat(253)}`)).toBe('pattern-too-long')
  })

  it('[FIR-62] a pattern of more than 1,000 states is refused as too large', () => {
    expect(MAX_PATTERN_STATES).toBe(1_000)
    // Each optional repetition has one state for its character and one for the choice to continue. The whole pattern
    // has a few more states.
    expect(compiled('a{0,498}').states).toBe(1_000)
    expect(problemOf('a{0,499}')).toBe('pattern-too-large')
  })

  it.each([
    '((a{9}){9}){9}',
    '(?:(?:){1000}){1000}',
    'a{1,99999999999999999999}',
    'a{99999999,}',
    '(((((((((a+)+)+)+)+)+)+)+)+)+',
    `${'(?:'.repeat(32)}${'){99}'.repeat(32)}`,
  ])('[FIR-62] a pattern that is too large is refused before it is compiled: %s', (pattern) => {
    expect(problemOf(pattern)).toBe('pattern-too-large')
  })

  it.each([
    ['of one round', `${'(?:'.repeat(35)}a${'){1}'.repeat(35)}`, 74, 'ba', 'a'],
    ['of one round or none', `${'(?:'.repeat(35)}a${'b)?'.repeat(35)}`, 109, 'bbc', 'bb'],
    ['of no round', '(?:(?:(?:a{99}){99}){99}){0}b', 5, 'ab', 'b'],
  ])(
    '[FIR-62] a pattern with nested repetitions is compiled without a delay: %s',
    (_, pattern, states, text, found) => {
      expect(compiled(pattern).states).toBe(states)
      expect(runPattern(compiled(pattern), text).match?.groups).toEqual([found])
    },
  )

  it.each([
    ['', 3],
    ['a|b', 7],
    ['(a)', 6],
    ['(?:a+)+', 16],
    ['(?:a*)*', 20],
    ['x(?:a*)*', 22],
    ['(?:(?:a*)*|b)', 26],
    ['((a)*)*', 32],
    ['(?:(?:^|a)*)*', 45],
  ])('[FIR-62] the size of the pattern %s is %d states', (pattern, states) => {
    expect(compiled(pattern).states).toBe(states)
  })

  it('[FIR-62] a compiled pattern never has more states than were estimated before the pattern was compiled', () => {
    fc.assert(
      fc.property(anyPattern, (pattern) => {
        const program = compilePattern(pattern)
        if (!program.ok) return
        const { instructions, nesting, states } = program.value
        expect(instructions.length * (nesting + 1)).toBeLessThanOrEqual(states)
        expect(states).toBeLessThanOrEqual(MAX_PATTERN_STATES)
      }),
    )
  })
})

describe('the number of steps', () => {
  const evil: readonly (readonly [string, string])[] = [
    ['(a+)+$', `${'a'.repeat(4_000)}!`],
    ['(a|aa)+$', `${'a'.repeat(4_000)}!`],
    ['(a*)*b', 'a'.repeat(4_096)],
    ['((a*)*)*b', 'a'.repeat(3_000)],
    ['((((((((a*)*)*)*)*)*)*)*)*b', 'a'.repeat(400)],
    ['(.*)*(.*)*(.*)*x', 'é'.repeat(3_000)],
    ['(.*?,){11}P', '1,2,3,4,5,6,7,8,9,10,11,12,13,14'.repeat(40)],
    [`${'a?'.repeat(60)}${'a'.repeat(60)}`, 'a'.repeat(59)],
    ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(2_000)],
    ['(\\w+\\s?)*$', `${'aaaa '.repeat(800)}!`],
    ['([a-zA-Z0-9]+)*@', '1'.repeat(4_000)],
    ['(?:a|a|a|a|a)*b', 'a'.repeat(2_000)],
    ['\\w{0,255}x', 'a'.repeat(400)],
  ]

  it.each(evil)(
    '[FIR-64] matching the pattern %s takes at most as many steps as the product of its states and the positions in the text',
    (pattern, text) => {
      const program = compiled(pattern)
      const { steps } = runPattern(program, text)
      expect(steps).toBeLessThanOrEqual(program.states * ([...text].length + 1))
      expect(program.states * (text.length + 1)).toBeLessThanOrEqual(MAX_BARCODE_STEPS)
    },
  )

  it('[FIR-64] matching any pattern takes at most as many steps as the product of its states and the positions in the text', () => {
    fc.assert(
      fc.property(anyPattern, anyScan, (pattern, text) => {
        const program = compilePattern(pattern)
        if (!program.ok) return
        const { steps } = runPattern(program.value, text)
        expect(steps).toBeLessThanOrEqual(program.value.states * ([...text].length + 1))
        expect(steps).toBeGreaterThan(0)
      }),
    )
  })

  it('[FIR-64] matching a pattern stops at the first match in the text', () => {
    const [early, late] = [
      runPattern(compiled('a'), `a${'b'.repeat(99)}`),
      runPattern(compiled('a'), 'b'.repeat(99)),
    ]
    expect([early.steps, early.match?.start]).toEqual([4, 0])
    expect([late.steps, late.match]).toEqual([200, undefined])
  })
})
