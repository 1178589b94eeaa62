import type {
  CrewVisit,
  Employee,
  EmployeeImageQuery,
  EmployeeImageType,
  EmployeeVehicle,
} from './firms.schema'
import { employeeImageTypes } from './firms.schema'
import type { SearchConfig } from './search-type'

/** The data of an employee that a page may show. A value that is hidden or unknown is `null`. */
export interface VisibleEmployee {
  readonly registry: string
  readonly function: string | null
  readonly workBadge: string | null
  readonly name: string | null
  readonly lastName: string | null
  readonly document: { readonly type: string | null; readonly value: string } | null
  readonly vehicle: EmployeeVehicle | null
  /** The query for the picture of the person; `null` if the picture is hidden or unknown. */
  readonly photo: EmployeeImageQuery | null
  readonly signature: EmployeeImageQuery | null
  /** The employee's visits of today; `null` if the back end sends no data about visits. */
  readonly visits: readonly CrewVisit[] | null
}

/** The crew roles whose picture and signature are shown even if a law of the country protects the data of employees. */
const carrierFunctions: readonly string[] = ['portavalor', 'porteador', 'porta']

/**
 * The data of an employee that a user may see. If a law of the country protects such data, only id and role are shown,
 * and for employees who carry valuables also picture and signature. In other countries all data are shown, but the
 * document number only if the setting `ShowDataDocument` is on. This function does not decide whether the user has to
 * answer a security question first. (FIR-40 to FIR-43, FIR-94)
 */
export const visibleEmployee = (
  employee: Employee,
  { SearchEmployee }: Pick<SearchConfig, 'SearchEmployee'>,
): VisibleEmployee => {
  const { registry, workBadge, name, lastName, vehiculo: vehicle, visits } = employee
  const { validationDocumentType: type, validationDocumentValue: value } = employee
  const identity = { registry, function: employee.function, visits }
  const pictures = {
    photo: imageQuery(registry, employeeImageTypes.person, employee.photoURL),
    signature: imageQuery(registry, employeeImageTypes.signature, employee.signatureURL),
  }
  if (SearchEmployee.DataProtectionLawConfig) {
    const hidden = { workBadge: null, name: null, lastName: null, document: null, vehicle: null }
    return { ...identity, ...hidden, ...(isCarrier(employee) ? pictures : { photo: null, signature: null }) }
  }
  const document = SearchEmployee.ShowDataDocument && value !== null ? { type, value } : null
  return { ...identity, workBadge, name, lastName, document, vehicle, ...pictures }
}

/**
 * The token of a picture: the first query parameter `token` of its absolute or relative URL, percent-decoded; `null` if
 * there is none. A plus sign stays a plus sign, because tokens in base64 are often sent unencoded. (FIR-44)
 */
export const imageToken = (url: string | null): string | null => {
  const query = /^[^?#]*\?([^#]*)/.exec(url ?? '')?.[1] ?? ''
  const token = query
    .split('&')
    .find((pair) => pair.startsWith('token='))
    ?.slice('token='.length)
  return token ? decoded(token) : null
}

const imageQuery = (
  registry: string,
  type: EmployeeImageType,
  url: string | null,
): EmployeeImageQuery | null => {
  const token = imageToken(url)
  return token === null ? null : { registry, type, token }
}

const isCarrier = (employee: Employee): boolean =>
  carrierFunctions.includes(employee.function?.trim().toLowerCase() ?? '')

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
