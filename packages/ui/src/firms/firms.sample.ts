import {
  changeSearchDraft,
  searchTypesFor,
  type VisibleEmployee,
  visibleEmployee,
} from '@remesa/domain/firms'
import { employeeWith, searchConfigWith } from '@remesa/domain/firms/testing'

/** The current time of the samples, which is within the hours of the visit of `crewVisitWith`. */
export const sampleNow = new Date('2026-11-23T10:35:00+01:00')
/** The settings of a country that reads badges and protects data by law. */
export const protectedConfig = searchConfigWith({ DataProtectionLawConfig: true, SearchWithBarcode: true })
/** The settings of a country that shows all data of employees. */
export const openConfig = searchConfigWith({ ShowDataDocument: true })
export const sampleTypes = searchTypesFor(openConfig)

/** Data for a search by a Spanish user who may search only in Spain. */
export const sampleFacts = {
  ability: { can: () => false },
  user: { country: { code: 'ES' } },
  config: openConfig,
}
export const sampleDraft = changeSearchDraft(
  { countryCode: 'ES', searchType: 'TIP', identifier: '' },
  {},
  sampleFacts,
)

/** An employee with all data, as in a country without data protection. */
export const openEmployee: VisibleEmployee = visibleEmployee(employeeWith(), openConfig)
export const protectedEmployee: VisibleEmployee = visibleEmployee(employeeWith(), protectedConfig)
/** The phone number of a control room. */
export const samplePhone = { text: '+34 900 555 014', href: 'tel:+34900555014' } as const
/** Drawings that the stories show in place of photos and signatures. */
export const samplePhoto = {
  kind: 'ready',
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 100"><rect width="80" height="100" fill="#c9d0da"/><circle cx="40" cy="42" r="20" fill="#8a96a8"/><path d="M8 100c4-34 60-34 64 0" fill="#4b5768"/></svg>',
  )}`,
} as const
export const sampleSignature = {
  kind: 'ready',
  url: `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path d="M20 50q15-50 30 0t30 0 30 0 60-20" fill="none" stroke="#171d26" stroke-width="3"/></svg>',
  )}`,
} as const
