import { z } from 'zod'
import { absentAsNull } from '../kernel'
import { CurrencySummary, DocumentType } from './country.schema'

const flag = z.boolean().default(false)

/** An hour ("9", 9) or a wall time ("09:30"): which of both a country sends is up to its back end. */
const hourOrTime = absentAsNull(z.union([z.string(), z.number().transform(String)]))

/** A block that a country may leave out: every field then takes its own default. */
const block = <S extends z.ZodRawShape>(shape: S) => {
  const schema = z.object(shape)
  return schema.prefault({} as z.input<typeof schema>)
}

/** Rules of one kind of order. Hours are wall-clock hours of the service point; `EndTime` is exclusive. */
const orderTypeShape = {
  EconoCash: block({ Enabled: flag, DefaultStartTime: hourOrTime, DefaultFinalTime: hourOrTime }),
  ForbiddenNextDay: block({
    Enabled: flag,
    StartTime: absentAsNull(z.string()),
    EndTime: absentAsNull(z.string()),
  }),
  AllowIntervalTime: flag,
  DefaultStartTime: hourOrTime,
  DefaultFinalTime: hourOrTime,
  MinimumRangeInHours: z.number().min(0).default(2),
  MinimumStartingIntervalInHours: z.number().min(0).default(1),
  SuggestedFinishingIntervalInHours: absentAsNull(z.number().min(0)),
  MinimumHour: z.number().int().min(0).max(23).default(8),
  MaximumHour: z.number().int().min(1).max(24).default(18),
}

const reportType = block({ Enabled: flag })

/** A country's settings: its own facts in camelCase, one block per area in PascalCase. A missing area is switched off. */
export const CountryConfig = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  mainCurrency: absentAsNull(CurrencySummary),
  maxCodeSeal: absentAsNull(z.number().int().min(0)),
  showUsersGuide: flag,
  maxServicesPoint: z.number().int().min(0).default(0),
  documentTypes: z.array(DocumentType).default([]),
  CashToday: block({ Enabled: flag, ShowWarning: flag }),
  Orders: block({
    Enabled: flag,
    EnabledCancelOrders: flag,
    ShowWarning: flag,
    Delivery: block(orderTypeShape),
    Pickup: block({
      ...orderTypeShape,
      AgilePickup: block({ Mode: z.enum(['0', '1']).default('0'), ShowPacks: flag }),
    }),
    TechnicalAssistance: block(orderTypeShape),
    Filter: block({
      NextDays: z.number().int().min(0).default(7),
      PreviousDays: z.number().int().min(0).default(7),
    }),
    Supply: block({ MaximumQuantity: absentAsNull(z.number().int().min(1)) }),
  }),
  SearchEmployee: block({
    Enabled: flag,
    ShowWarning: flag,
    SearchWithBarcode: flag,
    BarcodeFormats: z.array(z.string()).default([]),
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
