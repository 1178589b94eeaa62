import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerDocumentChallenge,
  challengeCells,
  createDocumentChallenge,
  documentToValidate,
  needsDocumentChallenge,
} from '.'
import {
  anyDocumentValue,
  anyEmployeeResult,
  anyRandom,
  anySearchConfig,
  employeeWith,
  searchConfigWith,
} from './firms.arbitraries'

const draws = (...numbers: readonly number[]) => {
  const left = [...numbers]
  return () => left.shift() ?? 0
}
const positionsOf = (value: string, ...numbers: readonly number[]) =>
  createDocumentChallenge(value, draws(...numbers))?.positions
const invalid = {
  rule: 'documentValidation',
  key: 'label.documentValidation.invalid',
  path: '',
  params: {},
}
const digitsOf = (value: string) =>
  [...value].flatMap((character, position) => ('0123456789'.includes(character) ? [position] : []))

describe('the hidden digits', () => {
  it('[FIR-50] a security question hides two digits of a document, and each pair of digits has the same probability', () => {
    const counts = new Map<string, number>()
    for (let one = 0; one < 4; one += 1) {
      for (let other = 0; other < 3; other += 1) {
        const pair = String(positionsOf('X1234', (one + 0.5) / 4, (other + 0.5) / 3))
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(counts)).toEqual({ '1,2': 2, '1,3': 2, '1,4': 2, '2,3': 2, '2,4': 2, '3,4': 2 })
  })

  it.each([
    [0, 0, [0, 1]],
    [0, 0.999_999, [0, 2]],
    [0.999_999, 0, [0, 2]],
    [0.999_999, 0.999_999, [1, 2]],
    [0.5, 0, [0, 1]],
    [0.5, 0.5, [1, 2]],
  ])(
    '[FIR-50] with the random numbers %d and %d, a security question about a document with three digits hides the positions %j',
    (one, other, positions) => {
      expect(positionsOf('123', one, other)).toEqual(positions)
    },
  )

  it('[FIR-50] a security question about a document with one digit hides that digit', () => {
    expect(positionsOf('AB7', 0.9, 0.9)).toEqual([2])
    expect(positionsOf('7AB', 0, 0)).toEqual([0])
  })

  it.each(['ABC', '', '٣٣٣', '１２３', '😀😀😀'])(
    '[FIR-51] there is no security question about the text "%s", because it has no digit from 0 to 9',
    (value) => {
      expect(createDocumentChallenge(value, draws())).toBeUndefined()
    },
  )

  it.each([
    ['12', undefined],
    ['1😀', undefined],
    ['12A', [0, 1]],
    ['1😀2', [0, 2]],
  ])('[FIR-52] a security question about "%s" hides the digits at the positions %j', (value, positions) => {
    expect(positionsOf(value)).toEqual(positions)
  })

  it('[FIR-50] [FIR-51] [FIR-52] a security question hides two digits of a document, or its only digit, and lists their positions in ascending order', () => {
    fc.assert(
      fc.property(anyDocumentValue, anyRandom, (value, random) => {
        const challenge = createDocumentChallenge(value, random)
        const digits = digitsOf(value)
        const asked = [...value].length > 2 && digits.length > 0
        expect(challenge !== undefined).toBe(asked)
        if (challenge === undefined) return
        expect(challenge.value).toBe(value)
        expect(challenge.positions).toHaveLength(Math.min(2, digits.length))
        expect(challenge.positions).toEqual(digits.filter((at) => challenge.positions.includes(at)))
      }),
    )
  })

  it('[FIR-53] a security question shows every character of the document except the hidden digits', () => {
    expect(challengeCells({ value: '1😀34Z', positions: [0, 3] })).toEqual([
      { blank: 0 },
      { character: '😀' },
      { character: '3' },
      { blank: 1 },
      { character: 'Z' },
    ])
    fc.assert(
      fc.property(anyDocumentValue, anyRandom, (value, random) => {
        const challenge = createDocumentChallenge(value, random)
        if (challenge === undefined) return
        const cells = challengeCells(challenge)
        expect(cells).toHaveLength([...value].length)
        const blanks = cells.flatMap((cell, at) => ('blank' in cell ? [[cell.blank, at]] : []))
        expect(blanks).toEqual(challenge.positions.map((at, blank) => [blank, at]))
      }),
    )
  })
})

describe('the answer to a security question', () => {
  const challenge = { value: 'X12345678', positions: [1, 8] }

  it('[FIR-55] the hidden digits of the document are the right answer to a security question', () => {
    expect(answerDocumentChallenge(challenge, ['1', '8'])).toEqual([])
  })

  it.each([[['8', '1']], [['1', '7']], [['0', '8']], [['1', '8', '9']]])(
    '[FIR-55] the digits %j are a wrong answer to a security question',
    (digits) => {
      expect(answerDocumentChallenge(challenge, digits)).toEqual([invalid])
    },
  )

  it('[FIR-54] the answer to a security question has an issue for every hidden digit that the user has not typed', () => {
    const required = (path: string) => ({
      rule: 'required',
      key: 'validation.messages.required',
      path,
      params: {},
    })
    expect(answerDocumentChallenge(challenge, [])).toEqual([required('digits.0'), required('digits.1')])
    expect(answerDocumentChallenge(challenge, ['0', ' '])).toEqual([required('digits.1')])
  })

  it.each(['12', 'a', '-', '-1', '+1', '１', '٣', '1.0', '😀'])(
    '[FIR-54] the answer to a security question may not contain "%s" as a digit',
    (typed) => {
      expect(answerDocumentChallenge(challenge, ['1', typed])).toEqual([
        { rule: 'digits', key: 'validation.messages.digits', path: 'digits.1', params: { length: 1 } },
      ])
    },
  )

  it('[FIR-55] for any document, only the right digits answer a security question', () => {
    fc.assert(
      fc.property(
        anyDocumentValue,
        anyRandom,
        fc.array(fc.oneof(fc.constantFrom('0', '1', '5', '7', '9', ''), fc.string({ maxLength: 2 })), {
          maxLength: 3,
        }),
        (value, random, typed) => {
          const asked = createDocumentChallenge(value, random)
          if (asked === undefined) return
          const right = asked.positions.map((at) => [...value][at] ?? '')
          expect(answerDocumentChallenge(asked, right)).toEqual([])
          const same = typed.length === right.length && typed.every((digit, at) => digit === right[at])
          expect(answerDocumentChallenge(asked, typed).length === 0).toBe(same)
        },
      ),
    )
  })
})

describe('the documents of security questions', () => {
  const asking = searchConfigWith({ ApplyValidationDocument: true })
  const ana = employeeWith()

  it.each([
    ['TIP', '12345678Z'],
    ['', '12345678Z'],
    ['DNIE', '12345678Z'],
    ['DNI', undefined],
    ['dni', undefined],
    [' Dni ', undefined],
  ])(
    '[FIR-56] after a search by "%s", the security question is about the document %s',
    (searchType, document) => {
      expect(documentToValidate(ana, asking, searchType)).toBe(document)
    },
  )

  it.each([null, '', '12', 'ABCD'])(
    '[FIR-56] there is no security question about the document %j',
    (validationDocumentValue) => {
      expect(documentToValidate(employeeWith({ validationDocumentValue }), asking, 'TIP')).toBeUndefined()
    },
  )

  it('[FIR-56] the user must answer a security question only if the country’s settings require it', () => {
    expect(documentToValidate(ana, searchConfigWith(), 'TIP')).toBeUndefined()
  })

  it('[FIR-56] a security question follows a search that finds an employee whose document has digits that can be hidden', () => {
    const bare = employeeWith({ validationDocumentValue: null })
    const needs = (success: boolean, ...employees: readonly (typeof ana)[]) =>
      needsDocumentChallenge({ success, employees: [...employees], guarded: [], errors: [] }, asking, 'TIP')
    const guarded = [{ reference: 'guarded-1' }]
    const kept = { employees: [], guarded, errors: [] }
    expect(needsDocumentChallenge({ success: true, ...kept }, asking, 'DNI')).toBe(true)
    expect(needsDocumentChallenge({ success: false, ...kept }, asking, 'TIP')).toBe(false)
    expect([needs(true, bare, ana), needs(true, bare), needs(true), needs(false, ana)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('[FIR-56] a security question is required if the document of a found employee has digits that can be hidden, and only then', () => {
    fc.assert(
      fc.property(anyEmployeeResult, anySearchConfig, anyRandom, (result, config, random) => {
        for (const searchType of ['TIP', 'DNI']) {
          const challenged = result.employees.filter(
            ({ validationDocumentValue: value }) =>
              value !== null && createDocumentChallenge(value, random) !== undefined,
          )
          const applies = config.SearchEmployee.ApplyValidationDocument && searchType !== 'DNI'
          expect(
            result.employees.filter(
              (employee) => documentToValidate(employee, config, searchType) !== undefined,
            ),
          ).toEqual(applies ? challenged : [])
          expect(needsDocumentChallenge(result, config, searchType)).toBe(
            result.success && (result.guarded.length > 0 || (applies && challenged.length > 0)),
          )
        }
      }),
    )
  })
})
