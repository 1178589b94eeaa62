import * as z from 'zod/mini'
import { DocumentType } from '../country'
import { absentAsNull } from '../kernel'

/** A role of a user. `code` begins with the prefix of the brand. */
export const Role = z.object({
  id: absentAsNull(z.int()),
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
  id: absentAsNull(z.int()),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: absentAsNull(z.string()),
  admin: z._default(z.boolean(), false),
  supervisor: z._default(z.boolean(), false),
  userType: z.string(),
  disclaimerAccepted: z.boolean(),
  country: z.object({
    id: z.int(),
    code: z.string(),
    showUsersGuide: z._default(z.boolean(), false),
    documentTypes: z._default(z.array(DocumentType), []),
    maxCodeSeal: absentAsNull(z.int().check(z.minimum(0))),
  }),
  clients: z._default(z.array(z.object({ id: z.int(), description: z.string() })), []),
  roles: z._default(z.array(Role), []),
})
export type LoggedUser = z.output<typeof LoggedUser>
