import fc from 'fast-check'
import { type AbilityUser, deriveAbility } from '../abilities'
import { type Country, CountryConfig, type CurrencySummary } from '../country'
import { barcodeFormats, defaultBrand } from '../kernel'
import { anyAmount, anyHostileText, anyPlainText } from '../kernel/testing'
import { Client, CurrencyLimit, ExtraDataItem, ThirdCode } from './client.schema'
import {
  type ClientDraft,
  type ClientDraftChange,
  changeClientDraft,
  clientDraftOf,
  emptyClientDraft,
} from './client-draft'
import { answerClientLookup, ClientLookup, clientLookupQuery, startClientLookup } from './client-lookup'
import { sourceSystems } from './source-systems'

const currency = (id: number, code: string, symbol: string): CurrencySummary => ({ id, code, symbol })

/** Four currencies, one of them without minor units in daily life. */
export const someCurrencies: readonly CurrencySummary[] = [
  currency(1, 'EUR', '€'),
  currency(2, 'USD', '$'),
  currency(3, 'PEN', 'S/'),
  currency(4, 'CLP', '$'),
]

/** Three countries with their main currencies, one without. */
export const someCountries: readonly Country[] = [
  { id: 1, code: 'ES', name: 'Spain', mainCurrency: currency(1, 'EUR', '€') },
  { id: 2, code: 'PT', name: 'Portugal', mainCurrency: currency(1, 'EUR', '€') },
  { id: 3, code: 'PE', name: 'Peru', mainCurrency: null },
]

/** Codes that a new record may have: letters of any script, digits, dash and underscore. */
export const anyCode: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom('A', 'z', 'Ñ', '中', '0', '9', '-', '_'),
  minLength: 1,
  maxLength: 12,
})

/** What people type where a text is asked: plain, padded, blank, of 255 and 256 characters, hostile. */
export const anyTypedText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: anyPlainText },
  { weight: 2, arbitrary: anyCode },
  { weight: 1, arbitrary: anyPlainText.map((text) => `  ${text}\t`) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '🪙'.repeat(255), '🪙'.repeat(256)) },
  { weight: 1, arbitrary: anyHostileText },
)

/** A third code that its form would take. */
export const anyThirdCode: fc.Arbitrary<ThirdCode> = fc
  .record({ system: anyPlainText, code: anyPlainText })
  .map((row) => ThirdCode.parse(row))

/** A limit in one of four currencies; zero and the largest amount are among the amounts. */
export const anyLimit: fc.Arbitrary<CurrencyLimit> = fc
  .record({ currency: fc.constantFrom(...someCurrencies), amount: fc.oneof(fc.constant(0), anyAmount) })
  .map((row) => CurrencyLimit.parse(row))

/** A field of extra data of each type that its form would take. */
export const anyExtraDataItem: fc.Arbitrary<ExtraDataItem> = fc
  .record({
    name: anyPlainText,
    label: anyPlainText,
    required: fc.boolean(),
    kind: fc.oneof(
      fc.constantFrom('boolean', 'number').map((type) => ({ type, attr1: null })),
      fc.integer({ min: 1, max: 255 }).map((length) => ({ type: 'text', attr1: String(length) })),
      fc.constantFrom(...barcodeFormats).map((format) => ({ type: 'scannable', attr1: format })),
    ),
  })
  .map(({ kind, ...row }) => ExtraDataItem.parse({ ...row, ...kind }))

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Third codes of different systems. */
export const anyThirdCodes: fc.Arbitrary<readonly ThirdCode[]> = fc.uniqueArray(anyThirdCode, {
  maxLength: 5,
  comparator: (one, other) => sameName(one.system, other.system),
})

/** Limits of different currencies. */
export const anyLimits: fc.Arbitrary<readonly CurrencyLimit[]> = fc.uniqueArray(anyLimit, {
  maxLength: 4,
  selector: (row) => row.currency.id,
})

/** Fields of extra data with different names. */
export const anyExtraData: fc.Arbitrary<readonly ExtraDataItem[]> = fc.uniqueArray(anyExtraDataItem, {
  maxLength: 5,
  comparator: (one, other) => sameName(one.name, other.name),
})

/** A client as the wire has it, with and without what may be missing. */
export const anyClient: fc.Arbitrary<Client> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    oidSol: fc.option(anyCode),
    codeSol: fc.option(anyCode),
    idSmartcash: fc.option(fc.oneof(anyCode, fc.constantFrom('', ' '))),
    description: anyPlainText,
    active: fc.boolean(),
    country: fc.constantFrom(...someCountries),
    uniqueCode: fc.option(anyCode),
    label: fc.option(anyPlainText),
    extradata: anyExtraData,
    thirdcodes: anyThirdCodes,
    limits: anyLimits,
  })
  .map((row) => Client.parse(row))

/** An answer to the search for a client: found, refused, empty, or with parts missing. */
export const anyClientLookup: fc.Arbitrary<ClientLookup> = fc
  .record(
    {
      success: fc.boolean(),
      entidad: fc.option(
        fc.record({
          idEntidad: fc.option(fc.oneof(anyCode, fc.nat())),
          codEntidad: fc.option(fc.oneof(anyCode, fc.constantFrom('', 'no code'))),
          desEntidad: fc.option(anyPlainText),
          codigosTercero: fc.option(
            fc.array(
              fc.record({ sistemaTerceroCodigo: fc.option(anyPlainText), valor: fc.option(anyPlainText) }),
              { maxLength: 4 },
            ),
          ),
        }),
      ),
    },
    { requiredKeys: [] },
  )
  .map((answer) => ClientLookup.parse(answer))

/** An answer with which a client is found, whole. */
export const anyFoundClient: fc.Arbitrary<ClientLookup> = fc
  .record({ id: anyCode, code: anyCode, description: anyPlainText, thirdcodes: anyThirdCodes })
  .map(({ id, code, description, thirdcodes }) => ({
    success: true,
    entidad: {
      idEntidad: id,
      codEntidad: code,
      desEntidad: description,
      codigosTercero: thirdcodes.map((row) => ({ sistemaTerceroCodigo: row.system, valor: row.code })),
    },
  }))

/** One change of the form, of any field, with a value that fits or not. */
export const anyClientChange: fc.Arbitrary<ClientDraftChange> = fc.oneof(
  fc.record({ field: fc.constant('validates'), value: fc.boolean() }),
  fc.record({ field: fc.constant('countryId'), value: fc.constantFrom('', '1', '2', '3') }),
  fc.record({ field: fc.constant('sourceSystem'), value: fc.constantFrom('', ...sourceSystems) }),
  fc.record({ field: fc.constant('codeSol'), value: fc.oneof(anyCode, anyTypedText) }),
  fc.record({ field: fc.constantFrom('description', 'idSmartcash'), value: anyTypedText }),
  fc.record({ field: fc.constant('thirdcodes'), value: anyThirdCodes }),
  fc.record({ field: fc.constant('limits'), value: anyLimits }),
  fc.record({ field: fc.constant('extradata'), value: anyExtraData }),
)

/** Something that happens to a form: a change, a search that begins, an answer to what is asked now. */
const anyStep: fc.Arbitrary<(draft: ClientDraft) => ClientDraft> = fc.oneof(
  anyClientChange.map((change) => (draft: ClientDraft) => changeClientDraft(draft, change)),
  fc.constant((draft: ClientDraft) => startClientLookup(draft)),
  fc.oneof(anyClientLookup, anyFoundClient).map((answer) => (draft: ClientDraft) => {
    const asked = clientLookupQuery(draft, { countries: someCountries })
    return asked === undefined
      ? draft
      : answerClientLookup(draft, { asked, answer }, { countries: someCountries })
  }),
)

const anyStart: fc.Arbitrary<ClientDraft> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('', '1').map((preselected) => emptyClientDraft({ preselected })) },
  { weight: 1, arbitrary: anyClient.map(clientDraftOf) },
)

/** A form as somebody has left it after some steps, adding or editing, valid or not. */
export const anyClientDraft: fc.Arbitrary<ClientDraft> = fc
  .tuple(anyStart, fc.array(anyStep, { maxLength: 12 }))
  .map(([start, steps]) => steps.reduce((draft, step) => step(draft), start))

const common = {
  idSmartcash: anyPlainText,
  thirdcodes: anyThirdCodes,
  limits: anyLimits,
}

/** A form that may be saved: added by hand, added with an answer of the external system, or edited. */
export const anyValidClientDraft: fc.Arbitrary<ClientDraft> = fc.oneof(
  fc
    .record({
      ...common,
      codeSol: anyCode,
      description: anyPlainText,
      countryId: fc.constantFrom('1', '2', '3'),
    })
    .map((fields) => ({ ...emptyClientDraft({ preselected: '' }), validates: false, ...fields })),
  fc
    .record({ ...common, codeSol: anyCode, answer: anyFoundClient })
    .map(({ codeSol, answer, idSmartcash, limits }) => {
      const facts = { countries: someCountries }
      const asking = startClientLookup({
        ...emptyClientDraft({ preselected: '1' }),
        sourceSystem: 'SIGII' as const,
        codeSol,
      })
      const asked = { country: 'ES', sourceSystem: 'SIGII' as const, clientCode: codeSol }
      return { ...answerClientLookup(asking, { asked, answer }, facts), idSmartcash, limits }
    }),
  fc
    .record({ ...common, client: anyClient })
    .map(({ client, ...fields }) => ({ ...clientDraftOf(client), ...fields })),
)

const reporting = CountryConfig.parse({
  id: 1,
  code: 'ES',
  name: 'Spain',
  Administration: { Enabled: true },
  Reports: {
    Enabled: true,
    ReportType: {
      Client: { Enabled: true },
      Subclient: { Enabled: true },
      Servicepoint: { Enabled: true },
    },
  },
})

/** The ability of a user with the role ADMINISTRATION in a country that reports on every record. */
export const administrator = (user: Partial<Omit<AbilityUser, 'roles'>> = {}) =>
  deriveAbility({
    user: {
      userType: defaultBrand.providerUserType,
      admin: false,
      supervisor: false,
      ...user,
      roles: [{ code: `${defaultBrand.rolePrefix}ADMINISTRATION` }],
    },
    config: reporting,
  })
