import {
  documentToValidate,
  type Employee,
  type EmployeeImageType,
  visibleEmployee,
} from '@remesa/domain/firms'
import type { CountryFacts } from '../country'
import type { CrewMember } from './crew-repository'

/** Creates the URL of a picture of an employee. */
export type PictureUrl = (registry: string, type: EmployeeImageType) => string

/**
 * Whether the data of an employee are hidden until the user has answered a question about the employee.
 *
 * @param searchType the type of the searched number; by default the employee's own document.
 */
export const isGuarded = (
  { employee }: CrewMember,
  { config }: CountryFacts,
  searchType: string = employee.documentType,
): boolean =>
  documentToValidate({ validationDocumentValue: employee.documentValue }, config, searchType) !== undefined

/**
 * An employee as the API sends it, limited to the fields that the country shows. The document is included only if the
 * country shows documents, and the URL of a picture only for users who may see the picture.
 */
export const employeeAnswer = (
  { employee, vehicle }: CrewMember,
  { config }: CountryFacts,
  { pictureUrl, visits }: { readonly pictureUrl: PictureUrl; readonly visits: Employee['visits'] },
): Partial<Employee> & Pick<Employee, 'registry' | 'function'> => {
  const known: Employee = {
    registry: employee.registry,
    workBadge: employee.workBadge,
    function: employee.function,
    name: employee.name,
    lastName: employee.lastName,
    validationDocumentType: employee.documentType,
    validationDocumentValue: employee.documentValue,
    photoURL: pictureUrl(employee.registry, 'P'),
    signatureURL: pictureUrl(employee.registry, 'F'),
    vehiculo: vehicle && { number: vehicle.code, licensePlate: vehicle.plate },
    visits,
  }
  const visible = visibleEmployee(known, config)
  const parts = {
    workBadge: visible.workBadge,
    name: visible.name,
    lastName: visible.lastName,
    validationDocumentType: visible.document && known.validationDocumentType,
    validationDocumentValue: visible.document && known.validationDocumentValue,
    photoURL: visible.photo && known.photoURL,
    signatureURL: visible.signature && known.signatureURL,
    vehiculo: visible.vehicle,
    visits: visible.visits,
  }
  const shown = Object.entries(parts).filter(([, value]) => value !== null)
  return { registry: visible.registry, function: visible.function, ...Object.fromEntries(shown) }
}
