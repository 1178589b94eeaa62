import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyIssue } from '../kernel'
import {
  canSaveDeclaredPacks,
  type DeclaredPack,
  type DeclaredPackDraft,
  declaredPacksDraftOf,
  emptyDeclaredPacksDraft,
} from '.'
import {
  addDeclaredPack,
  buildDeclaredPack,
  declaredPackDraftOf,
  emptyDeclaredPackDraft,
  isDeclaredPackEntered,
  nextDeclaredPackDraft,
  validateDeclaredPack,
  validateDeclaredPacks,
} from './declared-packs'
import { anyDeclaredPack } from './testing'

const mainCurrency = { code: 'EUR' }
const filled: DeclaredPackDraft = { packCode: 'P-1', currencyCode: 'EUR', quantity: '3' }
const issuesOf = (
  changed: Partial<DeclaredPackDraft>,
  existing: readonly DeclaredPack[] = [],
  currency: typeof mainCurrency | null = mainCurrency,
): readonly AnyIssue[] =>
  validateDeclaredPack({ ...filled, ...changed }, { existing, mainCurrency: currency })
const shortly = (issues: ReturnType<typeof issuesOf>) => issues.map(({ path, rule }) => `${path} ${rule}`)
const anyPacks = fc.array(anyDeclaredPack, { maxLength: 8 })
const addAll = (packs: readonly DeclaredPack[]) => packs.reduce<readonly DeclaredPack[]>(addDeclaredPack, [])

describe('packs that are being filled in', () => {
  it('[DCV-50] the draft of a declared pack begins with the main currency, and its other fields are empty', () => {
    expect(emptyDeclaredPackDraft({ mainCurrency })).toEqual({
      packCode: '',
      currencyCode: 'EUR',
      quantity: '',
    })
    expect(emptyDeclaredPackDraft({ mainCurrency: null }).currencyCode).toBe('')
  })

  it('[DCV-58] a row of packs counts as filled in if it has a pack or a quantity; a currency alone does not count', () => {
    const next = nextDeclaredPackDraft({ ...filled, currencyCode: 'USD' })
    expect(next).toEqual({ packCode: '', currencyCode: 'USD', quantity: '' })
    expect(isDeclaredPackEntered(next)).toBe(false)
    expect(isDeclaredPackEntered({ ...next, packCode: 'P-1' })).toBe(true)
    expect(isDeclaredPackEntered({ ...next, quantity: '0' })).toBe(true)
  })

  it('[DCV-59] a line of packs that is opened in a draft and built again is unchanged', () => {
    fc.assert(
      fc.property(anyDeclaredPack, (pack) => {
        if (pack.pq > 0) expect(buildDeclaredPack(declaredPackDraftOf(pack))).toEqual(pack)
      }),
    )
  })

  it('[DCV-51] a line of packs requires a pack and a currency, and the validation issue of a missing currency suggests a currency', () => {
    expect(shortly(issuesOf({ packCode: ' ', currencyCode: '', quantity: '' }))).toEqual([
      'packCode required',
      'currencyCode required',
      'quantity required',
    ])
    const [refused] = issuesOf({ currencyCode: '' })
    expect(refused).toMatchObject({ key: 'validation.messages.required', params: { suggested: 'EUR' } })
    expect(issuesOf({ currencyCode: String(refused?.params['suggested']) })).toEqual([])
    expect(issuesOf({ currencyCode: '' }, [], null)[0]?.params).toEqual({})
  })

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['1,5', 'integer'],
    ['1e3', 'integer'],
    ['-1', 'between'],
    ['0', 'between'],
    ['1', 'ok'],
    [' 7 ', 'ok'],
    ['1000000', 'ok'],
    ['1000001', 'between'],
  ])('[DCV-52] a quantity of packs "%s" has the result %s', (quantity, rule) => {
    expect(shortly(issuesOf({ quantity }))).toEqual(rule === 'ok' ? [] : [`quantity ${rule}`])
  })

  it('[DCV-52] the quantities of the same pack and currency in a record add up to at most a million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (pq) => {
        const existing = [
          { pc: 'P-1', pq: 77, cic: 'USD' },
          { pc: 'P-2', pq: 78, cic: 'EUR' },
          { pc: 'P-1', pq, cic: 'EUR' },
        ]
        const [refused] = issuesOf({ quantity: '2000000' }, existing)
        expect(refused).toMatchObject({ rule: 'between', params: { min: 1, max: 1_000_000 - pq } })
        const max = Number(refused?.params['max'])
        expect(issuesOf({ quantity: String(max) }, existing)).toEqual([])
        expect(issuesOf({ quantity: String(max + 1) }, existing)).toHaveLength(1)
        const added = addDeclaredPack(existing, buildDeclaredPack({ ...filled, quantity: String(max) }))
        expect(added[2]?.pq).toBe(1_000_000)
      }),
    )
  })

  it('[DCV-53] a declared pack has the field names of the request body, and an invalid quantity throws an error', () => {
    expect(buildDeclaredPack({ ...filled, quantity: ' 12 ' })).toEqual({ pc: 'P-1', pq: 12, cic: 'EUR' })
    for (const quantity of ['', '0', '1.5', 'x'])
      expect(() => buildDeclaredPack({ ...filled, quantity })).toThrow('validate first')
  })
})

describe('record of packs', () => {
  it('[DCV-54] the draft of a new record of packs is empty, and the draft of an existing record has its packs', () => {
    expect(emptyDeclaredPacksDraft()).toEqual({ code: '', packs: [] })
    const pack = { pc: 'P', pq: 1, cic: 'EUR' }
    expect(declaredPacksDraftOf({ co: 'R', vl: [pack] })).toEqual({ code: 'R', packs: [pack] })
  })

  it('[DCV-55] adding a pack that is already in the record increases the quantity of that pack', () => {
    const packs = [
      { pc: 'P', pq: 1, cic: 'EUR' },
      { pc: 'Q', pq: 2, cic: 'EUR' },
      { pc: 'P', pq: 4, cic: 'USD' },
      { pc: 'P', pq: 8, cic: 'EUR' },
    ]
    expect(addAll(packs)).toEqual([
      { pc: 'P', pq: 9, cic: 'EUR' },
      { pc: 'Q', pq: 2, cic: 'EUR' },
      { pc: 'P', pq: 4, cic: 'USD' },
    ])
  })

  it('[DCV-55] adding packs to a record never creates two lines with the same pack and currency, and loses no packs', () => {
    fc.assert(
      fc.property(anyPacks, (packs) => {
        const added = addAll(packs)
        const total = (some: readonly DeclaredPack[]) => some.reduce((sum, { pq }) => sum + pq, 0)
        expect(total(added)).toBe(total(packs))
        expect(new Set(added.map(({ pc, cic }) => JSON.stringify([pc, cic]))).size).toBe(added.length)
        for (const { pc, cic } of packs)
          expect(added.some((pack) => pack.pc === pc && pack.cic === cic)).toBe(true)
      }),
    )
  })

  it('[DCV-56] a record of packs requires at least one line, and each quantity must be from 1 to a million', () => {
    expect(validateDeclaredPacks({ packs: [] })).toEqual([
      { rule: 'required', key: 'validation.messages.required', path: 'packs', params: {} },
    ])
    const packs = [
      { pc: 'P', pq: 1, cic: 'EUR' },
      { pc: '', pq: 0, cic: ' ' },
      { pc: 'P', pq: 1_000_001, cic: 'USD' },
      { pc: 'Q', pq: 1_000_000, cic: 'USD' },
    ]
    expect(shortly(validateDeclaredPacks({ packs }))).toEqual([
      'packs.1.pc required',
      'packs.1.pq between',
      'packs.1.cic required',
      'packs.2.pq between',
    ])
    expect(validateDeclaredPacks({ packs })[1]?.params).toEqual({ min: 1, max: 1_000_000 })
  })

  it('[DCV-57] a record of packs can be saved only if it has packs and the order’s status allows changes', () => {
    const pack = { pc: 'P', pq: 1, cic: 'EUR' }
    expect(canSaveDeclaredPacks({ packs: [pack] }, { status: 'PENDING' })).toEqual({
      allowed: true,
      reasons: [],
    })
    expect(canSaveDeclaredPacks({ packs: [] }, { status: 'CANCELLED' }).reasons).toEqual([
      {
        rule: 'status-closed',
        key: 'declared-values.refused.status-closed',
        params: { status: 'CANCELLED' },
      },
      { rule: 'no-packs', key: 'declared-values.refused.no-packs', params: {} },
    ])
  })
})
