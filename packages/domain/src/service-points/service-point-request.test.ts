import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildServicePointRequest,
  emptyServicePointDraft,
  factsForServicePoint,
  type ServicePointDetail,
  type ServicePointFacts,
  servicePointDraftOf,
  validateServicePoint,
} from '.'
import {
  anyServicePointDetail,
  anyServicePointFacts,
  anyServicePointScene,
  testAdapters,
} from './service-points.arbitraries'
import { byHand, changeAll, facts, found, ids, record, smartcash } from './service-points.fixtures'

describe('the request body', () => {
  it('[SVP-70] [SVP-71] [SVP-72] [SVP-73] the request body of a new service point of the type SOL has the values of the form', () => {
    const draft = changeAll(found, [
      { field: 'modules', value: [ids.solCustomer, ids.solPickup] },
      { field: 'address', value: ' Gran Vía 14 ' },
      { field: 'econoCash', value: true },
    ])
    expect(buildServicePointRequest(draft, facts)).toEqual({
      type: 'SOL',
      oidSol: 'OID-1',
      codeSol: 'SP-1',
      uniqueCode: null,
      idSmartcash: null,
      deviceId: null,
      description: 'Gran Vía',
      address: 'Gran Vía 14',
      zone: null,
      active: true,
      subclientId: 20,
      openChannel: false,
      accountDate: false,
      agilePickup: false,
      econoCash: true,
      enabledReadQr: false,
      ssId: null,
      password: null,
      adapters: [1, 2],
      channels: [],
      currencies: [],
      codTypeServicepoint: 'T1',
      descTypeServicePoint: 'Tienda',
      thirdcodes: [{ system: 'ERP', code: '77' }],
      limits: [],
      paymentService: { accountId: '', locationId: '', fee: 0 },
    })
  })

  it('[SVP-70] [SVP-72] [SVP-73] the request body of an existing SmartCash service point has the values of the form and its id', () => {
    expect(buildServicePointRequest(servicePointDraftOf(record, facts), facts)).toEqual({
      id: 500,
      type: 'CASHTODAY',
      oidSol: 'OID-5',
      codeSol: 'SP-5',
      uniqueCode: 'ES-SP-5',
      idSmartcash: 'SC-5',
      deviceId: 'DEV-5',
      description: 'Abando',
      address: 'Plaza Circular 2',
      zone: null,
      active: false,
      subclientId: 20,
      openChannel: true,
      accountDate: true,
      agilePickup: true,
      econoCash: false,
      enabledReadQr: true,
      ssId: 'SAFE-5',
      adapters: [4, 6, 7, 8],
      channels: [3],
      currencies: [1],
      codTypeServicepoint: 'T1',
      descTypeServicePoint: 'Tienda',
      thirdcodes: [{ system: 'ERP', code: '77' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 100 }],
      paymentService: { accountId: 'ACC', locationId: 'LOC', fee: 25 },
    })
  })

  it('[SVP-70] texts in the request body of a service point have no spaces at both ends, and a missing code is null', () => {
    const padded = changeAll(smartcash([ids.rv, ids.payment]), [
      { field: 'idSmartcash', value: ' SC ' },
      { field: 'deviceId', value: ' DEV ' },
      { field: 'ssId', value: ' SAFE ' },
      { field: 'password', value: ' secret ' },
      { field: 'payment.accountId', value: ' ACC ' },
      { field: 'payment.locationId', value: ' LOC ' },
      { field: 'payment.fee', value: ' +7 ' },
    ])
    expect(buildServicePointRequest(padded, facts)).toMatchObject({
      idSmartcash: 'SC',
      deviceId: 'DEV',
      ssId: 'SAFE',
      password: ' secret ',
      paymentService: { accountId: 'ACC', locationId: 'LOC', fee: 7 },
    })
    const named = changeAll(byHand, [
      { field: 'codeSol', value: ' SP-1 ' },
      { field: 'description', value: ' Gran Vía ' },
    ])
    expect(buildServicePointRequest(named, facts)).toMatchObject({ codeSol: 'SP-1', description: 'Gran Vía' })
    const codeless = servicePointDraftOf({ ...record, codeSol: null }, facts)
    expect(buildServicePointRequest(codeless, facts).codeSol).toBeNull()
  })

  it('[SVP-72] the request body of a service point has the typed password or the flag for the default password; without the safe module rv, the password is null', () => {
    const edited = servicePointDraftOf(record, facts)
    expect(
      buildServicePointRequest(changeAll(edited, [{ field: 'password', value: 'new' }]), facts),
    ).toMatchObject({
      password: 'new',
    })
    expect(buildServicePointRequest(edited, facts)).not.toHaveProperty('password')
    const safe = smartcash([ids.rv])
    const byDefault = buildServicePointRequest(safe, facts)
    expect(byDefault).toMatchObject({ ssId: 'SAFE-1', usesDefaultPassword: true })
    expect(byDefault).not.toHaveProperty('password')
    const typed = buildServicePointRequest(changeAll(safe, [{ field: 'password', value: 'own' }]), facts)
    expect(typed).toMatchObject({ ssId: 'SAFE-1', password: 'own' })
    expect(typed).not.toHaveProperty('usesDefaultPassword')
    expect(
      buildServicePointRequest(changeAll(edited, [{ field: 'modules', value: [ids.deposit] }]), facts),
    ).toMatchObject({
      ssId: null,
      password: null,
    })
  })

  it('[SVP-70] [SVP-71] building the request body of a service point throws if the form is invalid', () => {
    expect(() => buildServicePointRequest(emptyServicePointDraft(facts), facts)).toThrow(
      'no subclient; validate first',
    )
    expect(() => buildServicePointRequest(smartcash([ids.payment]), facts)).toThrow('no fee; validate first')
    const blank = changeAll(smartcash([ids.payment]), [{ field: 'payment.fee', value: ' ' }])
    expect(() => buildServicePointRequest(blank, facts)).toThrow('no fee; validate first')
    const half = changeAll(smartcash([ids.payment]), [{ field: 'payment.fee', value: '1.5' }])
    expect(() => buildServicePointRequest(half, facts)).toThrow('no fee; validate first')
  })

  it('[SVP-67] [SVP-70] saving a valid service point without changes does not change it', () => {
    fc.assert(
      fc.property(anyServicePointDetail, anyServicePointFacts, (kept, general) => {
        const own: ServicePointFacts = { ...factsForServicePoint(general, kept), adapters: testAdapters }
        const draft = servicePointDraftOf(kept, own)
        const once =
          validateServicePoint(draft, own).length === 0 ? buildServicePointRequest(draft, own) : undefined
        if (once === undefined) return
        const {
          adapters,
          channels,
          currencies,
          ssId,
          password: _,
          subclientId,
          paymentService,
          ...rest
        } = once
        const stored: ServicePointDetail = {
          ...kept,
          ...rest,
          id: kept.id,
          uniqueCode: rest.uniqueCode ?? null,
          address: rest.address,
          zone: rest.zone ?? null,
          adapters: testAdapters.filter(({ id }) => adapters.includes(id)),
          currencies: kept.currencies.filter(({ id }) => currencies.includes(id)),
          channels: kept.channels.filter(({ id }) => channels.includes(id)),
          ssId,
          paymentService,
        }
        const again = buildServicePointRequest(servicePointDraftOf(stored, own), own)
        expect(subclientId).toBe(20)
        const { password: _again, currencies: currenciesAgain, ...restAgain } = again
        expect(restAgain).toEqual({ ...rest, adapters, channels, ssId, subclientId, paymentService })
        expect(currenciesAgain).toEqual(expect.arrayContaining(currencies))
      }),
    )
  })

  it('[SVP-71] [SVP-72] [SVP-73] the request body of a service point has only values that its type and modules use', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        if (validateServicePoint(draft, under).length > 0) return
        const body = buildServicePointRequest(draft, under)
        const codes = under.adapters.filter(({ id }) => body.adapters.includes(id)).map(({ code }) => code)
        const hasSafe = draft.type === 'CASHTODAY' && codes.includes('rv')
        expect(body.ssId !== null).toBe(hasSafe)
        if (!hasSafe) expect(body.password).toBeNull()
        else
          expect(body.password === undefined).toBe(draft.backEndPassword !== 'none' && draft.password === '')
        const isDefault = hasSafe && draft.backEndPassword === 'default' && draft.password === ''
        expect(body.usesDefaultPassword ?? false).toBe(isDefault)
        if (!codes.includes('remesapay'))
          expect(body.paymentService).toEqual({ accountId: '', locationId: '', fee: 0 })
        expect(body.deviceId === null).toBe(draft.type === 'SOL')
        expect(body.idSmartcash === null).toBe(draft.type === 'SOL')
        expect([body.id, body.active]).toEqual([draft.record?.id, draft.record?.active ?? true])
      }),
    )
  })
})
