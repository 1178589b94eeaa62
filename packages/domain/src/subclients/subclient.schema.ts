import { z } from 'zod'
import { ClientSummary, CurrencyLimit, ThirdCode } from '../clients'
import { absentAsNull } from '../kernel'

/** A branch of the provider, as records name it. */
export const DelegationSummary = z.object({
  id: z.number().int(),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
})
export type DelegationSummary = z.output<typeof DelegationSummary>

/** A unit of a client (also called centre), as lists and selectors show it. */
export const SubclientSummary = z.object({
  id: z.number().int(),
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
export const Delegation = DelegationSummary.extend({
  codeSol: absentAsNull(z.string()),
  principalBol: z.boolean().default(false),
  active: z.boolean().default(true),
})
export type Delegation = z.output<typeof Delegation>

/** A unit of a client, whole. */
export const Subclient = SubclientSummary.extend({
  uniqueCode: absentAsNull(z.string()),
  label: absentAsNull(z.string()),
  thirdcodes: z.array(ThirdCode).default([]),
  limits: z.array(CurrencyLimit).default([]),
})
export type Subclient = z.output<typeof Subclient>
