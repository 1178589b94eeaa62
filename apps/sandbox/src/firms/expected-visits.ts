import { refuse } from '@remesa/api-client/server'
import { NO_SEARCH_TYPE } from '@remesa/domain/firms'
import type { CountryFacts } from '../country'
import type { ApiContext } from '../request/context'
import { findCrewMemberById, findCrewMembersById, findTrucksById } from './crew-repository'
import { crewVisits, todaysVisits, withEmployee } from './crew-visits'
import { employeeAnswer, isGuarded } from './employee-answer'
import { guardedEmployeeId, signGuard } from './guard-reference'
import { pictureUrls } from './picture-urls'
import { logSearch } from './search-log'
import { firmsKeys } from './signing-keys'

/**
 * The type in the log for a check of an expected crew member. For a search, the log contains the type of the document.
 */
const loggedType = 'EXPECTED'

/**
 * Today's visits at the caller's service points, with trucks and crews. If a question about a crew member has to be
 * answered first, the data of this crew member are hidden. `null` for a caller without service points. (FIR-97, FIR-98)
 */
export const expectedVisits = async (context: ApiContext, country: CountryFacts) => {
  const { db, caller, now } = context
  const visits = await todaysVisits(context, db, country)()
  if (visits === null) return null
  const [crew, trucks] = await Promise.all([
    findCrewMembersById(db, country.id, [...new Set(visits.flatMap((visit) => visit.crew))]),
    findTrucksById(db, country.id, [...new Set(visits.flatMap(({ vehicleId }) => vehicleId ?? []))]),
  ])
  const keys = await firmsKeys(db)
  const pictureUrl = await pictureUrls(context, country.code)
  const members = new Map(
    crew.map((member) => {
      const grant = { userId: caller.id, countryCode: country.code, employeeId: member.employee.id }
      const employee = isGuarded(member, country, NO_SEARCH_TYPE)
        ? null
        : employeeAnswer(member, country, { pictureUrl, visits: null })
      return [member.employee.id, { reference: signGuard(keys, grant, now), employee }] as const
    }),
  )
  return visits.map(({ visit, servicePointId, vehicleId, crew: ids }) => {
    const truck = trucks.find(({ id }) => id === vehicleId)
    return {
      ...visit,
      servicePointId,
      vehicle: truck === undefined ? null : { number: truck.code, licensePlate: truck.plate },
      crew: ids.flatMap((id) => members.get(id) ?? []),
    }
  })
}

/**
 * The crew member that a reference of the caller points to, with the same fields as in a search by badge. The response
 * is 404 if the reference is invalid, has expired or belongs to another user. (FIR-99)
 */
export const checkExpectedMember = async (context: ApiContext, country: CountryFacts, reference: string) => {
  const { db, caller, now } = context
  const grant = { userId: caller.id, countryCode: country.code }
  const employeeId = guardedEmployeeId(await firmsKeys(db), grant, reference, now)
  const member = employeeId === undefined ? undefined : await findCrewMemberById(db, country.id, employeeId)
  if (member === undefined) return refuse.notFound()
  const pictureUrl = await pictureUrls(context, country.code)
  const search = { countryId: country.id, searchType: loggedType, identifier: member.employee.registry }
  return logSearch(context, search, async (tx) => {
    if (isGuarded(member, country, NO_SEARCH_TYPE))
      return { success: true, employees: [], guarded: [{ reference }], errors: [] }
    const visits = await crewVisits(context, tx, country)(withEmployee(member.employee.id))
    const employee = employeeAnswer(member, country, { pictureUrl, visits })
    return { success: true, employees: [employee], guarded: [], errors: [] }
  })
}
