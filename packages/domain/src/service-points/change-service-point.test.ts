import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../kernel'
import {
  chosenModules,
  lockedCurrencyId,
  type ServicePointChange,
  type ServicePointDraft,
  servicePointDraftOf,
  typeChangeQuestion,
} from '.'
import { testAdapters } from './service-points.arbitraries'
import { byHand, changeAll, facts, found, ids, record, smartcash } from './service-points.fixtures'

const { adapters } = facts
const change = (draft: ServicePointDraft, ...changes: readonly ServicePointChange[]) =>
  changeAll(draft, changes)
const modules = (...value: readonly number[]): ServicePointChange => ({ field: 'modules', value })

const cleared = {
  lookup: 'none',
  asked: null,
  isDescriptionGiven: false,
  description: '',
  address: '',
  zone: '',
  idSmartcash: '',
  deviceId: '',
  modules: [],
  agilePickup: false,
  econoCash: false,
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
}

/** A SmartCash point with every field filled in. */
const full = change(
  smartcash([ids.deposit, ids.rv, ids.pickup, ids.payment]),
  { field: 'agilePickup', value: true },
  { field: 'enabledReadQr', value: true },
  { field: 'channels', value: [{ id: 3, text: 'Counter' }] },
  { field: 'openChannel', value: true },
  { field: 'accountDate', value: true },
  { field: 'currencies', value: [2] },
  { field: 'payment.accountId', value: 'ACC' },
  { field: 'payment.locationId', value: 'LOC' },
  { field: 'payment.fee', value: '25' },
)

describe('choices on which the code depends', () => {
  const above = { countryId: '1', clientId: '10', subclientId: '20', sourceSystem: 'SIGII', codeSol: 'SP-1' }

  it('[SVP-43] the form in the tests about changes of a service point has a value in every field that a change clears', () => {
    expect(full).toMatchObject({ ...above, type: 'CASHTODAY', oidSol: 'OID-1', lookup: 'found' })
  })

  it.each([
    [
      { field: 'countryId', value: '2' },
      { countryId: '2', clientId: '', subclientId: '', sourceSystem: '', codeSol: '' },
    ],
    [
      { field: 'countryId', value: '' },
      { countryId: '', clientId: '', subclientId: '', sourceSystem: '', codeSol: '' },
    ],
    [
      { field: 'clientId', value: '11' },
      { ...above, clientId: '11', subclientId: '', codeSol: '' },
    ],
    [
      { field: 'subclientId', value: '21' },
      { ...above, subclientId: '21', codeSol: '' },
    ],
    [
      { field: 'sourceSystem', value: 'NONE' },
      { ...above, sourceSystem: 'NONE', codeSol: '' },
    ],
    [
      { field: 'codeSol', value: 'SP-2' },
      { ...above, codeSol: 'SP-2' },
    ],
  ] as const)(
    '[SVP-43] the change %j clears the fields below in the form of a service point',
    (what, left) => {
      expect(change(full, what)).toEqual({ ...full, ...cleared, enabledReadQr: false, type: 'SOL', ...left })
    },
  )

  it.each([
    { field: 'validates', value: true },
    { field: 'countryId', value: '1' },
    { field: 'clientId', value: '10' },
    { field: 'subclientId', value: '20' },
    { field: 'sourceSystem', value: 'SIGII' },
    { field: 'codeSol', value: 'SP-1' },
    { field: 'type', value: 'CASHTODAY' },
  ] as const)(
    '[SVP-43] choosing the current value of $field for a service point again clears no field',
    (what) => {
      expect(change(full, what)).toEqual(full)
    },
  )

  it("[SVP-42] a country that is not an option can't be chosen for a service point", () => {
    expect(change(full, { field: 'countryId', value: '9' })).toEqual(full)
  })

  it('[SVP-43] if the code of a service point need not be looked up, correcting it keeps the values in the fields below', () => {
    const described = change(byHand, { field: 'description', value: 'Gran Vía' }, modules(ids.deposit))
    expect(change(described, { field: 'codeSol', value: 'SP-11' })).toEqual({
      ...described,
      codeSol: 'SP-11',
    })
  })

  it('[SVP-47] a service point whose code is not looked up externally has the type SmartCash, and no other type can be chosen', () => {
    const off = change(full, { field: 'validates', value: false })
    expect(off).toEqual({
      ...full,
      ...cleared,
      enabledReadQr: false,
      validates: false,
      sourceSystem: '',
      codeSol: '',
      type: 'CASHTODAY',
    })
    expect(change(byHand, { field: 'type', value: 'SOL' })).toEqual(byHand)
    expect(change(off, { field: 'validates', value: true })).toEqual({ ...off, validates: true, type: 'SOL' })
  })
})

describe('type', () => {
  it('[SVP-44] [SVP-45] choosing the type SOL for a service point clears the device and the modules', () => {
    expect(change(full, { field: 'type', value: 'SOL' })).toEqual({
      ...full,
      type: 'SOL',
      idSmartcash: '',
      deviceId: '',
      modules: [],
      agilePickup: false,
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
    })
  })

  it('[SVP-44] [SVP-45] choosing the type CASHTODAY for a service point clears the modules and the field econo-cash', () => {
    const econo = change(
      found,
      modules(ids.solPickup),
      { field: 'econoCash', value: true },
      {
        field: 'agilePickup',
        value: true,
      },
    )
    expect(econo).toMatchObject({ econoCash: true, agilePickup: true })
    expect(change(econo, { field: 'type', value: 'CASHTODAY' })).toEqual({
      ...found,
      type: 'CASHTODAY',
    })
  })

  it('[SVP-45] choosing another type for a service point clears even a module that both types may have', () => {
    const under = {
      ...facts,
      adapters: [{ id: 1, code: 'x', name: 'Sol Customer and Smartcash', assignable: true }],
    }
    const chosen = changeAll(found, [modules(1)], under)
    expect(chosen.modules).toEqual([1])
    expect(changeAll(chosen, [{ field: 'type', value: 'CASHTODAY' }], under).modules).toEqual([])
  })

  it('[SVP-46] a service point has only the modules that its type may have, each once', () => {
    const all = testAdapters.map(({ id }) => id)
    expect(change(found, modules(...all, ...all)).modules).toEqual([1, 2, 3])
    expect(smartcash([99, 8, 5, 5, 4, 1, 9]).modules).toEqual([8, 5, 4])
  })

  it('[SVP-46] only service points of the type SmartCash have fields of deposits and safes, whatever their modules are called', () => {
    const both = [
      { id: 1, code: 'deposit', name: 'Sol Customer Smartcash', assignable: true },
      { id: 2, code: 'rv', name: 'Sol Customer Smartcash', assignable: true },
    ]
    const none = { pickup: false, deposit: false, rv: false, payment: false }
    expect(chosenModules({ type: 'SOL', modules: [1, 2] }, { adapters: both })).toEqual(none)
    const under = { ...facts, adapters: both }
    expect(changeAll(found, [modules(1, 2)], under)).toEqual({ ...found, modules: [1, 2] })
    expect(chosenModules({ type: 'CASHTODAY', modules: [1, 2] }, { adapters: both })).toEqual({
      ...none,
      deposit: true,
      rv: true,
    })
    expect(chosenModules({ type: 'SOL', modules: [7, 8] }, { adapters })).toEqual({
      ...none,
      pickup: true,
      payment: true,
    })
    const brand = { ...defaultBrand, paymentAdapterCode: 'bluepay' }
    expect(chosenModules({ type: 'CASHTODAY', modules: [8] }, { adapters, brand })).toEqual(none)
  })
})

describe('the fields of modules', () => {
  it("[SVP-48] [SVP-49] choosing the deposit module of a service point adds the main currency, which then can't be removed", () => {
    const deposit = smartcash([ids.deposit])
    expect(deposit.currencies).toEqual([1])
    expect(change(deposit, { field: 'currencies', value: [2] }).currencies).toEqual([1, 2])
    expect(change(deposit, { field: 'currencies', value: [] }).currencies).toEqual([1])
    expect(change(deposit, { field: 'currencies', value: [2, 1, 2] }).currencies).toEqual([1, 2])
    expect(lockedCurrencyId(deposit, facts)).toBe(1)
    expect(lockedCurrencyId(smartcash([ids.balances]), facts)).toBeUndefined()
    expect(lockedCurrencyId({ ...deposit, countryId: '2' }, facts)).toBe(2)
  })

  it('[SVP-48] choosing the deposit module of a service point adds no currency if the country has no main currency', () => {
    const inKosovo = { ...smartcash([]), countryId: '3' }
    const deposit = change(inKosovo, modules(ids.deposit))
    expect(deposit.currencies).toEqual([])
    expect(lockedCurrencyId(deposit, facts)).toBeUndefined()
    expect(lockedCurrencyId({ ...deposit, countryId: '9' }, facts)).toBeUndefined()
    expect(change(deposit, { field: 'currencies', value: [2, 2] }).currencies).toEqual([2])
  })

  it('[SVP-50] removing the deposit module of a service point clears the fields of deposits', () => {
    expect(full).toMatchObject({ currencies: [1, 2], openChannel: true, accountDate: true })
    expect(change(full, modules(ids.rv, ids.pickup, ids.payment))).toEqual({
      ...full,
      modules: [ids.rv, ids.pickup, ids.payment],
      channels: [],
      openChannel: false,
      currencies: [],
      accountDate: false,
    })
  })

  it('[SVP-51] choosing the safe module rv of a service point fills in the default account of the back end, but only once', () => {
    const safe = smartcash([ids.rv])
    expect(safe).toMatchObject({ ssId: 'SAFE-1', password: '', backEndPassword: 'default' })
    const own = change(safe, { field: 'ssId', value: 'OWN' }, { field: 'password', value: 'secret' })
    expect(change(own, modules(ids.rv, ids.balances))).toMatchObject({ ssId: 'OWN', password: 'secret' })
    const none = { ssId: '', password: '', backEndPassword: 'none' }
    expect(smartcash([ids.rv], { ...facts, safeDefaults: null })).toMatchObject(none)
    expect(smartcash([ids.rv], { ...facts, safeDefaults: { ssId: '', hasPassword: false } })).toMatchObject(
      none,
    )
  })

  it('[SVP-52] removing the safe module rv of a service point clears the fields of the safe, even a stored password', () => {
    const none = { ssId: '', password: '', backEndPassword: 'none' }
    expect(change(smartcash([ids.rv]), modules())).toMatchObject(none)
    const edited = servicePointDraftOf(record, facts)
    expect(edited.backEndPassword).toBe('stored')
    const without = change(edited, modules(ids.deposit))
    expect(without).toMatchObject(none)
    expect(change(without, modules(ids.rv))).toMatchObject({
      ssId: 'SAFE-1',
      password: '',
      backEndPassword: 'default',
    })
  })

  it('[SVP-53] removing the pickup module clears agile pickup, and removing the payment module clears the payment fields', () => {
    expect(change(full, modules(ids.deposit, ids.rv))).toEqual({
      ...full,
      modules: [ids.deposit, ids.rv],
      agilePickup: false,
      'payment.accountId': '',
      'payment.locationId': '',
      'payment.fee': '',
    })
    expect(change(full, modules(ids.deposit, ids.rv, ids.pickup))).toMatchObject({ agilePickup: true })
  })
})

describe('another type for an existing service point', () => {
  const edited = servicePointDraftOf(record, facts)

  it('[SVP-54] the question before a change of a service point’s type contains every field that would be cleared', () => {
    expect(typeChangeQuestion(edited, 'SOL', facts)).toEqual({
      key: 'service-points.question.change-type',
      from: 'CASHTODAY',
      to: 'SOL',
      cleared: [
        'idSmartcash',
        'deviceId',
        'modules',
        'agilePickup',
        'currencies',
        'channels',
        'openChannel',
        'accountDate',
        'ssId',
        'payment.accountId',
        'payment.locationId',
        'payment.fee',
      ],
    })
  })

  it('[SVP-54] changing the type always needs a confirmation for an existing service point, and never for a new one', () => {
    const bare = { ...servicePointDraftOf({ ...record, type: 'SOL', adapters: [] }, facts), econoCash: true }
    expect(typeChangeQuestion(bare, 'CASHTODAY', facts)?.cleared).toEqual(['econoCash'])
    expect(typeChangeQuestion({ ...bare, econoCash: false }, 'CASHTODAY', facts)?.cleared).toEqual([])
    expect(typeChangeQuestion(bare, 'SOL', facts)).toBeUndefined()
    expect(typeChangeQuestion(full, 'SOL', facts)).toBeUndefined()
  })
})
