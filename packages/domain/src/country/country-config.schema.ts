import * as z from 'zod/mini'
import { absentAs, absentAsNull, END_OF_DAY, type FieldsOf, isValidTime, listOf, named } from '../kernel'
import { CurrencySummary, DocumentType } from './country.schema'

/** A switch in the settings of a country. If it is absent, it is off. */
const flag = absentAs(z.boolean(), false)

/**
 * An amount or a length of time in the settings of a country. Digits in a text are accepted, because some back ends
 * store settings as texts. An absent value becomes the default.
 */
const amount = <D extends number | null>(fallback: D, accepted: z.ZodMiniType<number, number>) =>
  absentAs(
    z.union([
      accepted,
      z.pipe(z.pipe(z.string().check(z.regex(/^\d+(?:\.\d+)?$/)), z.transform(Number)), accepted),
    ]),
    fallback,
  )

const count = z.int().check(z.minimum(0))
const hours = z.number().check(z.minimum(0), z.maximum(48))

/**
 * The wall time `HH:mm` for an hour (`9`, `"9"`) or a time (`"9:30"`, `"09:30:00"`); `undefined` for any other text.
 */
const asWallTime = (value: string | number): string | undefined => {
  const [, hour, minute = '00'] = /^(\d{1,2})(?::(\d{2})(?::\d{2})?)?$/.exec(String(value).trim()) ?? []
  const time = `${hour?.padStart(2, '0')}:${minute}`
  return isValidTime(time) ? time : undefined
}

const wallTimeOr = (endOfDay: string | undefined) =>
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value, context) => {
      if (value === undefined || value === null || value === '') return null
      const time = asWallTime(value) ?? (/^24(?::00){0,2}$/.test(String(value)) ? endOfDay : undefined)
      if (time !== undefined) return time
      context.issues.push({ code: 'custom', input: value })
      return z.NEVER
    }),
  )

/** A wall time, `HH:mm`; null if the settings do not contain it. */
const wallTime = wallTimeOr(undefined)
/**
 * The end of a daily time window. `24:00` is the end of the day: 00:00 to 24:00 is a whole day, but 00:00 to 00:00
 * contains no time.
 */
const windowEnd = wallTimeOr(END_OF_DAY)

/** A block of settings that may be absent. All fields of an absent block have their default values. */
const block = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> => value ?? schema.parse({})),
  )

/** Whether a country has an area of the portal, and whether the area opens with a warning. */
export interface AreaSettings extends FieldsOf<typeof areaSettings> {}
const areaSettings = named<AreaSettings>().object({ Enabled: flag, ShowWarning: flag })

/**
 * The settings of an order type for econo-cash, a cheaper pickup with special hours: whether it is available, and its
 * default hours.
 */
export interface EconoCashSettings extends FieldsOf<typeof econoCash> {}
const econoCash = named<EconoCashSettings>().object({
  Enabled: flag,
  DefaultStartTime: wallTime,
  DefaultFinalTime: wallTime,
})

/**
 * The daily time window in which an order for tomorrow is refused. The start belongs to the window, and the end does
 * not. The window may continue past midnight, and may end at `24:00`.
 */
export interface ForbiddenNextDaySettings extends FieldsOf<typeof forbiddenNextDay> {}
const forbiddenNextDay = named<ForbiddenNextDaySettings>().object({
  Enabled: flag,
  StartTime: wallTime,
  EndTime: windowEnd,
})

/** The settings of a country for one order type. Times are wall times in the country, `HH:mm`. */
export interface OrderTypeSettings extends FieldsOf<typeof orderType> {}
const orderType = named<OrderTypeSettings>().object({
  EconoCash: block(econoCash),
  ForbiddenNextDay: block(forbiddenNextDay),
  AllowIntervalTime: flag,
  DefaultStartTime: wallTime,
  DefaultFinalTime: wallTime,
  MinimumRangeInHours: amount(2, hours),
  MinimumStartingIntervalInHours: amount(1, hours),
  SuggestedFinishingIntervalInHours: amount(null, hours),
  MinimumHour: amount(8, count.check(z.maximum(23))),
  MaximumHour: amount(18, count.check(z.minimum(1), z.maximum(24))),
})

/**
 * The settings of a country for deposits. They contain the formats of bag codes, in which `9` stands for a digit and
 * `A` for a letter. Without formats, every code is accepted.
 */
export interface CashTodaySettings extends FieldsOf<typeof cashToday> {}
const cashToday = named<CashTodaySettings>().object({
  ...areaSettings.shape,
  BagCodeFormats: listOf(z.string().check(z.maxLength(50))),
})

/** The settings of a country for agile pickups: how values are declared, and whether users can declare packs. */
export interface AgilePickupSettings extends FieldsOf<typeof agilePickup> {}
const agilePickup = named<AgilePickupSettings>().object({
  Mode: z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value) => String(value ?? '0')),
  ),
  ShowPacks: flag,
})

/** The settings of a country for pickups. */
export interface PickupSettings extends FieldsOf<typeof pickup> {}
const pickup = named<PickupSettings>().object({ ...orderType.shape, AgilePickup: block(agilePickup) })

/** The number of days before and after today in the order history when it opens. */
export interface HistoryFilterSettings extends FieldsOf<typeof historyFilter> {}
const historyFilter = named<HistoryFilterSettings>().object({
  NextDays: amount(7, count.check(z.maximum(3_660))),
  PreviousDays: amount(7, count.check(z.maximum(3_660))),
})

/**
 * The settings of a country for operating material: the highest quantity of one article in an order, or `null` if there
 * is no limit.
 */
export interface SupplySettings extends FieldsOf<typeof supply> {}
const supply = named<SupplySettings>().object({ MaximumQuantity: amount(null, count.check(z.minimum(1))) })

/** The settings of a country for orders. */
export interface OrdersSettings extends FieldsOf<typeof orders> {}
const orders = named<OrdersSettings>().object({
  ...areaSettings.shape,
  EnabledCancelOrders: flag,
  Delivery: block(orderType),
  Pickup: block(pickup),
  TechnicalAssistance: block(orderType),
  Filter: block(historyFilter),
  Supply: block(supply),
})

/** The settings of a country for looking up crew members and trucks. */
export interface EmployeeSearchSettings extends FieldsOf<typeof employeeSearch> {}
const employeeSearch = named<EmployeeSearchSettings>().object({
  ...areaSettings.shape,
  SearchWithBarcode: flag,
  BarcodeFormats: listOf(z.string()),
  BarcodePostProcessorRegexPattern: absentAsNull(z.string()),
  Type: absentAsNull(z.string()),
  DataProtectionLawConfig: flag,
  ShowDataDocument: flag,
  ApplyValidationDocument: flag,
  ContactPhone: absentAsNull(z.string()),
})

/** Whether users in a country can request reports of one kind. */
export interface ReportTypeSettings extends FieldsOf<typeof reportType> {}
const reportType = named<ReportTypeSettings>().object({ Enabled: flag })

/** The kinds of report, each with the setting whether users in a country can request it. */
export interface ReportTypesSettings extends FieldsOf<typeof reportTypes> {}
const reportTypes = named<ReportTypesSettings>().object({
  Client: block(reportType),
  Orders: block(reportType),
  SearchEmployee: block(reportType),
  Servicepoint: block(reportType),
  Subclient: block(reportType),
  Users: block(reportType),
})

/** The settings of a country for reports. */
export interface ReportsSettings extends FieldsOf<typeof reports> {}
const reports = named<ReportsSettings>().object({ ...areaSettings.shape, ReportType: block(reportTypes) })

/**
 * The settings of a country. Its own fields are in camelCase, and each area of the portal has a block in PascalCase
 * (CTY-1 to CTY-9). A missing area is switched off, a missing value becomes its default, and an unknown key is ignored.
 * A value of the wrong type is an issue.
 */
export const CountryConfig = named<CountryConfig>().object({
  id: z.int(),
  code: z.string().check(z.minLength(1)),
  name: z.string(),
  mainCurrency: absentAsNull(CurrencySummary),
  maxCodeSeal: amount(null, count),
  showUsersGuide: flag,
  maxServicesPoint: amount(0, count),
  documentTypes: listOf(DocumentType),
  CashToday: block(cashToday),
  Orders: block(orders),
  SearchEmployee: block(employeeSearch),
  Reports: block(reports),
  Administration: block(areaSettings),
})
export interface CountryConfig extends FieldsOf<typeof CountryConfig> {}
