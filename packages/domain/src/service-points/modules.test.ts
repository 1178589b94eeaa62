import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultBrand } from '../kernel'
import { recordRefusalRules } from '../records'
import {
  Adapter,
  assignableAdapterLabels,
  moduleCodes,
  modulesFor,
  modulesLeftOut,
  OrderLimit,
  offeredAdapters,
  ServicePoint,
  ServicePointDetail,
  ServicePointType,
  servicePointMessageKeys,
  WireLimit,
} from '.'
import { anyAdapters, anyServicePointDetail, testAdapters } from './service-points.arbitraries'

const adapter = (id: number, name: string, code = 'x') => Adapter.parse({ id, name, code })
const namesOf = (adapters: readonly Adapter[]) => adapters.map(({ name }) => name)
const otherBrand = { ...defaultBrand, paymentAdapterCode: 'bluepay' }

const least = {
  id: 1,
  type: 'SOL',
  description: 'Gran Vía',
  active: true,
  subclient: {
    id: 2,
    description: 'Bilbao',
    active: true,
    client: {
      id: 3,
      description: 'Bazar',
      active: true,
      country: { id: 4, code: 'ES', name: 'España' },
    },
  },
}

describe('a service point in a response', () => {
  it('[SVP-1] a service point has one of two types', () => {
    expect(ServicePointType.options).toEqual(['SOL', 'CASHTODAY'])
    expect(ServicePoint.safeParse({ ...least, type: 'SMARTCASH' }).success).toBe(false)
  })

  it('[SVP-2] a missing field of a service point in a response becomes empty, and a service point never has a password', () => {
    const parsed = ServicePointDetail.parse({ ...least, password: 'secret' })
    expect(parsed).toEqual({
      ...least,
      zone: null,
      subclient: {
        ...least.subclient,
        oidSol: null,
        codeSol: null,
        idSmartcash: null,
        delegation: null,
        client: {
          ...least.subclient.client,
          oidSol: null,
          codeSol: null,
          idSmartcash: null,
          country: { ...least.subclient.client.country, mainCurrency: null },
        },
      },
      oidSol: null,
      codeSol: null,
      idSmartcash: null,
      deviceId: null,
      address: null,
      agilePickup: false,
      econoCash: false,
      openChannel: false,
      accountDate: false,
      enabledReadQr: false,
      adapters: [],
      channels: [],
      currencies: [],
      uniqueCode: null,
      label: null,
      ssId: null,
      codTypeServicepoint: null,
      descTypeServicePoint: null,
      thirdcodes: [],
      limits: [],
      paymentService: null,
    })
  })

  it('[SVP-2] parsing a service point a second time does not change it', () => {
    fc.assert(
      fc.property(anyServicePointDetail, (record) => {
        expect(ServicePointDetail.parse(record)).toEqual(record)
      }),
    )
  })

  it('[SVP-5] the currency of an order limit is accepted as an object and as an ISO code', () => {
    const currency = { id: 1, code: 'EUR', symbol: '€' }
    expect(WireLimit.parse({ currency, amount: 0 })).toEqual({ isoCode: 'EUR', amount: 0 })
    expect(WireLimit.parse({ isoCode: 'EUR', amount: 12.5 })).toEqual({ isoCode: 'EUR', amount: 12.5 })
    expect(OrderLimit.safeParse({ isoCode: 'EUR', amount: -0.01 }).success).toBe(false)
    expect(WireLimit.safeParse({ currency, amount: -0.01 }).success).toBe(false)
  })
})

describe('the catalogue of modules', () => {
  it('[SVP-10] the codes of modules that add fields are fixed; only the code of the payment module depends on the brand', () => {
    expect(moduleCodes()).toEqual({ pickup: 'pickup', deposit: 'deposit', rv: 'rv', payment: 'remesapay' })
    expect(moduleCodes(otherBrand).payment).toBe('bluepay')
  })

  it('[SVP-11] each of the five known module names belongs to exactly one type of service point', () => {
    expect(assignableAdapterLabels).toEqual([
      { code: 'sol_customer', label: 'Sol Customer' },
      { code: 'deposit', label: 'Smartcash Deposit' },
      { code: 'issues', label: 'Smartcash Issues' },
      { code: 'balances', label: 'Smartcash Balances' },
      { code: 'accreditations', label: 'Smartcash Accreditations' },
    ])
    const named = assignableAdapterLabels.map(({ code, label }, index) => adapter(index, label, code))
    expect(namesOf(modulesFor('SOL', named))).toEqual(['Sol Customer'])
    expect(modulesFor('CASHTODAY', named)).toEqual(named.slice(1))
  })

  it('[SVP-4] the list of message keys of service points contains each key once', () => {
    const parents = ['no-client', 'no-subclient', 'client-without-code', 'subclient-without-code']
    expect(servicePointMessageKeys).toEqual([
      ...[...recordRefusalRules, ...parents].map((rule) => `service-points.refused.${rule}`),
      'validation.messages.servicepointNotFound',
      'validation.messages.device-taken',
      'validation.messages.device-taken-elsewhere',
      'service-points.question.change-type',
    ])
  })
})

describe('modules of a type', () => {
  it.each([
    ['Sol Customer', true],
    ['sol customer pickup', true],
    ['Old SOL CUSTOMER thing', true],
    ['Sol  Customer', false],
    ['SolCustomer', false],
    ['Smartcash Deposit', false],
    ['', false],
  ])('[SVP-12] a service point of the type SOL may have the module "%s": %s', (name, allowed) => {
    expect(modulesFor('SOL', [adapter(1, name)])).toHaveLength(allowed ? 1 : 0)
  })

  it.each([
    ['Smartcash Deposit', 'x', true],
    ['New SMARTCASH', 'x', true],
    ['Smart cash', 'x', false],
    ['Sol Customer', 'x', false],
    ['Payment', 'remesapay', true],
    ['Payment', 'REMESAPAY', false],
    ['remesapay', 'x', false],
  ])(
    '[SVP-13] a service point of the type CASHTODAY may have the module "%s" with the code %s: %s',
    (name, code, allowed) => {
      expect(modulesFor('CASHTODAY', [adapter(1, name, code)])).toHaveLength(allowed ? 1 : 0)
    },
  )

  it('[SVP-13] a service point of the type CASHTODAY may have the payment service of the current brand', () => {
    const [own, other] = [adapter(1, 'Payment', 'remesapay'), adapter(2, 'Payment', 'bluepay')]
    expect(modulesFor('CASHTODAY', [own, other], otherBrand)).toEqual([other])
    expect(modulesFor('SOL', [own, other], otherBrand)).toEqual([])
  })

  it('[SVP-12] [SVP-13] the modules that a service point may have are in the order of the module catalogue', () => {
    fc.assert(
      fc.property(anyAdapters, fc.constantFrom(...ServicePointType.options), (adapters, type) => {
        const alone = adapters.filter((one) => modulesFor(type, [one]).length === 1)
        expect(modulesFor(type, adapters)).toEqual(alone)
      }),
    )
  })
})

describe('the modules of an existing service point', () => {
  it('[SVP-14] an existing service point can keep modules outside the catalogue; a module in the catalogue has its name there', () => {
    const renamed = adapter(2, 'New name')
    const catalogue = [adapter(1, 'One'), renamed]
    const record = { adapters: [adapter(2, 'Old name'), adapter(3, 'Retired')] }
    expect(offeredAdapters(catalogue, record)).toEqual([adapter(1, 'One'), renamed, adapter(3, 'Retired')])
  })

  it('[SVP-14] the options for an existing service point are its own modules and the whole module catalogue, each module once', () => {
    fc.assert(
      fc.property(anyAdapters, anyServicePointDetail, (catalogue, record) => {
        const offered = offeredAdapters(catalogue, record)
        const ids = offered.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(offered).toEqual(expect.arrayContaining([...catalogue]))
        expect(ids).toEqual(expect.arrayContaining(record.adapters.map(({ id }) => id)))
        expect(ids).toHaveLength(new Set([...catalogue, ...record.adapters].map(({ id }) => id)).size)
      }),
    )
  })

  it('[SVP-14] the form of an existing service point omits the modules that its type may not have', () => {
    const adapters = [...testAdapters]
    expect(namesOf(modulesLeftOut({ type: 'SOL', adapters }))).toEqual([
      'Smartcash Deposit',
      'smartcash balances',
      'Smartcash Virtual Safe',
      'Smartcash Pickup',
      'Payment',
      'Something else',
    ])
    expect(namesOf(modulesLeftOut({ type: 'CASHTODAY', adapters }, otherBrand))).toEqual([
      'Sol Customer',
      'Sol Customer Pickup',
      'SOL CUSTOMER DELIVERY',
      'Payment',
      'Something else',
    ])
  })
})
