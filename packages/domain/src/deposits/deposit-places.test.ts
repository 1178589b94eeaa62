import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DepositPlace,
  depositChoices,
  depositCountryCode,
  depositCurrencies,
  depositFieldNames,
  depositFields,
  isDepositServicePoint,
} from '.'
import {
  anyDepositPoint,
  depositConfigWith,
  depositCurrencyCatalogue,
  depositPointWith as pointWith,
} from './testing'

const [euro, dollar, sol] = depositCurrencyCatalogue
const points = [
  pointWith({ id: 3, description: 'Zoo', subclientId: 11, clientId: 100 }),
  pointWith({ id: 2, description: 'Arena', subclientId: 11, clientId: 100 }),
  pointWith({ id: 1, description: 'Market', subclientId: 10, clientId: 100 }),
  pointWith({ id: 9, description: 'Harbour', subclientId: 90, clientId: 200 }),
  pointWith({ id: 8, description: 'Truck', subclientId: 80, clientId: 300, type: 'SOL' }),
]
const ids = (things: readonly { readonly id: number }[]) => things.map(({ id }) => id)
const placeOf = ({ clientId, subclientId, servicePointId }: DepositPlace) => [
  clientId,
  subclientId,
  servicePointId,
]

const anyPoints = fc.array(anyDepositPoint, { maxLength: 8 })
const anyWanted = fc.record({
  clientId: fc.constantFrom(undefined, 1, 2, 3, 9),
  subclientId: fc.constantFrom(undefined, 11, 12, 21, 22, 31, 99),
  servicePointId: fc.option(fc.integer({ min: 1, max: 13 }), { nil: undefined }),
})

describe('service points of deposits', () => {
  it.each([
    ['takes deposits if it is active, of the cash-today type and has the adapter for deposits', {}, true],
    ['takes deposits if it has other adapters too', { adapters: ['pickup', 'deposit'] }, true],
    ['takes no deposits if it is not active', { active: false }, false],
    ['takes no deposits if it is of the type SOL', { type: 'SOL' as const }, false],
    [
      'takes no deposits if it has other adapters only',
      { adapters: ['pickup', 'Deposit', 'deposits'] },
      false,
    ],
    ['takes no deposits if it has no adapter', { adapters: [] }, false],
  ])(
    '[DPS-1] state, type and adapters of a service point decide if it takes deposits: a point %s',
    (_, facts, expected) => {
      expect(isDepositServicePoint(pointWith(facts))).toBe(expected)
    },
  )
})

describe('choices', () => {
  it('[DPS-2] the clients, subclients and points of a deposit are sorted, and clients without a point for deposits are omitted', () => {
    const { clients, subclients, servicePoints } = depositChoices(points, { clientId: 100, subclientId: 11 })
    expect([ids(clients), ids(subclients), ids(servicePoints)]).toEqual([
      [100, 200],
      [10, 11],
      [2, 3],
    ])
  })

  it('[DPS-2] service points with the same description are sorted by id in the form of a deposit', () => {
    const twins = [5, 2, 7].map((id) => pointWith({ id, description: 'Twin' }))
    expect(ids(depositChoices(twins).servicePoints)).toEqual([2, 5, 7])
  })

  it('[DPS-2] service points are sorted by description in the form of a deposit, even if their ids have another order', () => {
    const named = [pointWith({ id: 2, description: 'Arena' }), pointWith({ id: 1, description: 'Zoo' })]
    expect(ids(depositChoices(named).servicePoints)).toEqual([2, 1])
    expect(ids(depositChoices(named.toReversed()).servicePoints)).toEqual([2, 1])
  })

  it('[DPS-2] service points are sorted by the alphabet of the user’s language if the caller passes a function that compares texts', () => {
    const named = ['Zürich', 'Ávila', 'Bilbao'].map((description, index) =>
      pointWith({ id: index + 1, description }),
    )
    const { compare } = new Intl.Collator('es')
    const names = (sorted: ReturnType<typeof depositChoices>) =>
      sorted.servicePoints.map(({ description }) => description)
    expect(names(depositChoices(named, {}, compare))).toEqual(['Ávila', 'Bilbao', 'Zürich'])
    expect(names(depositChoices(named))).toEqual(['Bilbao', 'Zürich', 'Ávila'])
  })

  it('[DPS-2] if several service points have the same id, the form of a deposit contains only the first', () => {
    const { servicePoints } = depositChoices([
      pointWith({ id: 4, description: 'First' }),
      pointWith({ id: 4, description: 'Second' }),
    ])
    expect(servicePoints.map(({ description }) => description)).toEqual(['First'])
  })

  it('[DPS-2] the points that can be chosen for a deposit are all points that take deposits, and no others', () => {
    fc.assert(
      fc.property(anyPoints, (many) => {
        const reached = depositChoices(many).clients.flatMap(({ id: clientId }) =>
          depositChoices(many, { clientId }).subclients.flatMap(({ id: subclientId }) =>
            depositChoices(many, { clientId, subclientId }).servicePoints.map((point) => {
              expect([point.subclient.client.id, point.subclient.id]).toEqual([clientId, subclientId])
              return point.id
            }),
          ),
        )
        const offered = new Set(ids(many.filter(isDepositServicePoint)))
        expect(reached.toSorted()).toEqual([...offered].toSorted())
      }),
    )
  })

  it('[DPS-3] the chosen client, subclient and point of a deposit are kept if they exist and belong together', () => {
    const choices = depositChoices(points, { clientId: 100, subclientId: 11, servicePointId: 3 })
    expect(placeOf(choices)).toEqual([100, 11, 3])
    expect([choices.client?.id, choices.subclient?.id, choices.servicePoint?.description]).toEqual([
      100,
      11,
      'Zoo',
    ])
  })

  it.each([
    [
      'subclient and point of another client are cleared',
      { clientId: 100, subclientId: 90, servicePointId: 9 },
      [100],
    ],
    ['the only options below a client are chosen', { clientId: 200 }, [200, 90, 9]],
    ['the only point below a subclient is chosen', { clientId: 100, subclientId: 10 }, [100, 10, 1]],
    [
      'a point of another subclient is cleared',
      { clientId: 100, subclientId: 11, servicePointId: 1 },
      [100, 11],
    ],
    ['nothing is chosen if there are several clients', {}, []],
    [
      'a client without service points for deposits is cleared',
      { clientId: 300, subclientId: 80, servicePointId: 8 },
      [],
    ],
  ])(
    '[DPS-3] the choice of client, subclient and point of a deposit is corrected: %s',
    (_, wanted, [clientId, subclientId, servicePointId]) => {
      expect(placeOf(depositChoices(points, wanted))).toEqual([clientId, subclientId, servicePointId])
    },
  )

  it('[DPS-3] a deposit has no client, subclient and point to choose if there are no service points', () => {
    expect(depositChoices([])).toEqual({
      clientId: undefined,
      subclientId: undefined,
      servicePointId: undefined,
      clients: [],
      subclients: [],
      servicePoints: [],
      client: undefined,
      subclient: undefined,
      servicePoint: undefined,
    })
  })

  it('[DPS-3] the chosen client, subclient and point are always among the options, and choosing them again changes nothing', () => {
    fc.assert(
      fc.property(anyPoints, anyWanted, (many, wanted) => {
        const choices = depositChoices(many, wanted)
        const { clientId, subclientId, servicePointId, clients, subclients, servicePoints } = choices
        for (const [chosen, options] of [
          [clientId, clients],
          [subclientId, subclients],
          [servicePointId, servicePoints],
        ] as const) {
          if (chosen === undefined) expect(options.length).not.toBe(1)
          else expect(ids(options)).toContain(chosen)
        }
        if (clientId === undefined) expect(subclients).toEqual([])
        if (subclientId === undefined) expect(servicePoints).toEqual([])
        expect(depositChoices(many, choices)).toEqual(choices)
      }),
    )
  })
})

describe('fields', () => {
  const always = ['clientId', 'subclientId', 'servicePointId', 'commodity', 'totalAmount', 'barcode']
  const shown = (point?: ReturnType<typeof pointWith>) =>
    depositFieldNames.filter((name) => depositFields(point)[name].shown && !always.includes(name))

  it.each([
    ['channels', { channels: ['Counter'] }, ['channelId']],
    ['channels and an open channel', { channels: ['Counter'], openChannel: true }, ['channelId']],
    ['an open channel alone', { openChannel: true }, ['comments']],
    ['an account date', { accountDate: true }, ['accountDate']],
    ['currencies', { currencies: [dollar] }, ['currencyCode']],
    ['none of these', {}, []],
  ])('[DPS-4] the form of a deposit shows the fields for a service point with %s', (_, facts, expected) => {
    expect(shown(pointWith(facts))).toEqual(expected)
  })

  it('[DPS-4] the form of a deposit without a service point shows the fields that every deposit has', () => {
    expect(shown()).toEqual([])
    for (const name of depositFieldNames) {
      expect(depositFields()[name]).toEqual({
        shown: always.includes(name),
        required: always.includes(name),
      })
    }
  })

  it('[DPS-4] visible fields of a deposit are required, except comments, and hidden fields are never required', () => {
    fc.assert(
      fc.property(anyDepositPoint, (point) => {
        const fields = depositFields(point)
        for (const name of depositFieldNames) {
          expect(fields[name].required).toBe(fields[name].shown && name !== 'comments')
          if (always.includes(name)) expect(fields[name].shown).toBe(true)
        }
        expect(fields.channelId.shown && fields.comments.shown).toBe(false)
      }),
    )
  })
})

describe('country and currencies', () => {
  const clientIn = (countryCode: string, mainCurrency: typeof euro | typeof sol | null = null) =>
    pointWith({ countryCode, mainCurrency }).subclient.client
  const plain = pointWith()

  it.each([
    [
      'the currencies of the point',
      pointWith({ currencies: [dollar, sol] }),
      clientIn('ES', euro),
      [dollar, sol],
    ],
    ['the main currency of the client’s country', plain, clientIn('PE', sol), [sol]],
    ['the main currency of the user’s settings for the same country', plain, clientIn('ES'), [euro]],
    ['the main currency of the user’s settings if the client has no country', plain, clientIn(''), [euro]],
    ['not the main currency of the settings for another country', plain, clientIn('PE'), []],
  ])(
    '[DPS-5] the currencies of a deposit depend on point, client and settings: %s',
    (_, point, client, expected) => {
      expect(depositCurrencies(point, client, depositConfigWith())).toEqual(expected)
    },
  )

  it('[DPS-5] a deposit has no currency if neither the point nor any settings have a currency', () => {
    expect(depositCurrencies(plain, clientIn('ES'), depositConfigWith('ES', null))).toEqual([])
  })

  it.each([
    ['PE', 'PE'],
    ['', 'ES'],
  ])(
    '[DPS-6] if the client of a deposit has the country "%s", the country of the deposit is %s',
    (code, expected) => {
      expect(depositCountryCode(clientIn(code), depositConfigWith())).toBe(expected)
    },
  )

  it('[DPS-5, DPS-6] the currencies of a deposit are the currencies of the point; if there are none, it is the currency of the country', () => {
    const anySettings = fc.constantFrom(
      depositConfigWith('ES'),
      depositConfigWith('PE', sol),
      depositConfigWith('ES', null),
    )
    fc.assert(
      fc.property(anyDepositPoint, anySettings, (point, settings) => {
        const { client } = point.subclient
        const found = depositCurrencies(point, client, settings)
        if (point.currencies.length > 0) expect(found).toEqual(point.currencies)
        else expect(found.length).toBeLessThanOrEqual(1)
        const country = depositCountryCode(client, settings)
        expect(country).toBe(client.country.code)
        const isForeign = client.country.mainCurrency === null && settings.code !== country
        if (isForeign && point.currencies.length === 0) expect(found).toEqual([])
      }),
    )
  })

  it('[DPS-6] the country of a deposit without a client is the country of the user', () => {
    expect(depositCountryCode(undefined, depositConfigWith('BR'))).toBe('BR')
  })
})
