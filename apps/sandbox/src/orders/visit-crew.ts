import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { employees, type orders, vehicles } from '../db/schema'
import { truckOfPoint } from '../kernel/truck-of-point'

/** The truck and the crew for the visit of a planned order. Both are absent if the country has no trucks. */
export const visitCrew = async (
  tx: Database,
  { countryId, servicePointId }: Pick<typeof orders.$inferSelect, 'countryId' | 'servicePointId'>,
): Promise<Pick<typeof orders.$inferSelect, 'vehicleId' | 'crew'>> => {
  const trucks = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.countryId, countryId))
    .orderBy(asc(vehicles.id))
  const truck = truckOfPoint(trucks, servicePointId)
  if (truck === undefined) return { vehicleId: null, crew: null }
  const crew = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.vehicleId, truck.id), eq(employees.active, true)))
    .orderBy(asc(employees.id))
  return { vehicleId: truck.id, crew: crew.map(({ id }) => id) }
}
