import fc from 'fast-check'
import { CountryConfig } from './country-config.schema'
import { zonedCountryCodes } from './country-time-zone'

/** A block of settings: an object, null or absent, as in incomplete settings. */
const block = <T extends object>(shape: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.option(fc.record(shape, { requiredKeys: [] }), { freq: 9 })

const flag = fc.option(fc.boolean(), { freq: 9 })
const asText = (numbers: fc.Arbitrary<number>) =>
  fc.oneof(numbers, numbers.map(String), fc.constant(null)) satisfies fc.Arbitrary<number | string | null>

const hourText = fc.integer({ min: 0, max: 23 })
const wallTime = fc.oneof(
  hourText,
  hourText.map(String),
  hourText.map((hour) => `${hour}:30`),
  fc.constantFrom('', '09:00:00', '00:00', '23:59', null),
)
const hours = asText(fc.integer({ min: 0, max: 96 }).map((halves) => halves / 2))
const days = asText(fc.constantFrom(0, 1, 7, 30, 365, 3_660))

const orderType = {
  EconoCash: block({ Enabled: flag, DefaultStartTime: wallTime, DefaultFinalTime: wallTime }),
  ForbiddenNextDay: block({
    Enabled: flag,
    StartTime: wallTime,
    EndTime: fc.oneof(wallTime, fc.constantFrom('24', 24, '24:00', '24:00:00')),
  }),
  AllowIntervalTime: flag,
  DefaultStartTime: wallTime,
  DefaultFinalTime: wallTime,
  MinimumRangeInHours: hours,
  MinimumStartingIntervalInHours: hours,
  SuggestedFinishingIntervalInHours: hours,
  MinimumHour: asText(fc.integer({ min: 0, max: 23 })),
  MaximumHour: asText(fc.integer({ min: 1, max: 24 })),
}

const reportType = block({ Enabled: flag })
const anyCode = fc.constantFrom(...zonedCountryCodes, 'XX')

/**
 * Settings of a country as back ends send them, which `CountryConfig` accepts. Blocks and values may be missing or
 * null, numbers may be texts, and hours may be numbers, texts or times.
 */
export const anyWireCountryConfig = fc
  .record({ id: fc.nat(), code: anyCode, name: fc.string() })
  .chain((country) =>
    fc
      .record(
        {
          mainCurrency: fc.constantFrom(null, { id: 978, code: 'EUR', symbol: '€' }),
          maxCodeSeal: asText(fc.constantFrom(0, 1, 20, 255)),
          showUsersGuide: flag,
          maxServicesPoint: asText(fc.constantFrom(0, 1, 25)),
          documentTypes: fc.option(
            fc.array(fc.constant({ code: 'DNI', description: 'DNI' }), { maxLength: 2 }),
          ),
          CashToday: block({
            Enabled: flag,
            ShowWarning: flag,
            BagCodeFormats: fc.constantFrom(null, [], ['AA-9999', '9999999999']),
          }),
          Orders: block({
            Enabled: flag,
            EnabledCancelOrders: flag,
            ShowWarning: flag,
            Delivery: block(orderType),
            Pickup: block({
              ...orderType,
              AgilePickup: block({ Mode: fc.constantFrom('0', '1', 0, 1, null), ShowPacks: flag }),
            }),
            TechnicalAssistance: block(orderType),
            Filter: block({ NextDays: days, PreviousDays: days }),
            Supply: block({ MaximumQuantity: asText(fc.constantFrom(1, 40, 1_000_000)) }),
          }),
          SearchEmployee: block({
            Enabled: flag,
            ShowWarning: flag,
            SearchWithBarcode: flag,
            BarcodeFormats: fc.option(fc.subarray(['QR_CODE', 'PDF_417', 'CODE_128'])),
            BarcodePostProcessorRegexPattern: fc.constantFrom(null, '^(\\d+)', '(a+)+$', '('),
            Type: fc.constantFrom(null, '', 'DNI'),
            DataProtectionLawConfig: flag,
            ShowDataDocument: flag,
            ApplyValidationDocument: flag,
            ContactPhone: fc.constantFrom(null, '', '+34 944 00 00 00', 'reception'),
          }),
          Reports: block({
            Enabled: flag,
            ShowWarning: flag,
            ReportType: block({
              Client: reportType,
              Orders: reportType,
              SearchEmployee: reportType,
              Servicepoint: reportType,
              Subclient: reportType,
              Users: reportType,
            }),
          }),
          Administration: block({ Enabled: flag, ShowWarning: flag }),
        },
        { requiredKeys: [] },
      )
      .map((areas) => ({ ...country, ...areas })),
  )

/** Settings of a country after `CountryConfig` has read them, with all default values. */
export const anyCountryConfig: fc.Arbitrary<CountryConfig> = anyWireCountryConfig.map((raw) =>
  CountryConfig.parse(raw),
)
