import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceSystems } from '../records'
import {
  answerServicePointLookup,
  canLookUpServicePoint,
  emptyServicePointDraft,
  ServicePointLookupAnswer,
  ServicePointLookupQuery,
  servicePointDraftOf,
  startServicePointLookup,
} from '.'
import {
  anyServicePointAnswer,
  anyServicePointChange,
  anyServicePointScene,
  testParents,
} from './service-points.arbitraries'
import { answer, byHand, changeAll, facts, found, record } from './service-points.fixtures'

const ready = changeAll(found, [{ field: 'codeSol', value: ' SP-1 ' }])
const readyWithNone = changeAll(found, [
  { field: 'sourceSystem', value: 'NONE' },
  { field: 'codeSol', value: 'SP-1' },
])
const withoutCodes = { ...testParents, client: { codeSol: null }, subclient: { codeSol: ' ' } }
const reasons = (...args: Parameters<typeof canLookUpServicePoint>) =>
  canLookUpServicePoint(...args).reasons.map(({ rule }) => rule)

describe('looking up a code', () => {
  it.each(sourceSystems.filter((system) => system !== 'NONE'))(
    '[SVP-60] the lookup of a service point in the source system %s sends only the code of the service point',
    (sourceSystem) => {
      const draft = changeAll(ready, [
        { field: 'sourceSystem', value: sourceSystem },
        { field: 'codeSol', value: ' SP-1 ' },
      ])
      expect(startServicePointLookup(draft, testParents).asked).toEqual({
        country: 'ES',
        query: { servicePointCode: 'SP-1', sourceSystem },
      })
    },
  )

  it('[SVP-60] with the source system NONE, the lookup of a service point also sends the codes of client and subclient', () => {
    const parents = { ...testParents, client: { codeSol: ' CL-10 ' }, subclient: { codeSol: ' C-20 ' } }
    const { asked } = startServicePointLookup(readyWithNone, parents)
    expect(asked).toEqual({
      country: 'ES',
      query: { servicePointCode: 'SP-1', sourceSystem: 'NONE', clientCode: 'CL-10', centerCode: 'C-20' },
    })
    expect(ServicePointLookupQuery.parse(asked.query)).toEqual(asked.query)
    expect(ServicePointLookupQuery.safeParse({ ...asked.query, servicePointCode: '' }).success).toBe(false)
  })

  it('[SVP-62] a service point can be looked up if all required values are filled in', () => {
    expect(canLookUpServicePoint(ready, testParents)).toEqual({ allowed: true, reasons: [] })
    expect(canLookUpServicePoint(ready, withoutCodes)).toEqual({ allowed: true, reasons: [] })
    expect(reasons(emptyServicePointDraft(facts), testParents)).toEqual([
      'no-country',
      'no-client',
      'no-subclient',
      'no-source-system',
      'no-code',
    ])
    expect(reasons(changeAll(ready, [{ field: 'codeSol', value: 'SP 1' }]), testParents)).toEqual([
      'code-malformed',
    ])
    expect(reasons(startServicePointLookup(ready, testParents), testParents)).toEqual(['looking'])
  })

  it('[SVP-62] with the source system NONE, a service point can be looked up only if client and subclient have codes', () => {
    expect(canLookUpServicePoint(readyWithNone, withoutCodes)).toEqual({
      allowed: false,
      reasons: [
        { rule: 'client-without-code', key: 'service-points.refused.client-without-code', params: {} },
        { rule: 'subclient-without-code', key: 'service-points.refused.subclient-without-code', params: {} },
      ],
    })
  })

  it('[SVP-62] only a new service point can be looked up, and only if its code is not entered by hand', () => {
    expect(reasons(byHand, testParents)).toEqual(['not-validating'])
    expect(reasons(servicePointDraftOf(record, facts), testParents)).toContain('not-validating')
  })

  it('[SVP-62] an attempt to start a refused lookup of a service point throws an error, and an allowed lookup starts', () => {
    fc.assert(
      fc.property(anyServicePointScene, fc.constantFrom(testParents, withoutCodes), ({ draft }, parents) => {
        const start = () => startServicePointLookup(draft, parents)
        if (canLookUpServicePoint(draft, parents).allowed) expect(start().lookup).toBe('looking')
        else expect(start).toThrow('ask canLookUpServicePoint')
      }),
    )
  })

  it('[SVP-63] starting the lookup of a service point clears the result of an earlier lookup', () => {
    const smart = changeAll(found, [
      { field: 'type', value: 'CASHTODAY' },
      { field: 'deviceId', value: 'DEV-1' },
    ])
    const looking = startServicePointLookup(smart, testParents)
    expect(looking).toEqual({
      ...changeAll(emptyServicePointDraft(facts), [
        { field: 'countryId', value: '1' },
        { field: 'clientId', value: '10' },
        { field: 'subclientId', value: '20' },
        { field: 'sourceSystem', value: 'SIGII' },
        { field: 'codeSol', value: 'SP-1' },
      ]),
      lookup: 'looking',
      asked: { country: 'ES', query: { servicePointCode: 'SP-1', sourceSystem: 'SIGII' } },
    })
  })
})

describe('the response', () => {
  const looking = startServicePointLookup(readyWithNone, testParents)
  const { asked } = looking

  it('[SVP-61] the response to the lookup of a service point has Spanish field names, and its codes may be numbers', () => {
    expect(answer.punto).toEqual({
      codPunto: 'SP-1',
      idPunto: 'OID-1',
      desPunto: 'Gran Vía',
      direccion: { desDireccionVia: 'Gran Vía 12' },
      codTipoPunto: 'T1',
      desTipoPunto: 'Tienda',
      codigosTercero: [{ sistemaTerceroCodigo: 'ERP', valor: '77' }],
    })
    expect(ServicePointLookupAnswer.parse({ punto: { idPunto: 5, codigosTercero: null } })).toEqual({
      success: false,
      punto: {
        codPunto: null,
        idPunto: '5',
        desPunto: null,
        direccion: null,
        codTipoPunto: null,
        desTipoPunto: null,
        codigosTercero: [],
      },
    })
    expect(ServicePointLookupAnswer.parse({ success: true, punto: {} }).punto?.codigosTercero).toEqual([])
    expect(ServicePointLookupAnswer.parse({})).toEqual({ success: false, punto: null })
  })

  it('[SVP-64] the response to the lookup of a service point fills in the form', () => {
    expect(answerServicePointLookup(looking, asked, answer)).toEqual({
      ...looking,
      asked: null,
      lookup: 'found',
      codeSol: 'SP-1',
      oidSol: 'OID-1',
      description: 'Gran Vía',
      isDescriptionGiven: true,
      address: 'Gran Vía 12',
      codTypeServicepoint: 'T1',
      descTypeServicePoint: 'Tienda',
      thirdcodes: [{ system: 'ERP', code: '77' }],
    })
  })

  it('[SVP-64] values from the lookup of a service point are trimmed, the code has the spelling of the response, and missing values are empty', () => {
    const spelt = ServicePointLookupAnswer.parse({
      success: true,
      punto: {
        codPunto: ' sp-1 ',
        idPunto: ' 5 ',
        desPunto: ' Gran Vía ',
        direccion: { desDireccionVia: ' 12 ' },
        codTipoPunto: ' T ',
        desTipoPunto: ' Tienda ',
      },
    })
    expect(answerServicePointLookup(looking, asked, spelt)).toMatchObject({
      codeSol: 'sp-1',
      oidSol: '5',
      description: 'Gran Vía',
      address: '12',
      codTypeServicepoint: 'T',
      descTypeServicePoint: 'Tienda',
      thirdcodes: [],
    })
    const silent = ServicePointLookupAnswer.parse({ success: true, punto: { idPunto: ' ' } })
    expect(answerServicePointLookup(looking, asked, silent)).toMatchObject({
      lookup: 'found',
      codeSol: 'SP-1',
      oidSol: null,
      description: '',
      isDescriptionGiven: false,
      address: '',
      codTypeServicepoint: null,
      descTypeServicePoint: null,
    })
  })

  it.each([
    ['a failed call', null],
    ['no success', { ...answer, success: false }],
    ['no point', { success: true, punto: null }],
  ])(
    '[SVP-65] after a response with %s to the lookup of a service point, the code counts as not found',
    (_, none) => {
      expect(answerServicePointLookup(looking, asked, none)).toEqual({
        ...looking,
        asked: null,
        lookup: 'not-found',
      })
    },
  )

  it.each([
    ['another country', { ...asked, country: 'PE' }],
    ['another code', { ...asked, query: { ...asked.query, servicePointCode: 'SP-2' } }],
    ['another system', { ...asked, query: { ...asked.query, sourceSystem: 'SIGII' as const } }],
    ['another client', { ...asked, query: { ...asked.query, clientCode: 'CL-11' } }],
    ['another subclient', { ...asked, query: { ...asked.query, centerCode: 'C-21' } }],
  ])('[SVP-63] a response about %s does not change the form of a service point', (_, other) => {
    expect(answerServicePointLookup(looking, other, answer)).toBe(looking)
  })

  it('[SVP-63] a repeated or late response to the lookup of a service point does not change the form', () => {
    const answered = answerServicePointLookup(looking, asked, answer)
    expect(answerServicePointLookup(answered, asked, null)).toBe(answered)
    const retyped = changeAll(looking, [{ field: 'codeSol', value: 'SP-2' }])
    expect(retyped).toMatchObject({ lookup: 'none', asked: null })
    expect(answerServicePointLookup(retyped, asked, answer)).toBe(retyped)
  })

  it('[SVP-63] a response to the lookup of a service point is ignored if the values of its query have changed in the form', () => {
    fc.assert(
      fc.property(fc.array(anyServicePointChange), anyServicePointAnswer, (changes, late) => {
        const changed = changeAll(looking, changes)
        const isAskedStill = changed.asked !== null
        if (isAskedStill) expect(changed).toEqual(looking)
        else expect(answerServicePointLookup(changed, asked, late)).toBe(changed)
      }),
    )
  })

  it('[SVP-64] [SVP-65] every response to the lookup of a service point ends the lookup', () => {
    fc.assert(
      fc.property(anyServicePointAnswer, (any) => {
        const { lookup, asked: still, codeSol } = answerServicePointLookup(looking, asked, any)
        const exists = any?.success === true && any.punto !== null
        expect(lookup).toBe(exists ? 'found' : 'not-found')
        expect(still).toBeNull()
        expect(codeSol.trim()).not.toBe('')
      }),
    )
  })
})
