import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyIssue, cleanCode, cleanText } from '../kernel'
import {
  buildServicePointRequest,
  emptyServicePointDraft,
  MAX_PAYMENT_FEE,
  ServicePoint,
  type ServicePointChange,
  type ServicePointDraft,
  ServicePointRequest,
  servicePointDraftOf,
  servicePointFormFields,
  validateServicePoint,
} from '.'
import { anyServicePointScene, settledDraft } from './service-points.arbitraries'
import {
  anyCountry,
  byHand,
  changeAll,
  facts,
  found,
  ids,
  record,
  smartcash,
} from './service-points.fixtures'

const issuesOf = (draft: ServicePointDraft, ...changes: readonly ServicePointChange[]): readonly AnyIssue[] =>
  validateServicePoint(changeAll(draft, changes), facts)
const shortly = (issues: readonly AnyIssue[]) => issues.map(({ path, rule }) => `${path} ${rule}`)
const paymentPoint = (fee: string) =>
  changeAll(smartcash([ids.payment]), [
    { field: 'payment.accountId', value: 'ACC' },
    { field: 'payment.locationId', value: 'LOC' },
    { field: 'payment.fee', value: fee },
  ])
const longest = '📦'.repeat(255)

describe('the requirements of a new service point', () => {
  it('[SVP-55] [SVP-56] a new service point requires its code, and every choice on which the code depends', () => {
    const empty = emptyServicePointDraft(facts)
    expect(shortly(validateServicePoint(empty, facts))).toEqual([
      'countryId required',
      'clientId required',
      'subclientId required',
      'sourceSystem required',
      'codeSol required',
    ])
    expect(shortly(issuesOf(empty, { field: 'validates', value: false }))).toEqual([
      'countryId required',
      'clientId required',
      'subclientId required',
      'codeSol required',
    ])
    expect(validateServicePoint(found, facts)).toEqual([])
  })

  it('[SVP-55] a new service point requires a country even if the field of the country is hidden', () => {
    const country = { ...anyCountry, options: [], disabled: true, shown: false }
    const nowhere = emptyServicePointDraft({ country })
    expect(shortly(validateServicePoint(nowhere, { ...facts, country }))).toContain('countryId required')
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['SP 1', 'alpha_dash'],
    ['SP.1', 'alpha_dash'],
  ])('[SVP-56] the text "%s" is refused as the code of a service point: %s', (codeSol, rule) => {
    expect(shortly(issuesOf(byHand, { field: 'codeSol', value: codeSol }))).toContain(`codeSol ${rule}`)
  })

  it('[SVP-56] a code of a new service point that must be looked up is refused if the external system does not know it', () => {
    expect(validateServicePoint(settledDraft(facts, null), facts)).toEqual([
      {
        rule: 'servicepointNotFound',
        key: 'validation.messages.servicepointNotFound',
        path: 'codeSol',
        params: {},
      },
    ])
    expect(shortly(issuesOf(found, { field: 'codeSol', value: 'SP-2' }))).toEqual([
      'codeSol code-unconfirmed',
    ])
    expect(shortly(issuesOf(byHand))).not.toContain('codeSol code-unconfirmed')
  })

  it('[SVP-57] [SVP-58] a new service point requires a description, an address and, if it has a device, the ids of the device', () => {
    expect(shortly(validateServicePoint(byHand, facts))).toEqual([
      'description required',
      'address required',
      'idSmartcash required',
      'deviceId required',
    ])
    expect(shortly(issuesOf(found, { field: 'address', value: ' ' }))).toEqual(['address required'])
    expect(shortly(issuesOf(found, { field: 'type', value: 'CASHTODAY' }))).toEqual([
      'idSmartcash required',
      'deviceId required',
    ])
    expect(validateServicePoint(smartcash([]), facts)).toEqual([])
  })

  it.each(['address', 'idSmartcash', 'deviceId', 'ssId', 'password'] as const)(
    '[SVP-57] [SVP-58] the text in the field %s of a new service point has at most 255 characters',
    (field) => {
      const point = smartcash([ids.rv])
      expect(issuesOf(point, { field, value: ` ${longest} ` })).toEqual([])
      expect(issuesOf(point, { field, value: `${longest}!` })).toEqual([
        { rule: 'max', key: 'validation.messages.max', path: field, params: { length: 255 } },
      ])
    },
  )

  it('[SVP-57] a long description of a service point is accepted from the external system, but not if the user typed it', () => {
    const told = { ...found, description: `${longest}!` }
    expect(validateServicePoint(told, facts)).toEqual([])
    expect(shortly(issuesOf(byHand, { field: 'description', value: `${longest}!` }))).toContain(
      'description max',
    )
  })

  it('[SVP-58] a new service point with a safe requires the account of the safe', () => {
    const point = smartcash([ids.rv], { ...facts, safeDefaults: null })
    expect(shortly(validateServicePoint(point, facts))).toEqual(['ssId required', 'password required'])
    expect(validateServicePoint(smartcash([ids.rv]), facts)).toEqual([])
  })

  it('[SVP-59] a new service point with the payment service requires account, location and fee', () => {
    expect(shortly(validateServicePoint(smartcash([ids.payment]), facts))).toEqual([
      'payment.accountId required',
      'payment.locationId required',
      'payment.fee required',
    ])
    const point = paymentPoint('0')
    expect(validateServicePoint(point, facts)).toEqual([])
    expect(issuesOf(point, { field: 'payment.accountId', value: `${longest}!` })).toMatchObject([
      { rule: 'max', path: 'payment.accountId', params: { length: 255 } },
    ])
    expect(issuesOf(point, { field: 'payment.locationId', value: `${longest}!` })).toMatchObject([
      { rule: 'max', path: 'payment.locationId', params: { length: 255 } },
    ])
  })

  it.each([
    ['25', undefined],
    [' 25 ', undefined],
    ['+5', undefined],
    ['0', undefined],
    ['999999999', undefined],
    ['', 'required'],
    [' ', 'required'],
    ['1.5', 'integer'],
    ['1,5', 'integer'],
    ['1e3', 'integer'],
    ['abc', 'integer'],
    ['-1', 'between'],
    ['1000000000', 'between'],
    ['99999999999999999999', 'between'],
  ])('[SVP-59] the fee "%s" of the payment service of a service point has the issue %s', (fee, rule) => {
    expect(shortly(validateServicePoint(paymentPoint(fee), facts))).toEqual(
      rule === undefined ? [] : [`payment.fee ${rule}`],
    )
  })

  it('[SVP-57] the validation issue of a service point’s text that is too long contains the exact maximum number of characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 256, max: 400 }), fc.constantFrom('a', 'é', '📦'), (length, letter) => {
        const [issue] = issuesOf(found, { field: 'address', value: letter.repeat(length) })
        const longestAllowed = Number(issue?.params['length'])
        expect(issuesOf(found, { field: 'address', value: letter.repeat(longestAllowed) })).toEqual([])
        expect(
          shortly(issuesOf(found, { field: 'address', value: letter.repeat(longestAllowed + 1) })),
        ).toEqual(['address max'])
      }),
    )
  })

  it('[SVP-59] the bounds in the validation issue of an invalid payment fee are accepted, and numbers beyond the bounds are refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -2_000, max: 0 }), fc.integer({ min: MAX_PAYMENT_FEE - 5 })),
        (fee) => {
          const [issue]: readonly AnyIssue[] = validateServicePoint(paymentPoint(String(fee)), facts)
          expect(issue === undefined).toBe(fee >= 0 && fee <= MAX_PAYMENT_FEE)
          if (issue === undefined) return
          const [min, max] = [Number(issue.params['min']), Number(issue.params['max'])]
          expect(
            [min, max].flatMap((bound) => validateServicePoint(paymentPoint(String(bound)), facts)),
          ).toEqual([])
          const beyond = [min - 1, max + 1].map((bound) =>
            validateServicePoint(paymentPoint(String(bound)), facts),
          )
          expect(beyond.map(shortly)).toEqual([['payment.fee between'], ['payment.fee between']])
        },
      ),
    )
  })

  it('[SVP-57] validating a service point also validates the rows of its tables', () => {
    const thirdcodes = [
      { system: 'ERP', code: '1' },
      { system: 'erp', code: '2' },
    ]
    expect(shortly(issuesOf(found, { field: 'thirdcodes', value: thirdcodes }))).toEqual([
      'thirdcodes.1.system systemNameAlreadyExists',
    ])
    const euro = { id: 1, code: 'EUR', symbol: '€' }
    const limits = [
      { currency: euro, amount: 1 },
      { currency: euro, amount: 2 },
    ]
    expect(shortly(issuesOf(found, { field: 'limits', value: limits }))).toEqual([
      'limits.1.currencyId limitAlreadyExists',
    ])
    const hidden = { ...found, thirdcodes, limits, lookup: 'none' as const }
    expect(shortly(validateServicePoint(hidden, facts))).toEqual(['codeSol code-unconfirmed'])
  })
})

describe('the requirements of an existing service point', () => {
  const edited = servicePointDraftOf(record, facts)

  it('[SVP-58] an existing service point requires no password if a password is stored or the default password is used', () => {
    expect(validateServicePoint(edited, facts)).toEqual([])
    const again = changeAll(edited, [
      { field: 'modules', value: [] },
      { field: 'modules', value: [ids.rv] },
      { field: 'password', value: '' },
    ])
    expect(validateServicePoint(again, facts)).toEqual([])
    const asked = { ...facts, safeDefaults: { ssId: 'SAFE-1', hasPassword: false } }
    const chosen = changeAll(edited, [{ field: 'modules', value: [] }], asked)
    const withSafe = changeAll(chosen, [{ field: 'modules', value: [ids.rv] }], asked)
    expect(shortly(validateServicePoint(withSafe, asked))).toEqual(['password required'])
  })

  it('[SVP-56] [SVP-57] an existing service point requires a description, but no code', () => {
    const bare = servicePointDraftOf({ ...record, codeSol: null, description: '' }, facts)
    expect(shortly(validateServicePoint(bare, facts))).toEqual(['description required'])
  })

  it('[SVP-58] an existing service point requires the ids of its device', () => {
    const ids = [
      { field: 'idSmartcash', value: '' },
      { field: 'deviceId', value: ' ' },
    ] as const
    expect(shortly(issuesOf(edited, ...ids))).toEqual(['idSmartcash required', 'deviceId required'])
    expect(validateServicePoint(servicePointDraftOf({ ...record, type: 'SOL' }, facts), facts)).toEqual([])
  })
})

describe('any form after any changes', () => {
  it('[SVP-55] [SVP-57] [SVP-58] [SVP-59] a field of a service point has the validation issue of a missing value if it is required and blank', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const held: Readonly<Record<string, unknown>> = {
          ...draft,
          'payment.accountId': draft['payment.accountId'],
          'payment.locationId': draft['payment.locationId'],
          'payment.fee': draft['payment.fee'],
        }
        const blank = Object.entries(servicePointFormFields(draft, under)).flatMap(([field, { required }]) =>
          required && cleanText(String(held[field])) === '' ? [field] : [],
        )
        const asked = validateServicePoint(draft, under).flatMap(({ rule, path }) =>
          rule === 'required' && !/^(thirdcodes|limits)\./.test(path) ? [path] : [],
        )
        expect(asked.sort()).toEqual(blank.sort())
      }),
    )
  })

  it('[SVP-57] every validation issue of a service point is at a visible field, except an issue about the country', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const fields = new Map(Object.entries(servicePointFormFields(draft, under)))
        const paths = validateServicePoint(draft, under).map(({ path }) => path.replace(/\.\d+\..*$/, ''))
        const hidden = paths.filter((path) => fields.get(path)?.state === 'hidden' && path !== 'countryId')
        expect(hidden).toEqual([])
      }),
    )
  })

  it('[SVP-74] the schema of service points accepts the body of every form that has no issue', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        if (validateServicePoint(draft, under).length > 0) return
        const body = buildServicePointRequest(draft, under)
        const thirdcodes = body.thirdcodes.map(({ system, code }) => ({
          system: cleanCode(system),
          code: cleanCode(code),
        }))
        expect(ServicePointRequest.safeParse(body)).toMatchObject({
          success: true,
          data: { ...body, thirdcodes },
        })
      }),
    )
  })

  it('[SVP-74] the generator of test forms creates valid forms of new and of existing service points', () => {
    const valid = fc
      .sample(anyServicePointScene, { numRuns: 400, seed: 7 })
      .filter(({ draft, facts: under }) => validateServicePoint(draft, under).length === 0)
    expect(valid.some(({ draft }) => draft.record === null)).toBe(true)
    expect(valid.some(({ draft }) => draft.record !== null && draft.type === 'CASHTODAY')).toBe(true)
  })
})

describe('[SVP-89] the time zone of a service point', () => {
  const editedIn = (zone: string | null) => servicePointDraftOf({ ...record, zone }, facts)

  it('a service point requires a time zone if its country has several, and no time zone is set by default', () => {
    expect(servicePointFormFields(editedIn('Europe/Madrid'), facts).zone.state).toBe('editable')
    expect(editedIn('Europe/Madrid').zone).toBe('')
    expect(buildServicePointRequest(editedIn('Europe/Madrid'), facts).zone).toBeNull()
    expect(buildServicePointRequest(editedIn('Atlantic/Canary'), facts).zone).toBe('Atlantic/Canary')
  })

  it('the time zone of a service point must be a zone of its country, and the validation issue of another zone lists the zones of the country', () => {
    expect(issuesOf(editedIn(null), { field: 'zone', value: 'Atlantic/Canary' })).toEqual([])
    expect(issuesOf(editedIn(null), { field: 'zone', value: 'America/Lima' })).toMatchObject([
      { path: 'zone', rule: 'one-of', params: { oneOf: 'Europe/Madrid, Atlantic/Canary' } },
    ])
  })

  it.each([
    ['Atlantic/Azores', 'Atlantic/Azores'],
    ['Moon/Base', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])(
    '[SVP-86] if the response has the time zone %s, the time zone of the service point is %s',
    (sent, zone) => {
      expect(ServicePoint.parse({ ...record, zone: sent }).zone).toBe(zone)
    },
  )
})
