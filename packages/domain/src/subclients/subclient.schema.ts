import { z } from 'zod'
import { ClientSummary } from '../clients'
import { absentAsNull } from '../kernel'

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
