import fc from 'fast-check'
import { type Country, CountryConfig } from '../country'
import { countryChoice, sourceSystems } from '../records'
import {
  Adapter,
  answerServicePointLookup,
  changeServicePointDraft,
  emptyServicePointDraft,
  factsForServicePoint,
  type ServicePointChange,
  ServicePointDetail,
  type ServicePointDraft,
  type ServicePointFacts,
  ServicePointLookupAnswer,
  ServicePointType,
  servicePointDraftOf,
  startServicePointLookup,
} from '.'

const euro = { id: 1, code: 'EUR', symbol: '€' }
const sol = { id: 2, code: 'PEN', symbol: 'S/' }

/** Three countries: two with different main currencies, and one without a main currency. */
export const testCountries: readonly Country[] = [
  { id: 1, code: 'ES', name: 'España', mainCurrency: euro },
  { id: 2, code: 'PE', name: 'Perú', mainCurrency: sol },
  { id: 3, code: 'XK', name: 'Kosovo', mainCurrency: null },
]

/** A catalogue with every module that adds fields to the form, and a module that adds none. */
export const testAdapters: readonly Adapter[] = [
  { code: 'sol_customer', name: 'Sol Customer' },
  { code: 'pickup', name: 'Sol Customer Pickup' },
  { code: 'delivery', name: 'SOL CUSTOMER DELIVERY' },
  { code: 'deposit', name: 'Smartcash Deposit' },
  { code: 'balances', name: 'smartcash balances' },
  { code: 'rv', name: 'Smartcash Virtual Safe' },
  { code: 'pickup', name: 'Smartcash Pickup' },
  { code: 'remesapay', name: 'Payment' },
  { code: 'other', name: 'Something else' },
].map((adapter, index) => Adapter.parse({ id: index + 1, ...adapter }))

const anyAdapterName = fc.constantFrom(
  'Sol Customer',
  'Old sOL cUSTOMER thing',
  'Smartcash',
  'SMARTCASH and Sol Customer',
  'Sol  Customer',
  'Payment',
  '',
  'ſmartcaſh İ',
)

/**
 * Catalogues of modules with unusual names and repeated codes; many also have the modules that add fields to the form.
 */
export const anyAdapters = fc.oneof(
  fc.subarray([...testAdapters], { minLength: 6 }),
  fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 30 }),
      code: fc.constantFrom('pickup', 'deposit', 'rv', 'remesapay', 'PICKUP', 'x', ''),
      name: anyAdapterName,
      assignable: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  ),
)

const anySafeDefaults = fc.option(
  fc.record({ ssId: fc.constantFrom('', 'SAFE-1'), hasPassword: fc.boolean() }),
)

/**
 * Data for the form of a service point, with every combination of settings: all countries or only the own country can
 * be chosen, econo-cash is on or off, and there is a default account or none.
 */
export const anyServicePointFacts: fc.Arbitrary<ServicePointFacts> = fc
  .record({
    adapters: anyAdapters,
    readsCountries: fc.boolean(),
    admin: fc.boolean(),
    ownCountryId: fc.constantFrom(1, 2, 3, 9),
    econoCash: fc.boolean(),
    safeDefaults: anySafeDefaults,
  })
  .map(({ adapters, readsCountries, admin, ownCountryId, econoCash, safeDefaults }) => ({
    adapters,
    country: countryChoice(testCountries, {
      user: { admin, country: { id: ownCountryId } },
      ability: { can: () => readsCountries },
    }),
    config: configWith(econoCash),
    safeDefaults,
  }))

/** Settings of a country with or without econo-cash for pickups. */
export const configWith = (econoCash: boolean): Pick<CountryConfig, 'Orders'> =>
  CountryConfig.parse({
    id: 1,
    code: 'ES',
    name: 'Spain',
    Orders: { Pickup: { EconoCash: { Enabled: econoCash } } },
  })

const anyText = fc.oneof(
  fc.constantFrom('', ' ', 'SP-1', ' padded ', 'Gran Vía 12', '🏦'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)
const anyId = fc.constantFrom('', '1', '2', '3')
const anyModuleIds = fc.oneof(
  fc.subarray(testAdapters.map(({ id }) => id)),
  fc.array(fc.integer({ min: -1, max: 30 }), { maxLength: 8 }),
)
const anyFee = fc.oneof(
  fc.constantFrom('', '0', '-1', '1.5', '999999999', '1000000000', ' 12 ', '+5'),
  anyText,
)
const anyThirdCodes = fc.array(fc.record({ system: anyText, code: anyText }), { maxLength: 3 })
const anyLimits = fc.array(
  fc.record({ currency: fc.constantFrom(euro, sol), amount: fc.constantFrom(0, 0.01, 50_000) }),
  { maxLength: 3 },
)
const anyChannels = fc.array(
  fc.record({ id: fc.integer({ min: 1, max: 5 }), text: fc.constantFrom('Counter', 'Online', 'ó') }),
  { maxLength: 3 },
)

const textFields = [
  'codeSol',
  'description',
  'address',
  'idSmartcash',
  'deviceId',
  'ssId',
  'password',
  'payment.accountId',
  'payment.locationId',
] as const
const flagFields = [
  'validates',
  'agilePickup',
  'enabledReadQr',
  'econoCash',
  'openChannel',
  'accountDate',
] as const

/** A change of any field in the form of a service point, including changes that the form does not accept. */
export const anyServicePointChange: fc.Arbitrary<ServicePointChange> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ field: fc.constantFrom(...textFields), value: anyText }) },
  { weight: 2, arbitrary: fc.record({ field: fc.constantFrom(...flagFields), value: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ field: fc.constant('modules'), value: anyModuleIds }) },
  fc.record({ field: fc.constantFrom('countryId', 'clientId', 'subclientId'), value: anyId }),
  fc.record({ field: fc.constant('sourceSystem'), value: fc.constantFrom('', ...sourceSystems) }),
  fc.record({ field: fc.constant('type'), value: fc.constantFrom(...ServicePointType.options) }),
  fc.record({ field: fc.constant('payment.fee'), value: anyFee }),
  fc.record({
    field: fc.constant('currencies'),
    value: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
  }),
  fc.record({ field: fc.constant('channels'), value: anyChannels }),
  fc.record({ field: fc.constant('thirdcodes'), value: anyThirdCodes }),
  fc.record({ field: fc.constant('limits'), value: anyLimits }),
)

const anyWireText = fc.option(anyText)
const anyWireCode = fc.oneof(anyWireText, fc.integer({ min: 0, max: 99 }))

/** Responses of the external operations system: service points with missing fields, refusals, and empty responses. */
export const anyServicePointAnswer: fc.Arbitrary<ServicePointLookupAnswer | null> = fc.option(
  fc
    .record({
      success: fc.boolean(),
      punto: fc.option(
        fc.record({
          codPunto: anyWireCode,
          idPunto: anyWireCode,
          desPunto: anyWireText,
          direccion: fc.option(fc.record({ desDireccionVia: anyWireText })),
          codTipoPunto: anyWireCode,
          desTipoPunto: anyWireText,
          codigosTercero: fc.option(
            fc.array(fc.record({ sistemaTerceroCodigo: anyWireCode, valor: anyWireCode }), { maxLength: 3 }),
          ),
        }),
        { freq: 5 },
      ),
    })
    .map((answer) => ServicePointLookupAnswer.parse(answer)),
)

/** Stored service points, some of which the current rules would refuse. */
export const anyServicePointDetail: fc.Arbitrary<ServicePointDetail> = fc
  .record({
    id: fc.integer({ min: 1, max: 9_999 }),
    type: fc.constantFrom(...ServicePointType.options),
    oidSol: anyWireText,
    codeSol: fc.option(fc.constantFrom('SP-1', 'SP_2', '48001')),
    idSmartcash: anyWireText,
    deviceId: anyWireText,
    description: anyText,
    address: anyWireText,
    active: fc.boolean(),
    agilePickup: fc.boolean(),
    econoCash: fc.boolean(),
    openChannel: fc.boolean(),
    accountDate: fc.boolean(),
    enabledReadQr: fc.boolean(),
    adapters: fc.subarray([...testAdapters]),
    channels: anyChannels,
    currencies: fc.subarray([euro, sol]),
    uniqueCode: anyWireText,
    ssId: anyWireText,
    codTypeServicepoint: anyWireText,
    descTypeServicePoint: anyWireText,
    thirdcodes: anyThirdCodes,
    limits: anyLimits,
    paymentService: fc.option(
      fc.record({ accountId: anyText, locationId: anyText, fee: fc.integer({ min: -2, max: 2_000 }) }),
    ),
    country: fc.constantFrom(...testCountries, { id: 9, code: 'FR', name: 'France', mainCurrency: euro }),
  })
  .map(({ country, ...record }) => ServicePointDetail.parse({ ...record, subclient: subclientIn(country) }))

const subclientIn = (country: Country) => ({
  id: 20,
  codeSol: 'C-20',
  description: 'Centre',
  active: true,
  client: { id: 10, codeSol: 'CL-10', description: 'Client', active: true, country },
})

/** The codes and the country of the client and subclient that `settledDraft` chooses. */
export const testParents = {
  client: { codeSol: 'CL-10' },
  subclient: { codeSol: 'C-20' },
  country: { code: 'ES' },
} as const

const firstChoices: readonly ServicePointChange[] = [
  { field: 'countryId', value: '1' },
  { field: 'clientId', value: '10' },
  { field: 'subclientId', value: '20' },
]

/**
 * The draft of a new service point of client 10 and subclient 20, found in the external operations system or entered by
 * hand.
 */
export const settledDraft = (
  facts: ServicePointFacts,
  answer: ServicePointLookupAnswer | null | 'by hand',
): ServicePointDraft => {
  const rest: readonly ServicePointChange[] =
    answer === 'by hand'
      ? [{ field: 'codeSol', value: 'SP-1' }]
      : [
          { field: 'sourceSystem', value: 'SIGII' },
          { field: 'codeSol', value: 'SP-1' },
        ]
  const drafted = [
    { field: 'validates', value: answer !== 'by hand' } as const,
    ...firstChoices,
    ...rest,
  ].reduce((draft, change) => changeServicePointDraft(draft, change, facts), emptyServicePointDraft(facts))
  // If the user has no country, no other field can be filled in, so the code is empty and can't be looked up.
  if (answer === 'by hand' || drafted.codeSol === '') return drafted
  const looking = startServicePointLookup(drafted, testParents)
  return answerServicePointLookup(looking, looking.asked, answer)
}

/** A form of a service point with its data and, for an existing service point, the stored record. */
export interface ServicePointScene {
  readonly facts: ServicePointFacts
  readonly draft: ServicePointDraft
  readonly record: ServicePointDetail | null
}

/**
 * Forms of service points after several changes by a user. At first, a form is empty, entered by hand, filled in by a
 * lookup, or filled in with an existing service point.
 */
export const anyServicePointScene: fc.Arbitrary<ServicePointScene> = fc
  .record({
    facts: anyServicePointFacts,
    start: fc.oneof(
      fc.constant('empty' as const),
      fc.constant('by hand' as const),
      anyServicePointAnswer.map((answer) => ({ answer })),
      anyServicePointDetail.map((record) => ({ record })),
    ),
    changes: fc.array(anyServicePointChange, { maxLength: 12 }),
  })
  .map(({ facts: general, start, changes }) => {
    const record = typeof start === 'object' && 'record' in start ? start.record : null
    const facts = record === null ? general : factsForServicePoint(general, record)
    const begun = (): ServicePointDraft => {
      if (record !== null) return servicePointDraftOf(record, facts)
      if (start === 'empty') return emptyServicePointDraft(facts)
      if (start === 'by hand') return settledDraft(facts, start)
      return settledDraft(facts, 'answer' in start ? start.answer : null)
    }
    const draft = changes.reduce((before, change) => changeServicePointDraft(before, change, facts), begun())
    return { facts, draft, record }
  })
