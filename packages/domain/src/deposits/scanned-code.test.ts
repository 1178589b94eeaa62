import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isScannerPace, type PressedKey, scannedCode, scanTarget, withKey } from './scanned-code'

const code = fc.stringMatching(/^[A-Z0-9-]{4,20}$/)
const amount = fc
  .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole},${String(cents).padStart(2, '0')}`)
/** A text that a person or a scanner types, and the time between two of its keys, in milliseconds. */
const typed = fc.oneof(
  fc.record({ by: fc.constant('scanner' as const), text: code, gap: fc.integer({ min: 0, max: 35 }) }),
  fc.record({
    by: fc.constant('person' as const),
    text: fc.oneof(amount, code),
    gap: fc.integer({ min: 36, max: 900 }),
  }),
)

/** The codes that are recognised in a sequence of key presses. Pauses divide the sequence. */
const codesIn = (keys: readonly PressedKey[]): readonly string[] => {
  const found: string[] = []
  let run: readonly PressedKey[] = []
  const end = () => {
    const scanned = scannedCode(run)
    if (scanned !== undefined) found.push(scanned)
    run = []
  }
  for (const pressed of keys) {
    if (!isScannerPace(run.at(-1), pressed.at)) end()
    run = withKey(run, pressed)
  }
  end()
  return found
}

describe('a code from a hand scanner', () => {
  it('[DPS-50] the speed of the keys distinguishes scanned codes from typed texts, in any order of codes and texts', () => {
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 20 }), (parts) => {
        let at = 0
        const keys = parts.flatMap(({ text, gap }) => {
          const begin = at + 400
          at = begin + text.length * gap
          return [...text].map((key, place) => ({ key, at: begin + place * gap }))
        })
        expect(codesIn(keys)).toEqual(parts.filter(({ by }) => by === 'scanner').map(({ text }) => text))
      }),
    )
  })

  it.each([
    ['123', undefined],
    ['1234,50', undefined],
    ['4310.5', undefined],
    ['0012345679', '0012345679'],
    ['B-77120', 'B-77120'],
  ])('[DPS-50] the keys %s from a hand scanner result in the code %s', (text, expected) => {
    expect(scannedCode([...text].map((key, at) => ({ key, at })))).toBe(expected)
  })
})

describe('a scanned code', () => {
  const bagOf = (barcode: string) => ({ draft: { barcode } })
  const list = { barcode: 'B-1', bags: [bagOf('B-2')], scanned: ['B-3'] }

  it.each([
    ['B-9', { ...list, barcode: ' ' }, false, 'current'],
    ['B-2', list, true, 'current'],
    ['B-1', list, false, 'known'],
    [' B-2 ', list, false, 'known'],
    ['B-3', list, false, 'known'],
    ['B-4', list, false, 'next'],
  ] as const)(
    '[DPS-50] if the code "%s" is scanned in a form with %o, and the code field has the focus: %s, the code counts as %s',
    (code, at, isTyping, is) => {
      expect(scanTarget(code, at, isTyping)).toBe(is)
    },
  )

  it('[DPS-50] a code that is scanned into a list of bags is the code of exactly one bag', () => {
    const anyCode = fc.constantFrom('A-1', 'A-2', 'A-3', 'A-4', 'A-5')
    fc.assert(
      fc.property(fc.array(anyCode), (codes) => {
        let state = { barcode: '', bags: [bagOf('A-5')], scanned: [] as readonly string[] }
        for (const code of codes) {
          const target = scanTarget(code, state, false)
          if (target === 'current') state = { ...state, barcode: code }
          if (target === 'next') state = { ...state, scanned: [...state.scanned, code] }
        }
        const there = [state.barcode, ...state.bags.map(({ draft }) => draft.barcode), ...state.scanned]
        expect(new Set(codes.filter((code) => !there.includes(code)))).toEqual(new Set())
        expect(new Set(state.scanned).size).toBe(state.scanned.length)
        expect(state.scanned).not.toContain(state.barcode)
      }),
    )
  })
})
