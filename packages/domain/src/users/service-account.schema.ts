import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named, TypedText } from '../kernel'

/** The highest number of characters in the name of a service account. */
export const MAX_SERVICE_ACCOUNT_NAME = 60

/** The user whose rights a service account has, with the fields that the list of service accounts shows. */
export interface ServiceAccountUser extends FieldsOf<typeof accountUser> {}
const accountUser = named<ServiceAccountUser>().object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  lastName: z.string(),
  /** Whether the user is active. The service account of an inactive user can't sign in. */
  active: z.boolean(),
})

/** The client id with which a service account requests access tokens. */
const clientId = z.string().check(z.minLength(1), z.maxLength(100))

/** A program that signs in with its own secret and has the rights of a user. (SES-61) */
export const ServiceAccount = named<ServiceAccount>().object({
  clientId,
  name: z.string(),
  user: accountUser,
  createdAt: Instant,
  /** The last time at which the service account received an access token; `null` if it has never signed in. */
  usedAt: absentAsNull(Instant),
})
export interface ServiceAccount extends FieldsOf<typeof ServiceAccount> {}

/** Body of the call that creates a service account: its name, and the user whose rights it receives. */
export const ServiceAccountRequest = named<ServiceAccountRequest>().strictObject({
  name: TypedText.check(z.minLength(1), z.maxLength(MAX_SERVICE_ACCOUNT_NAME)),
  userId: z.int().check(z.minimum(1)),
})
export interface ServiceAccountRequest extends FieldsOf<typeof ServiceAccountRequest> {}

/** The id and the new secret of a service account. (SES-63) */
export const ServiceAccountSecret = named<ServiceAccountSecret>().object({
  clientId,
  /** The secret. It is shown once and not stored, so it is `null` in the response to a repeated request. */
  secret: absentAsNull(z.string()),
})
export interface ServiceAccountSecret extends FieldsOf<typeof ServiceAccountSecret> {}
