import fc from 'fast-check'
import { type AbilityUser, deriveAbility } from '../abilities'
import { type Country, CountryConfig, type CurrencySummary } from '../country'
import { barcodeFormats, defaultBrand } from '../kernel'
import { anyAmount, anyHostileText, anyPlainText } from '../kernel/testing'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from './record.schema'

const currency = (id: number, code: string, symbol: string): CurrencySummary => ({ id, code, symbol })

/** Four currencies, one of which has no minor units in daily use. */
export const someCurrencies: readonly CurrencySummary[] = [
  currency(1, 'EUR', '€'),
  currency(2, 'USD', '$'),
  currency(3, 'PEN', 'S/'),
  currency(4, 'CLP', '$'),
]

/** Three countries: two with a main currency, and one without. */
export const someCountries: readonly Country[] = [
  { id: 1, code: 'ES', name: 'Spain', mainCurrency: currency(1, 'EUR', '€') },
  { id: 2, code: 'PT', name: 'Portugal', mainCurrency: currency(1, 'EUR', '€') },
  { id: 3, code: 'PE', name: 'Peru', mainCurrency: null },
]

/** Valid codes of new records: letters of any script, digits, dash and underscore. */
export const anyCode: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom('A', 'z', 'Ñ', '中', '0', '9', '-', '_'),
  minLength: 1,
  maxLength: 12,
})

/**
 * Texts as people type them: plain, with spaces at both ends, empty, with 255 and 256 characters, and texts that often
 * cause software to fail.
 */
export const anyTypedText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: anyPlainText },
  { weight: 2, arbitrary: anyCode },
  { weight: 1, arbitrary: anyPlainText.map((text) => `  ${text}\t`) },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', '🪙'.repeat(255), '🪙'.repeat(256)) },
  { weight: 1, arbitrary: anyHostileText },
)

/** A third-party code that its form accepts. */
export const anyThirdCode: fc.Arbitrary<ThirdCode> = fc
  .record({ system: anyPlainText, code: anyPlainText })
  .map((row) => ThirdCode.parse(row))

/** A limit in one of four currencies. Its amount may be zero or the highest amount. */
export const anyLimit: fc.Arbitrary<CurrencyLimit> = fc
  .record({ currency: fc.constantFrom(...someCurrencies), amount: fc.oneof(fc.constant(0), anyAmount) })
  .map((row) => CurrencyLimit.parse(row))

/** An extra-data field of any type that its form accepts. */
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

/** Third-party codes of different systems. */
export const anyThirdCodes: fc.Arbitrary<readonly ThirdCode[]> = fc.uniqueArray(anyThirdCode, {
  maxLength: 5,
  comparator: (one, other) => sameName(one.system, other.system),
})

/** Limits, each in a different currency. */
export const anyLimits: fc.Arbitrary<readonly CurrencyLimit[]> = fc.uniqueArray(anyLimit, {
  maxLength: 4,
  selector: (row) => row.currency.id,
})

/** Extra-data fields with different names. */
export const anyExtraData: fc.Arbitrary<readonly ExtraDataItem[]> = fc.uniqueArray(anyExtraDataItem, {
  maxLength: 5,
  comparator: (one, other) => sameName(one.name, other.name),
})

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

/** The ability of a user with the role ADMINISTRATION. The user's country has a report on every kind of record. */
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
