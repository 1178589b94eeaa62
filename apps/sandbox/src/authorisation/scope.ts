import type { PortalAbility } from '@remesa/domain/abilities'
import { type Brand, isProviderUser } from '@remesa/domain/kernel'
import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import { match } from 'ts-pattern'
import type { Database } from '../db/database'
import { assignments, clients, servicePoints, subclients } from '../db/schema'

/**
 * The rows that a user may see: all rows, the rows of one country, or the rows that are assigned to the user in one
 * country.
 */
export type Scope =
  | { readonly kind: 'everything' }
  | { readonly kind: 'country'; readonly countryId: number }
  | { readonly kind: 'assigned'; readonly countryId: number; readonly userId: number }

/** The scope of the back end itself, which includes all rows. */
export const everything: Scope = { kind: 'everything' }

/**
 * The scope of a user. It depends on the user type, and on the same ability by which the portal decides which pages to
 * show.
 */
export const scopeOf = (
  user: { readonly id: number; readonly countryId: number; readonly userType: string },
  ability: Pick<PortalAbility, 'can'>,
  brand?: Brand,
): Scope => {
  if (ability.can('read', 'Countries')) return { kind: 'everything' }
  if (isProviderUser(user, brand)) return { kind: 'country', countryId: user.countryId }
  return { kind: 'assigned', countryId: user.countryId, userId: user.id }
}

/** Whether a scope includes rows of a country. */
export const reachesCountry = (scope: Scope, countryId: number): boolean =>
  scope.kind === 'everything' || scope.countryId === countryId

/** SQL condition on `clients`: the scope includes the client, or a record that belongs to the client. */
export const clientsWithin = (db: Database, scope: Scope): SQL | undefined =>
  within(db, scope, eq(assignments.clientId, clients.id))

/** SQL condition on `subclients` joined to `clients`: the scope includes the subclient. */
export const subclientsWithin = (db: Database, scope: Scope): SQL | undefined =>
  within(
    db,
    scope,
    and(
      eq(assignments.clientId, clients.id),
      or(isNull(assignments.subclientId), eq(assignments.subclientId, subclients.id)),
    ),
  )

/** SQL condition on `service_points` joined to `subclients` and `clients`: the scope includes the service point. */
export const servicePointsWithin = (db: Database, scope: Scope): SQL | undefined =>
  within(
    db,
    scope,
    and(
      eq(assignments.clientId, clients.id),
      or(isNull(assignments.subclientId), eq(assignments.subclientId, subclients.id)),
      or(isNull(assignments.servicePointId), eq(assignments.servicePointId, servicePoints.id)),
    ),
  )

const within = (db: Database, scope: Scope, covers: SQL | undefined): SQL | undefined =>
  match(scope)
    .with({ kind: 'everything' }, () => undefined)
    .with({ kind: 'country' }, ({ countryId }) => eq(clients.countryId, countryId))
    .with({ kind: 'assigned' }, ({ countryId, userId }) => {
      const assigned = db
        .select({ found: sql`1` })
        .from(assignments)
        .where(and(eq(assignments.userId, userId), covers))
      return and(eq(clients.countryId, countryId), exists(assigned))
    })
    .exhaustive()
