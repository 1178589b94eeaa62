import type { PortalAbility, PortalAction, PortalSubject } from '@remesa/domain/abilities'
import type * as z from 'zod/mini'

/** Methods that the contract uses. */
export type HttpMethod = 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE'

/**
 * The users that may call an endpoint: anyone, any signed-in user, or a user whose ability allows the action on one of
 * the subjects.
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
 * The relation of a call to the version of one record. A `read` answers the record with its version, which is
 * also its `ETag`. A `write` changes the record: with `If-Match` only from the version named there, with an
 * `Idempotency-Key` once, even if repeated after a lost answer. `current` is the schema of the record in a
 * refusal.
 */
export type Versioning =
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly current: z.ZodMiniType }

/** One call of the back end as data. Client, server and document follow from it. */
export interface Endpoint<Code extends string = string> {
  /** A sentence about what the call answers or changes. */
  readonly summary: string
  readonly method: HttpMethod
  /** Path from the back end's base address, `:name` for each path parameter. */
  readonly path: string
  readonly access: Access
  /** A silent call raises neither the loading overlay nor a popup. */
  readonly silent?: boolean
  /**
   * A create, or an action that is possible once, carries an `Idempotency-Key`. The same key never creates a
   * second record, and a repetition is answered as the first time.
   */
  readonly creates?: boolean
  readonly version?: Versioning
  /**
   * Codes of refusals in addition to those that follow from the rest of the declaration (`errorCodesOf`). A
   * handler that refuses with another code does not compile, and the client's type of `code` has only these codes.
   */
  readonly errors?: readonly Code[]
  /** Media types of an answer that is a file: its `response` is then `FileAnswer`. Anything else counts as malformed. */
  readonly file?: readonly string[]
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
}

/** Endpoints by feature and name: `contract.orders.history`. */
export type Contract<Code extends string = string> = Readonly<
  Record<string, Readonly<Record<string, Endpoint<Code>>>>
>

/** Keeps the exact type of a plain endpoint object. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint

// Exact types, from which the error codes of an endpoint follow.
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

/** Access to rows that any page may need: every user who may open a page. */
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

/** Whether a call may carry an `Idempotency-Key`: creates and writes of versioned records. */
export const takesKey = ({ creates, version }: Endpoint): boolean =>
  creates === true || version?.kind === 'write'

/** Whether a signed-in user may make a call at all. Client and back end both use this function. */
export const isOpenTo = (access: Access, ability: Pick<PortalAbility, 'can'>): boolean =>
  access.kind !== 'ability' || access.subjects.some((subject) => ability.can(access.action, subject))
