import { z } from 'zod'
import { DocumentType } from '../country'
import { absentAsNull } from '../kernel'

/** A role of a user. `code` begins with the prefix of the brand. */
export const Role = z.object({
  id: absentAsNull(z.number().int()),
  code: z.string(),
  externalCode: absentAsNull(z.string()),
  module: absentAsNull(z.string()),
})
/** A role of a user. `code` begins with the prefix of the brand. */
export type Role = z.output<typeof Role>

/**
 * The signed-in user. `id` and `email` are missing on some back ends: own-user tests then compare `username`, and
 * deposits send `username` in place of the address.
 */
export const LoggedUser = z.object({
  id: absentAsNull(z.number().int()),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: absentAsNull(z.string()),
  admin: z.boolean().default(false),
  supervisor: z.boolean().default(false),
  userType: z.string(),
  disclaimerAccepted: z.boolean(),
  country: z.object({
    id: z.number().int(),
    code: z.string(),
    showUsersGuide: z.boolean().default(false),
    documentTypes: z.array(DocumentType).default([]),
    maxCodeSeal: absentAsNull(z.number().int().min(0)),
  }),
  clients: z.array(z.object({ id: z.number().int(), description: z.string() })).default([]),
  roles: z.array(Role).default([]),
})
export type LoggedUser = z.output<typeof LoggedUser>
