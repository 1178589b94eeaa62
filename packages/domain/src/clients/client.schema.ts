import { z } from 'zod'
import { Country } from '../country'
import { absentAsNull } from '../kernel'

/** The contracting party, as lists and selectors show it. `oidSol` is its id in the external operations system. */
export const ClientSummary = z.object({
  id: z.number().int(),
  oidSol: absentAsNull(z.string()),
  codeSol: absentAsNull(z.string()),
  idSmartcash: absentAsNull(z.string()),
  description: z.string(),
  active: z.boolean(),
  country: Country,
})
export type ClientSummary = z.output<typeof ClientSummary>
