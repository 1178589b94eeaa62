import * as z from 'zod/mini'
import { TypedCode, TypedText, validationRules } from '../kernel'
import { validateExtraData } from './extra-data'
import { validateLimits } from './limits'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from './record.schema'
import { MAX_TEXT_LENGTH } from './record-text'
import { validateThirdCodes } from './third-codes'

/**
 * The third-party codes in the body that saves a record. The table is refused if the form would refuse one of its rows.
 * (REC-15)
 */
const ThirdCodeTable = z
  .array(z.extend(ThirdCode, { system: TypedCode, code: TypedCode }))
  .check(z.refine((rows) => validateThirdCodes(rows).length === 0))

/**
 * The limits in the body that saves a record. The table is refused if the form would refuse one of its rows. (REC-15)
 */
const LimitTable = z.array(CurrencyLimit).check(z.refine((rows) => validateLimits(rows).length === 0))

/**
 * The extra-data fields in the body that saves a record. The table is refused if the form would refuse one of its rows.
 * (REC-15)
 */
export const ExtraDataTable = z
  .array(z.extend(ExtraDataItem, { name: TypedCode, label: TypedText }))
  .check(z.refine((rows) => validateExtraData(rows).length === 0))

/** The accepted length of values from the external operations system, which may be longer than typed values. */
const given = [z.minLength(1), z.maxLength(2_000)] as const

/**
 * The fields in all bodies that save clients, subclients or service points; `id` is sent only for an existing record.
 * (REC-42)
 */
export const recordRequestShape = {
  id: z.optional(z.int().check(z.minimum(1))),
  oidSol: z.nullable(z.string().check(...given)),
  /** The code in the external operations system; `null` only for a record that has never had a code. */
  codeSol: z.nullable(TypedCode.check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH))),
  /** The unique code. If it is missing, the back end computes it. */
  uniqueCode: z.nullish(z.string().check(...given)),
  description: TypedText.check(...given),
  idSmartcash: TypedCode.check(z.minLength(1), z.maxLength(MAX_TEXT_LENGTH)),
  active: z.boolean(),
  thirdcodes: ThirdCodeTable,
  limits: LimitTable,
}

/**
 * Whether the body that saves a record has the required code. A new record must have a valid code; an existing record
 * may have any code or none. (REC-42)
 */
export const hasRequiredCode = ({
  id,
  codeSol,
}: {
  readonly id?: number | undefined
  readonly codeSol: string | null
}): boolean => id !== undefined || (codeSol !== null && validationRules.alpha_dash.accepts(codeSol, {}))
