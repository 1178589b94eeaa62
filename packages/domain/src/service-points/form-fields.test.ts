import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countryChoice } from '../records'
import {
  emptyServicePointDraft,
  isEditedServicePoint,
  type ServicePointField,
  servicePointDraftOf,
  servicePointFormFields,
} from '.'
import { anyServicePointScene, configWith, settledDraft, testCountries } from './service-points.arbitraries'
import {
  anyCountry,
  byHand,
  changeAll,
  facts,
  found,
  ids,
  record,
  shown,
  smartcash,
} from './service-points.fixtures'

const empty = emptyServicePointDraft(facts)
const spain = countryChoice(testCountries, {
  user: { admin: false, country: { id: 1 } },
  ability: { can: () => false },
})

const parentFields: readonly ServicePointField[] = [
  'validates',
  'countryId',
  'clientId',
  'subclientId',
  'sourceSystem',
  'codeSol',
]

describe('a new service point', () => {
  it('[SVP-30] the form of a new service point is empty, has the type SOL, and its code must be looked up externally', () => {
    expect(emptyServicePointDraft(facts)).toEqual({
      record: null,
      template: null,
      validates: true,
      countryId: '',
      clientId: '',
      subclientId: '',
      sourceSystem: '',
      codeSol: '',
      lookup: 'none',
      asked: null,
      isDescriptionGiven: false,
      type: 'SOL',
      description: '',
      address: '',
      zone: '',
      idSmartcash: '',
      deviceId: '',
      modules: [],
      agilePickup: false,
      econoCash: false,
      enabledReadQr: false,
      channels: [],
      openChannel: false,
      currencies: [],
      accountDate: false,
      ssId: '',
      password: '',
      backEndPassword: 'none',
      'payment.accountId': '',
      'payment.locationId': '',
      'payment.fee': '',
      thirdcodes: [],
      limits: [],
      oidSol: null,
      codTypeServicepoint: null,
      descTypeServicePoint: null,
      uniqueCode: null,
    })
    expect(isEditedServicePoint(empty)).toBe(false)
  })

  it('[SVP-30] if there is only one country, it is already chosen in the form of a new service point', () => {
    expect(emptyServicePointDraft({ country: spain }).countryId).toBe('1')
  })

  it('[SVP-32] [SVP-33] [SVP-35] the fields of a new service point become editable one after the other, from the country downwards', () => {
    const above = { validates: 'editable', sourceSystem: 'editable*' }
    expect(shown(empty)).toEqual({
      ...above,
      countryId: 'editable*',
      clientId: 'disabled*',
      subclientId: 'disabled*',
      codeSol: 'disabled*',
    })
    const inCountry = changeAll(empty, [{ field: 'countryId', value: '1' }])
    expect(shown(inCountry)).toMatchObject({ clientId: 'editable*', subclientId: 'disabled*' })
    const ofClient = changeAll(inCountry, [{ field: 'clientId', value: '10' }])
    expect(shown(ofClient)).toMatchObject({ subclientId: 'editable*', codeSol: 'disabled*' })
    const ofSubclient = changeAll(ofClient, [{ field: 'subclientId', value: '20' }])
    expect(shown(ofSubclient)).toMatchObject({ codeSol: 'disabled*' })
    const ofSystem = changeAll(ofSubclient, [{ field: 'sourceSystem', value: 'NONE' }])
    expect(shown(ofSystem)).toEqual({
      ...above,
      countryId: 'editable*',
      clientId: 'editable*',
      subclientId: 'editable*',
      codeSol: 'editable*',
    })
  })

  it('[SVP-32] only administrators see the country of a new service point, and a single country can’t be changed', () => {
    const under = { ...facts, country: spain }
    expect(shown(emptyServicePointDraft(under), under)).not.toHaveProperty('countryId')
    expect(servicePointFormFields(empty, under).countryId).toEqual({ state: 'hidden', required: true })
    const single = { ...facts, country: { ...spain, shown: true } }
    expect(shown(emptyServicePointDraft(single), single)).toMatchObject({ countryId: 'disabled*' })
  })

  it('[SVP-34] [SVP-35] the form of a new service point hides the source system if the code is typed by hand and not looked up externally', () => {
    expect(shown(byHand)).not.toHaveProperty('sourceSystem')
    expect(shown(byHand)).toMatchObject({ codeSol: 'editable*' })
  })

  it('[SVP-36] the fields below the code of a service point are hidden until the code is confirmed', () => {
    const unknown = settledDraft(facts, null)
    expect(unknown).toMatchObject({ codeSol: 'SP-1', lookup: 'not-found' })
    expect(Object.keys(shown(unknown)).sort()).toEqual([...parentFields].sort())
    const blank = changeAll(byHand, [{ field: 'codeSol', value: ' ' }])
    expect(Object.keys(shown(blank))).not.toContain('address')
  })

  it('[SVP-36] [SVP-37] [SVP-38] [SVP-40] after the code was found, the form of a service point shows the fields of the type SOL', () => {
    const { validates, countryId, clientId, subclientId, sourceSystem, codeSol, ...below } = shown(found)
    expect([validates, countryId, clientId, subclientId, sourceSystem, codeSol]).toEqual([
      'editable',
      'editable*',
      'editable*',
      'editable*',
      'editable*',
      'editable*',
    ])
    expect(below).toEqual({
      type: 'editable',
      description: 'read-only*',
      address: 'editable*',
      zone: 'editable',
      modules: 'editable',
      enabledReadQr: 'editable',
      econoCash: 'editable',
      thirdcodes: 'editable',
      limits: 'editable',
    })
  })

  it('[SVP-36] [SVP-37] [SVP-38] if the code of a service point is not looked up, the form shows the type, which is SmartCash', () => {
    expect(shown(byHand)).toMatchObject({
      type: 'read-only',
      description: 'editable*',
      idSmartcash: 'editable*',
      deviceId: 'editable*',
    })
    expect(shown(byHand)).not.toHaveProperty('econoCash')
  })

  it('[SVP-37] the user can type the description of a service point if the external system has none', () => {
    const silent = settledDraft(facts, {
      success: true,
      punto: {
        codPunto: null,
        idPunto: 'OID-1',
        desPunto: ' ',
        direccion: null,
        codTipoPunto: null,
        desTipoPunto: null,
        codigosTercero: [],
      },
    })
    expect(shown(silent)).toMatchObject({ description: 'editable*' })
  })

  it('[SVP-40] the form of a service point hides the field econo-cash if the country has no econo-cash', () => {
    expect(shown(found, { ...facts, config: configWith(false) })).not.toHaveProperty('econoCash')
  })

  it('[SVP-39] [SVP-41] the form of a service point shows the fields that its modules need', () => {
    const deposit = {
      currencies: 'editable',
      channels: 'editable',
      openChannel: 'editable',
      accountDate: 'editable',
    }
    const safe = { ssId: 'editable*', password: 'editable' }
    const asked = { ...facts, safeDefaults: null }
    const payment = {
      'payment.accountId': 'editable*',
      'payment.locationId': 'editable*',
      'payment.fee': 'editable*',
    }
    const bare = shown(smartcash([]))
    expect(bare).toEqual(shown(smartcash([ids.balances])))
    expect(shown(smartcash([ids.pickup]))).toEqual({ ...bare, agilePickup: 'editable' })
    expect(shown(smartcash([ids.deposit]))).toEqual({ ...bare, ...deposit })
    expect(shown(smartcash([ids.rv]))).toEqual({ ...bare, ...safe })
    expect(shown(smartcash([ids.rv], asked))).toEqual({ ...bare, ...safe, password: 'editable*' })
    expect(shown(smartcash([ids.payment]))).toEqual({ ...bare, ...payment })
    expect(shown(smartcash([ids.deposit, ids.rv, ids.payment, ids.pickup]))).toEqual({
      ...bare,
      agilePickup: 'editable',
      ...deposit,
      ...safe,
      ...payment,
    })
    const solPickup = changeAll(found, [{ field: 'modules', value: [ids.solPickup] }])
    expect(shown(solPickup)).toMatchObject({ agilePickup: 'editable' })
  })
})

describe('an existing service point', () => {
  const draft = servicePointDraftOf(record, facts)

  it('[SVP-31] [SVP-37] [SVP-58] in the form of an existing service point, the fields that identify it are read-only', () => {
    expect(isEditedServicePoint(draft)).toBe(true)
    expect(shown(draft)).toEqual({
      countryId: 'read-only',
      clientId: 'read-only',
      subclientId: 'read-only',
      codeSol: 'read-only',
      type: 'editable',
      description: 'read-only*',
      address: 'editable*',
      zone: 'editable',
      idSmartcash: 'editable*',
      deviceId: 'editable*',
      modules: 'editable',
      agilePickup: 'editable',
      enabledReadQr: 'editable',
      currencies: 'editable',
      channels: 'editable',
      openChannel: 'editable',
      accountDate: 'editable',
      ssId: 'editable*',
      password: 'editable',
      'payment.accountId': 'editable*',
      'payment.locationId': 'editable*',
      'payment.fee': 'editable*',
      thirdcodes: 'editable',
      limits: 'editable',
    })
  })

  it('[SVP-31] users who may not choose a country do not see the country of an existing service point', () => {
    expect(shown(draft, { ...facts, country: { ...anyCountry, shown: false } })).not.toHaveProperty(
      'countryId',
    )
  })
})

describe('any form after any changes', () => {
  it('[SVP-36] every form of a service point shows all fields below the code or none of them', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const fields = servicePointFormFields(draft, under)
        const common = [
          fields.type,
          fields.description,
          fields.address,
          fields.modules,
          fields.enabledReadQr,
          fields.thirdcodes,
          fields.limits,
        ]
        const isSettled =
          draft.record !== null ||
          (draft.codeSol.trim() !== '' && (!draft.validates || draft.lookup === 'found'))
        expect(common.every(({ state }) => (state !== 'hidden') === isSettled)).toBe(true)
      }),
    )
  })

  it('[SVP-38] [SVP-40] [SVP-41] a service point of the type SOL has no fields of a device, and only this type can have econo-cash', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const fields = servicePointFormFields(draft, under)
        const device = [
          fields.deviceId,
          fields.idSmartcash,
          fields.currencies,
          fields.channels,
          fields.openChannel,
          fields.accountDate,
          fields.ssId,
          fields.password,
        ]
        if (draft.type === 'SOL') expect(device.every(({ state }) => state === 'hidden')).toBe(true)
        else expect(fields.econoCash.state).toBe('hidden')
      }),
    )
  })

  it('[SVP-33] [SVP-35] the choices on which the code of a service point depends become editable from the top down', () => {
    fc.assert(
      fc.property(anyServicePointScene, ({ draft, facts: under }) => {
        const { clientId, subclientId, codeSol } = servicePointFormFields(draft, under)
        if (draft.record !== null) return
        expect(clientId.state).toBe(draft.countryId === '' ? 'disabled' : 'editable')
        expect(subclientId.state).toBe(draft.clientId === '' ? 'disabled' : 'editable')
        const isReady = draft.subclientId !== '' && (!draft.validates || draft.sourceSystem !== '')
        expect(codeSol.state).toBe(isReady ? 'editable' : 'disabled')
      }),
    )
  })
})
