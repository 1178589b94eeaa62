import { refuse } from '@remesa/api-client/server'
import { type EmployeeImageType, vehicleSearchTypes } from '@remesa/domain/firms'
import { cleanCode, issue, ok } from '@remesa/domain/kernel'
import type { FeatureHandlers } from '../request/context'
import { answerQuestion, askQuestion } from './challenge-questions'
import { findCrew, findCrewMember, findTrucks } from './crew-repository'
import { crewVisits, withEmployee, withTruck } from './crew-visits'
import { employeeAnswer, isGuarded } from './employee-answer'
import { checkExpectedMember, expectedVisits } from './expected-visits'
import { signGuard } from './guard-reference'
import { nobodyFound } from './not-found-texts'
import { opensPicture } from './picture-token'
import { pictureUrls } from './picture-urls'
import { drawPortrait } from './pictures/portrait'
import { drawSignature } from './pictures/signature'
import { checkSearch, searchableCountry } from './reachable-search'
import { logSearch } from './search-log'
import { firmsKeys } from './signing-keys'

export const firmsHandlers: FeatureHandlers<'firms'> = {
  employees: async ({ params, query, context }) => {
    const { countryCode } = params
    const country = await searchableCountry(context, countryCode)
    if (!country.ok) return country
    if (query.countryCode !== countryCode)
      return refuse.invalid([issue('confirmed', 'countryCode')], 'request.invalid-query')
    const draft = { countryCode, searchType: query.documentTypeCode, identifier: query.documentValue }
    const names = { searchType: 'documentTypeCode', identifier: 'documentValue' }
    const request = checkSearch(context, country.value, draft, names)
    if (!request.ok) return request
    if (request.value.kind !== 'employee')
      return refuse.invalid([issue('search_type', 'documentTypeCode')], 'request.invalid-query')
    const { documentTypeCode: documentType, documentValue: value } = request.value.query
    const pictureUrl = await pictureUrls(context, countryCode)
    const keys = await firmsKeys(context.db)
    const reference = (employeeId: number) =>
      signGuard(keys, { userId: context.caller.id, countryCode, employeeId }, context.now)
    return logSearch(
      context,
      { countryId: country.value.id, searchType: documentType, identifier: value },
      async (tx) => {
        const crew = await findCrew(tx, country.value, { documentType, value })
        const [guarded, open] = [
          crew.filter((member) => isGuarded(member, country.value)),
          crew.filter((member) => !isGuarded(member, country.value)),
        ]
        const visitsOf = crewVisits(context, tx, country.value)
        const shown = open.map(async (member) =>
          employeeAnswer(member, country.value, {
            pictureUrl,
            visits: await visitsOf(withEmployee(member.employee.id)),
          }),
        )
        return {
          success: crew.length > 0,
          employees: await Promise.all(shown),
          guarded: guarded.map(({ employee }) => ({ reference: reference(employee.id) })),
          errors: crew.length > 0 ? [] : [{ errorMensaje: nobodyFound[context.locale] }],
        }
      },
    )
  },

  vehicles: async ({ params, query, context }) => {
    const { countryCode } = params
    const country = await searchableCountry(context, countryCode)
    if (!country.ok) return country
    const by = query.plate === undefined ? 'code' : 'plate'
    const identifier = query[by] ?? ''
    const searchType = vehicleSearchTypes.find((type) => type.by === by)?.code ?? ''
    const draft = { countryCode, searchType, identifier }
    const request = checkSearch(context, country.value, draft, { searchType: by, identifier: by })
    if (!request.ok) return request
    const value = cleanCode(identifier)
    return logSearch(context, { countryId: country.value.id, searchType, identifier: value }, async (tx) => {
      const trucks = await findTrucks(tx, country.value.id, { by, value })
      const visitsOf = crewVisits(context, tx, country.value)
      const vehicles = await Promise.all(
        trucks.map(async ({ id, ...truck }) => ({ ...truck, visits: await visitsOf(withTruck(id)) })),
      )
      return { success: vehicles.length > 0, vehicles }
    })
  },

  image: async ({ params, query, context }) => {
    const { db, caller, now } = context
    const country = await searchableCountry(context, params.country)
    if (!country.ok) return country
    const type = pictureTypes[query.type]
    const grant = { userId: caller.id, countryCode: params.country, registry: query.registry, type }
    if (!opensPicture(await firmsKeys(db), grant, query.token, now)) return refuse.notFound()
    const member = await findCrewMember(db, country.value.id, query.registry)
    if (member === undefined) return refuse.notFound()
    const picture = type === 'P' ? drawPortrait(query.registry) : drawSignature(query.registry)
    return ok({ data: picture.toString('base64') })
  },

  expected: async ({ params, context }) => {
    const country = await searchableCountry(context, params.countryCode)
    return country.ok ? ok({ visits: await expectedVisits(context, country.value) }) : country
  },
  checkExpected: async ({ params, query, context }) => {
    const country = await searchableCountry(context, params.countryCode)
    return country.ok ? checkExpectedMember(context, country.value, query.reference) : country
  },

  askChallenge: async ({ params, body, context }) => {
    const country = await searchableCountry(context, params.countryCode)
    return country.ok ? askQuestion(context, country.value, body.reference) : country
  },
  answerChallenge: async ({ params, body, context }) => {
    const country = await searchableCountry(context, params.countryCode)
    if (!country.ok) return country
    const answer = { id: params.challengeId, digits: body.digits }
    const answered = await answerQuestion(context, country.value, answer)
    if (!answered.ok) return answered
    const verdict = answered.value
    if (verdict.state !== 'passed') return ok(verdict)
    const pictureUrl = await pictureUrls(context, params.countryCode)
    const { member } = verdict
    const visits = await crewVisits(context, context.db, country.value)(withEmployee(member.employee.id))
    return ok({ state: 'passed', employee: employeeAnswer(member, country.value, { pictureUrl, visits }) })
  },
}

const pictureTypes: Readonly<Record<'P' | 'F' | 'person' | 'signature', EmployeeImageType>> = {
  P: 'P',
  person: 'P',
  F: 'F',
  signature: 'F',
}
