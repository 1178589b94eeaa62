import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasRequiredCode, recordIssues, recordMessageKeys, uniqueCodeOf } from '.'
import { anyCode, anyLimits, anyThirdCodes, anyTypedText } from './records.arbitraries'

const issueOf = (rule: string, path: string, params: Record<string, string | number> = {}) => ({
  rule,
  key: `validation.messages.${rule}`,
  path,
  params,
})
const typed = {
  record: null,
  validates: false,
  description: 'Bazar',
  idSmartcash: 'SC',
  thirdcodes: [],
  limits: [],
}

describe('the fields of a record below a confirmed code', () => {
  it('[REC-40] a record requires a description and a SmartCash id', () => {
    expect(recordIssues({ ...typed, description: ' ', idSmartcash: '' })).toEqual([
      issueOf('required', 'description'),
      issueOf('required', 'idSmartcash'),
    ])
  })

  it.each([
    ['typed', {}, [issueOf('max', 'description', { length: 255 })]],
    ['given by the external system', { validates: true }, []],
    ['given by the record', { record: { id: 1 } }, []],
  ])(
    '[REC-40] if the description of a record is %s, it is accepted or refused as too long',
    (_, changed, issues) => {
      expect(recordIssues({ ...typed, description: 'x'.repeat(256), ...changed })).toEqual(issues)
    },
  )

  it('[REC-40] a record is refused if one of its tables contains an invalid row', () => {
    expect(recordIssues({ ...typed, thirdcodes: [{ system: 'SAP', code: '' }] })).toEqual([
      issueOf('required', 'thirdcodes.0.code'),
    ])
  })

  it('[REC-16] the list of message keys of records contains each key once', () => {
    const shared = ['required', 'max', 'min_value', 'max_value'].map((rule) => `validation.messages.${rule}`)
    expect(new Set(recordMessageKeys).size).toBe(recordMessageKeys.length)
    fc.assert(
      fc.property(
        anyTypedText,
        anyTypedText,
        anyThirdCodes,
        anyLimits,
        (description, idSmartcash, ...tables) => {
          const [thirdcodes, limits] = tables
          const twice = { thirdcodes: [...thirdcodes, ...thirdcodes], limits: [...limits, ...limits] }
          const keys = recordIssues({ ...typed, description, idSmartcash, ...twice }).map(({ key }) => key)
          expect([...shared, ...recordMessageKeys]).toEqual(expect.arrayContaining(keys))
        },
      ),
    )
  })
})

describe('the codes in the request body', () => {
  it.each([
    [{ codeSol: 'C-1' }, true],
    [{ codeSol: 'C 1' }, false],
    [{ codeSol: null }, false],
    [{ id: 1, codeSol: 'C 1' }, true],
    [{ id: 1, codeSol: null }, true],
  ])('[REC-42] the body that saves a record with %j must have a code: %s', (body, expected) => {
    expect(hasRequiredCode(body)).toBe(expected)
  })

  it('[REC-41] the unique code of a record consists of its parents’ codes and its own code; it is null if a code is missing', () => {
    expect(uniqueCodeOf('ES', 'B7')).toBe('ES-B7')
    expect(uniqueCodeOf('ES', 'B7', 'C1')).toBe('ES-B7-C1')
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCode, fc.constant('')), { minLength: 1 }), (codes) => {
        expect(uniqueCodeOf(...codes)).toBe(codes.includes('') ? null : codes.join('-'))
      }),
    )
  })
})
