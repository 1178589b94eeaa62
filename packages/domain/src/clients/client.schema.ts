import * as z from 'zod/mini'
import { Country } from '../country'
import { absentAsNull, Version } from '../kernel'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from '../records'

/** The contracting party, as lists and selectors show it. `oidSol` is its id in the external operations system. */
export const ClientSummary = z.object({
  id: z.int(),
  version: Version,
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
  active: z.boolean(),
  country: Country,
})
export type ClientSummary = z.output<typeof ClientSummary>

/** The contracting party, whole. */
export const Client = z.extend(ClientSummary, {
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  extradata: z._default(z.array(ExtraDataItem), []),
  thirdcodes: z._default(z.array(ThirdCode), []),
  limits: z._default(z.array(CurrencyLimit), []),
})
export type Client = z.output<typeof Client>
