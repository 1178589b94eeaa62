import type { PortalAbility, PortalAction, PortalSubject } from '@remesa/domain/abilities'
import type * as z from 'zod/mini'

/** Methods that the contract uses. */
export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call an endpoint: everyone, every signed-in user, or users whose permissions include the action on one of the
 * subjects.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signed-in' }
  | {
      readonly kind: 'ability'
      readonly action: PortalAction
      readonly subjects: readonly PortalSubject[]
    }

/**
 * How a call uses the version of one record. A `read` returns the record with its version, which is also the `ETag` of
 * the response. A `write` changes the record. With `If-Match`, it changes only a record that has the version in that
 * header. With an `Idempotency-Key`, it has one effect even if it is sent again after a lost response. `current` is the
 * schema of the record in a refusal.
 */
export type Versioning =
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly current: z.ZodMiniType }

/** One call of the back end as data, from which the client, the server and the OpenAPI document are derived. */
export interface Endpoint<Code extends string = string> {
  /** A sentence about what the call returns or changes. */
  readonly summary: string
  readonly method: HttpMethod
  /** Path of the call after the back end's base URL, with `:name` for each path parameter. */
  readonly path: string
  readonly access: Access
  /** If `true`, neither the loading overlay nor an error popup is shown for the call. */
  readonly silent?: boolean
  /**
   * Whether the call needs an `Idempotency-Key`, because it creates something or can be made only once. A repeated
   * request with the same key gets the first response again and never creates a second record.
   */
  readonly creates?: boolean
  readonly version?: Versioning
  /**
   * Error codes of this endpoint only. Further codes follow from other properties (`errorCodesOf`). A handler that
   * refuses with any other code does not compile. The client's type of `code` has only these codes.
   */
  readonly errors?: readonly Code[]
  /**
   * Media types of a response that is a file; its `response` is `FileAnswer`. A response with another media type is
   * malformed.
   */
  readonly file?: readonly string[]
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
}

/** Endpoints by feature and name, such as `contract.orders.history`. */
export type Contract<Code extends string = string> = Readonly<
  Record<string, Readonly<Record<string, Endpoint<Code>>>>
>

/** Returns an endpoint object unchanged, with its exact type. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

// The type is exact (`as const`), because the type of an endpoint's error codes follows from it.
export const isPublic = { kind: 'public' } as const satisfies Access
export const signedIn = { kind: 'signed-in' } as const satisfies Access
export const needs = (
  action: PortalAction,
  ...subjects: readonly PortalSubject[]
): Extract<Access, { readonly kind: 'ability' }> => ({
  kind: 'ability',
  action,
  subjects,
})

/** The access to calls that many pages need: the user must be able to open at least one of these pages. */
export const needsAnyPage = needs(
  'read',
  'FirmsPage',
  'OrdersPage',
  'DepositPage',
  'AdministrationPage',
  'ReportsPage',
)

export const readsVersion = { kind: 'read' } as const satisfies Versioning
export const writesVersion = <const S extends z.ZodMiniType>(current: S) =>
  ({ kind: 'write', current }) as const satisfies Versioning

/** Whether a call may have an `Idempotency-Key`, because it creates something or changes a record with versions. */
export const takesKey = ({ creates, version }: Endpoint): boolean =>
  creates === true || version?.kind === 'write'

/** Whether the permissions of a signed-in user allow a call. The client and the back end use this same function. */
export const isOpenTo = (access: Access, ability: Pick<PortalAbility, 'can'>): boolean =>
  access.kind !== 'ability' || access.subjects.some((subject) => ability.can(access.action, subject))
