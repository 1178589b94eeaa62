import * as z from 'zod/mini'
import { ClientSummary } from '../clients'
import { absentAsNull, type FieldsOf, named, Version } from '../kernel'
import { CurrencyLimit, ThirdCode } from '../records'

/** A delegation (a branch of the provider), with the fields by which other records refer to it. */
export const DelegationSummary = named<DelegationSummary>().object({
  id: z.int(),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
})
export interface DelegationSummary extends FieldsOf<typeof DelegationSummary> {}

/** A unit of a client (also called center), with the fields that lists and selectors show. */
export const SubclientSummary = named<SubclientSummary>().object({
  id: z.int(),
  version: Version,
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
  active: z.boolean(),
  delegation: absentAsNull(DelegationSummary),
  client: ClientSummary,
})
export interface SubclientSummary extends FieldsOf<typeof SubclientSummary> {}

/**
 * A delegation (a branch of the provider) that serves a subclient. `principalBol` tells whether it is chosen by
 * default.
 */
export const Delegation = named<Delegation>().object({
  ...DelegationSummary.shape,
  codeSol: absentAsNull(z.string()),
  principalBol: z._default(z.boolean(), false),
  active: z._default(z.boolean(), true),
})
export interface Delegation extends FieldsOf<typeof Delegation> {}

/** A unit of a client (also called center), with all its fields. */
export const Subclient = named<Subclient>().object({
  ...SubclientSummary.shape,
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  thirdcodes: z._default(z.array(ThirdCode), []),
  limits: z._default(z.array(CurrencyLimit), []),
})
export interface Subclient extends FieldsOf<typeof Subclient> {}
