import { z } from 'zod'
import { validationRules } from '../kernel'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from './client.schema'
import { validateExtraData } from './extra-data'
import { validateLimits } from './limits'
import { MAX_TEXT_LENGTH } from './record-text'
import { validateThirdCodes } from './third-codes'

/** CLI-15. Third codes of a save: a table whose own form would refuse a row is refused. */
export const ThirdCodeTable = z.array(ThirdCode).refine((rows) => validateThirdCodes(rows).length === 0)

/** CLI-15. Limits of a save: a table whose own form would refuse a row is refused. */
export const LimitTable = z.array(CurrencyLimit).refine((rows) => validateLimits(rows).length === 0)

/** CLI-15. Extra data of a save: a table whose own form would refuse a row is refused. */
export const ExtraDataTable = z.array(ExtraDataItem).refine((rows) => validateExtraData(rows).length === 0)

/** What the external system gives may be longer than what people type. */
const given = z.string().min(1).max(2_000)

/** CLI-58. Fields that the saves of clients, subclients and service points share. `id` is sent when editing alone. */
export const recordRequestShape = {
  id: z.number().int().min(1).optional(),
  oidSol: given.nullable(),
  /** `null` only for a record that never had a code. */
  codeSol: z.string().min(1).max(MAX_TEXT_LENGTH).nullable(),
  /** Computed by the back end when it is absent. */
  uniqueCode: given.nullish(),
  description: given,
  idSmartcash: z.string().min(1).max(MAX_TEXT_LENGTH),
  active: z.boolean(),
  thirdcodes: ThirdCodeTable,
  limits: LimitTable,
}

/** CLI-58. Whether a save has the code that its rule asks for: a new record a well-formed one, an edited one any or none. */
export const hasRequiredCode = ({
  id,
  codeSol,
}: {
  readonly id?: number | undefined
  readonly codeSol: string | null
}): boolean => id !== undefined || (codeSol !== null && validationRules.alpha_dash.accepts(codeSol, {}))
