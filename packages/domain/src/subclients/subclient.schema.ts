import * as z from 'zod/mini'
import { ClientSummary } from '../clients'
import { absentAsNull, Version } from '../kernel'
import { CurrencyLimit, ThirdCode } from '../records'

/** A branch of the provider, as records name it. */
export const DelegationSummary = z.object({
  id: z.int(),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
})
export type DelegationSummary = z.output<typeof DelegationSummary>

/** A unit of a client (also called centre), as lists and selectors show it. */
export const SubclientSummary = z.object({
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
export type SubclientSummary = z.output<typeof SubclientSummary>

/** A branch of the provider that serves a subclient. `principalBol` marks the one proposed first. */
export const Delegation = z.extend(DelegationSummary, {
  codeSol: absentAsNull(z.string()),
  principalBol: z._default(z.boolean(), false),
  active: z._default(z.boolean(), true),
})
export type Delegation = z.output<typeof Delegation>

/** A unit of a client, whole. */
export const Subclient = z.extend(SubclientSummary, {
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  thirdcodes: z._default(z.array(ThirdCode), []),
  limits: z._default(z.array(CurrencyLimit), []),
})
export type Subclient = z.output<typeof Subclient>
