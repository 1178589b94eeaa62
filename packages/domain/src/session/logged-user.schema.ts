import * as z from 'zod/mini'
import { DocumentType } from '../country'
import { absentAsNull, type FieldsOf, named } from '../kernel'

/** A role of a user. `code` begins with the prefix of the brand. */
export const Role = named<Role>().object({
  id: absentAsNull(z.int()),
  code: z.string(),
  externalCode: absentAsNull(z.string()),
  module: absentAsNull(z.string()),
})
/** A role of a user. `code` begins with the prefix of the brand. */
export interface Role extends FieldsOf<typeof Role> {}

/** The country of the signed-in user, with its settings for the portal. */
export interface LoggedUserCountry extends FieldsOf<typeof userCountry> {}
const userCountry = named<LoggedUserCountry>().object({
  id: z.int(),
  code: z.string(),
  showUsersGuide: z._default(z.boolean(), false),
  documentTypes: z._default(z.array(DocumentType), []),
  maxCodeSeal: absentAsNull(z.int().check(z.minimum(0))),
})

/** A client to which the signed-in user belongs. */
export interface LoggedUserClient extends FieldsOf<typeof userClient> {}
const userClient = named<LoggedUserClient>().object({ id: z.int(), description: z.string() })

/**
 * The signed-in user. Some back ends send neither `id` nor `email`. In that case `username` identifies the user, and
 * deposits contain `username` instead of the email address.
 */
export const LoggedUser = named<LoggedUser>().object({
  id: absentAsNull(z.int()),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: absentAsNull(z.string()),
  admin: z._default(z.boolean(), false),
  supervisor: z._default(z.boolean(), false),
  userType: z.string(),
  disclaimerAccepted: z.boolean(),
  country: userCountry,
  clients: z._default(z.array(userClient), []),
  roles: z._default(z.array(Role), []),
})
export interface LoggedUser extends FieldsOf<typeof LoggedUser> {}
