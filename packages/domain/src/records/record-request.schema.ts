import * as z from 'zod/mini'
import { validationRules } from '../kernel'
import { validateExtraData } from './extra-data'
import { validateLimits } from './limits'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from './record.schema'
import { MAX_TEXT_LENGTH } from './record-text'
import { validateThirdCodes } from './third-codes'

/** Third codes of a save: a table whose own form would refuse a row is refused. (REC-15) */
const ThirdCodeTable = z.array(ThirdCode).check(z.refine((rows) => validateThirdCodes(rows).length === 0))

/** Limits of a save: a table whose own form would refuse a row is refused. (REC-15) */
const LimitTable = z.array(CurrencyLimit).check(z.refine((rows) => validateLimits(rows).length === 0))

/** Extra data of a save: a table whose own form would refuse a row is refused. (REC-15) */
export const ExtraDataTable = z
  .array(ExtraDataItem)
  .check(z.refine((rows) => validateExtraData(rows).length === 0))

/** What the external system gives may be longer than what people type. */
const given = z.string().check(z.minLength(1), z.maxLength(2_000))

/** Fields that the saves of clients, subclients and service points share. `id` is sent when editing alone. (REC-42) */
export const recordRequestShape = {
  id: z.optional(z.int().check(z.minimum(1))),
  oidSol: z.nullable(given),
  /** `null` only for a record that never had a code. */
  codeSol: z.nullable(z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))),
  /** Computed by the back end when it is absent. */
  uniqueCode: z.nullish(given),
  description: given,
  idSmartcash: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  active: z.boolean(),
  thirdcodes: ThirdCodeTable,
  limits: LimitTable,
}

/** Whether a save has the code that its rule requires: a new record a well-formed one, an edited one any or none. (REC-42) */
export const hasRequiredCode = ({
  id,
  codeSol,
}: {
  readonly id?: number | undefined
  readonly codeSol: string | null
}): boolean => id !== undefined || (codeSol !== null && validationRules.alpha_dash.accepts(codeSol, {}))
