import * as z from 'zod/mini'
import { absentAs, absentAsNull, END_OF_DAY, isValidTime, listOf } from '../kernel'
import { CurrencySummary, DocumentType } from './country.schema'

/** Off unless it is switched on. */
const flag = absentAs(z.boolean(), false)

/** A count or a length of time; back ends that keep settings as text send digits. Absent takes the default. */
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

/** `HH:mm` of an hour (`9`, `"9"`) or of a time (`"9:30"`, `"09:30:00"`); nothing when it is no time of a day. */
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

/** `HH:mm` or null. */
const wallTime = wallTimeOr(undefined)
/** End of a window: `24:00` is the end of the day, so that 00:00 to 24:00 is a whole day and 00:00 to 00:00 nothing. */
const windowEnd = wallTimeOr(END_OF_DAY)

/** A block that a country may leave out: every field then takes its own default. */
const block = <S extends z.core.$ZodShape>(shape: S) => {
  const schema = z.object(shape)
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? schema.parse({})),
  )
}

/**
 * Rules of one kind of order. Times are wall times of the country, `HH:mm`; the window of `ForbiddenNextDay` holds its
 * start and not its end, may go over midnight, and may end at `24:00`.
 */
const orderTypeShape = {
  EconoCash: block({ Enabled: flag, DefaultStartTime: wallTime, DefaultFinalTime: wallTime }),
  ForbiddenNextDay: block({ Enabled: flag, StartTime: wallTime, EndTime: windowEnd }),
  AllowIntervalTime: flag,
  DefaultStartTime: wallTime,
  DefaultFinalTime: wallTime,
  MinimumRangeInHours: amount(2, hours),
  MinimumStartingIntervalInHours: amount(1, hours),
  SuggestedFinishingIntervalInHours: amount(null, hours),
  MinimumHour: amount(8, count.check(z.maximum(23))),
  MaximumHour: amount(18, count.check(z.minimum(1), z.maximum(24))),
}

const reportType = block({ Enabled: flag })

/**
 * A country's settings: its own facts in camelCase, one block per area in PascalCase (CTY-1 to CTY-9). A missing area is
 * switched off, a missing value takes its default, an unknown key is ignored; a value of the wrong kind is an issue.
 */
export const CountryConfig = z.object({
  id: z.int(),
  code: z.string().check(z.minLength(1)),
  name: z.string(),
  mainCurrency: absentAsNull(CurrencySummary),
  maxCodeSeal: amount(null, count),
  showUsersGuide: flag,
  maxServicesPoint: amount(0, count),
  documentTypes: listOf(DocumentType),
  CashToday: block({ Enabled: flag, ShowWarning: flag }),
  Orders: block({
    Enabled: flag,
    EnabledCancelOrders: flag,
    ShowWarning: flag,
    Delivery: block(orderTypeShape),
    Pickup: block({
      ...orderTypeShape,
      AgilePickup: block({
        Mode: z.pipe(
          z.nullish(z.union([z.string(), z.number()])),
          z.transform((value) => String(value ?? '0')),
        ),
        ShowPacks: flag,
      }),
    }),
    TechnicalAssistance: block(orderTypeShape),
    Filter: block({
      NextDays: amount(7, count.check(z.maximum(3_660))),
      PreviousDays: amount(7, count.check(z.maximum(3_660))),
    }),
    Supply: block({ MaximumQuantity: amount(null, count.check(z.minimum(1))) }),
  }),
  SearchEmployee: block({
    Enabled: flag,
    ShowWarning: flag,
    SearchWithBarcode: flag,
    BarcodeFormats: listOf(z.string()),
    BarcodePostProcessorRegexPattern: absentAsNull(z.string()),
    Type: absentAsNull(z.string()),
    DataProtectionLawConfig: flag,
    ShowDataDocument: flag,
    ApplyValidationDocument: flag,
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
})
export type CountryConfig = z.output<typeof CountryConfig>
