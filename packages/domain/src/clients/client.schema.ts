import * as z from 'zod/mini'
import { Country } from '../country'
import { absentAsNull, type FieldsOf, named, Version } from '../kernel'
import { CurrencyLimit, ExtraDataItem, ThirdCode } from '../records'

/**
 * A client (the contracting party) as lists and selectors show it. `oidSol` is the client's id in the external
 * operations system.
 */
export const ClientSummary = named<ClientSummary>().object({
  id: z.int(),
  version: Version,
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
  active: z.boolean(),
  country: Country,
})
export interface ClientSummary extends FieldsOf<typeof ClientSummary> {}

/** A client (the contracting party) with all fields. */
export const Client = named<Client>().object({
  ...ClientSummary.shape,
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  extradata: z._default(z.array(ExtraDataItem), []),
  thirdcodes: z._default(z.array(ThirdCode), []),
  limits: z._default(z.array(CurrencyLimit), []),
})
export interface Client extends FieldsOf<typeof Client> {}
