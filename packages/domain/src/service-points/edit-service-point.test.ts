import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canSynchroniseRecord, mergeSynchronised } from '../records'
import {
  emptyServicePointDraft,
  factsForServicePoint,
  modulesLeftOut,
  type ServicePointDetail,
  servicePointDraftOf,
  servicePointKind,
} from '.'
import {
  anyServicePointDetail,
  anyServicePointFacts,
  anyServicePointScene,
  testAdapters,
  testCountries,
} from './service-points.arbitraries'
import { changeAll, facts, record } from './service-points.fixtures'

describe('the options for an existing service point', () => {
  const france = { id: 9, code: 'FR', name: 'France', mainCurrency: null }
  const abroad: ServicePointDetail = {
    ...record,
    adapters: [{ id: 40, code: 'old', name: 'Smartcash Retired', assignable: false }],
    subclient: { ...record.subclient, client: { ...record.subclient.client, country: france } },
  }

  it('[SVP-14] [SVP-66] the form of an existing service point has its own modules and its own country among the options', () => {
    const own = factsForServicePoint(facts, abroad)
    expect(own.country).toEqual({ ...facts.country, options: [...testCountries, france] })
    expect(own.adapters).toEqual([...testAdapters, ...abroad.adapters])
    expect(own).toMatchObject({ config: facts.config, safeDefaults: facts.safeDefaults })
    expect(factsForServicePoint(facts, record)).toEqual(facts)
  })

  it('[SVP-14] [SVP-67] the form of an existing service point keeps a module that the catalogue no longer contains', () => {
    expect(servicePointDraftOf(abroad, factsForServicePoint(facts, abroad)).modules).toEqual([40])
  })
})

describe('the form of an existing service point', () => {
  it('[SVP-67] the form of an existing service point contains the values of the service point', () => {
    expect(servicePointDraftOf(record, facts)).toEqual({
      record: { id: 500, active: false },
      template: null,
      validates: false,
      countryId: '1',
      clientId: '10',
      subclientId: '20',
      sourceSystem: '',
      codeSol: 'SP-5',
      lookup: 'none',
      asked: null,
      isDescriptionGiven: false,
      type: 'CASHTODAY',
      description: 'Abando',
      address: 'Plaza Circular 2',
      zone: '',
      idSmartcash: 'SC-5',
      deviceId: 'DEV-5',
      modules: [4, 6, 7, 8],
      agilePickup: true,
      econoCash: false,
      enabledReadQr: true,
      channels: [{ id: 3, text: 'Counter' }],
      openChannel: true,
      currencies: [1],
      accountDate: true,
      ssId: 'SAFE-5',
      password: '',
      backEndPassword: 'stored',
      'payment.accountId': 'ACC',
      'payment.locationId': 'LOC',
      'payment.fee': '25',
      thirdcodes: [{ system: 'ERP', code: '77' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 100 }],
      oidSol: 'OID-5',
      codTypeServicepoint: 'T1',
      descTypeServicePoint: 'Tienda',
      uniqueCode: 'ES-SP-5',
    })
  })

  it('[SVP-67] the form of an existing service point has an empty field for each missing value', () => {
    const bare = servicePointDraftOf(
      {
        ...record,
        codeSol: null,
        address: null,
        idSmartcash: null,
        deviceId: null,
        ssId: null,
        paymentService: null,
        oidSol: ' ',
        uniqueCode: ' ',
      },
      facts,
    )
    expect(bare).toMatchObject({
      codeSol: '',
      address: '',
      idSmartcash: '',
      deviceId: '',
      ssId: '',
      backEndPassword: 'none',
      oidSol: null,
      uniqueCode: null,
      'payment.accountId': '',
      'payment.locationId': '',
      'payment.fee': '',
    })
  })

  it('[SVP-67] [SVP-58] an existing service point with a safe account and the safe module rv is assumed to have a stored password', () => {
    const stored = (changed: Partial<ServicePointDetail>) =>
      servicePointDraftOf({ ...record, ...changed }, facts).backEndPassword
    expect(stored({})).toBe('stored')
    expect(stored({ ssId: '' })).toBe('none')
    expect(stored({ adapters: record.adapters.filter(({ code }) => code !== 'rv') })).toBe('none')
    expect(stored({ adapters: record.adapters.filter(({ code }) => code === 'rv') })).toBe('stored')
    expect(stored({ type: 'SOL' })).toBe('none')
  })

  it('[SVP-67] the form of an existing service point corrects values that its type or modules do not allow', () => {
    const drifted = servicePointDraftOf(
      { ...record, econoCash: true, currencies: [], adapters: [...testAdapters] },
      facts,
    )
    expect(drifted).toMatchObject({ econoCash: false, currencies: [1], modules: [4, 5, 6, 7, 8] })
  })

  it('[SVP-14] [SVP-67] the form of an existing service point has its modules, except those that its type may not have', () => {
    fc.assert(
      fc.property(anyServicePointDetail, anyServicePointFacts, (any, general) => {
        const left = modulesLeftOut(any).map(({ id }) => id)
        const { modules } = servicePointDraftOf(any, factsForServicePoint(general, any))
        const held = any.adapters.map(({ id }) => id)
        // The catalogue may contain a module under another name, and the name decides which types may have the module.
        // Such cases are skipped.
        const renamed = general.adapters.filter(
          ({ id, name }) => testAdapters.find((one) => one.id === id)?.name !== name,
        )
        if (renamed.length === 0) expect([...modules]).toEqual(held.filter((id) => !left.includes(id)))
      }),
    )
  })
})

describe('synchronising', () => {
  const edited = changeAll(servicePointDraftOf(record, facts), [{ field: 'address', value: 'typed' }])
  const synced = {
    description: 'Abando, new',
    oidSol: 'OID-6',
    codeSol: 'SP-6',
    thirdcodes: [{ system: 'CRM', code: '9' }],
    idSmartcash: 'SC-9',
    uniqueCode: null,
  }

  it('[SVP-68] synchronising a service point updates values from the external system and keeps typed values', () => {
    expect(mergeSynchronised(edited, synced, servicePointKind)).toEqual({
      ok: true,
      value: {
        ...edited,
        description: 'Abando, new',
        oidSol: 'OID-6',
        codeSol: 'SP-6',
        uniqueCode: null,
        thirdcodes: [{ system: 'CRM', code: '9' }],
      },
    })
    expect(mergeSynchronised(edited, null, servicePointKind).ok).toBe(false)
  })

  it('[SVP-68] synchronising a service point changes only description, codes and core system id in the form', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft }) => {
        const merged = mergeSynchronised(draft, synced, servicePointKind)
        if (!merged.ok) throw new Error('refused')
        const { description, oidSol, codeSol, thirdcodes, uniqueCode } = draft
        expect({ ...merged.value, description, oidSol, codeSol, thirdcodes, uniqueCode }).toEqual(draft)
      }),
    )
  })

  it('[SVP-69] only an existing service point with a code can be synchronised', () => {
    const reasons = (draft: Parameters<typeof canSynchroniseRecord>[0]) =>
      canSynchroniseRecord(draft, servicePointKind).reasons.map(({ rule }) => rule)
    expect(reasons(edited)).toEqual([])
    expect(reasons({ ...edited, codeSol: ' ' })).toEqual(['no-code'])
    expect(reasons(emptyServicePointDraft(facts))).toEqual([
      'not-added',
      'no-code',
      'no-client',
      'no-country',
    ])
  })
})
