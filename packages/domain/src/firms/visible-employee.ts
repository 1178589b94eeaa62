import type {
  Employee,
  EmployeeImageQuery,
  EmployeeImageType,
  EmployeeVehicle,
  ExpectedVisit,
} from './firms.schema'
import { employeeImageTypes } from './firms.schema'
import type { SearchConfig } from './search-type'

/** What may be seen of an employee; `null` is what is hidden or not known. */
export interface VisibleEmployee {
  readonly registry: string
  readonly function: string | null
  readonly workBadge: string | null
  readonly name: string | null
  readonly lastName: string | null
  readonly document: { readonly type: string | null; readonly value: string } | null
  readonly vehicle: EmployeeVehicle | null
  /** How to ask for the picture of the person. */
  readonly photo: EmployeeImageQuery | null
  readonly signature: EmployeeImageQuery | null
  /** Where they are expected today; `null` where the back end does not tell. */
  readonly visits: readonly ExpectedVisit[] | null
}

/** Functions whose holders are known by face and signature where the law protects the data of employees. */
const carrierFunctions: readonly string[] = ['portavalor', 'porteador', 'porta']

/**
 * What a user may see of an employee. Where the country protects data by law only id and role show, and of those who
 * carry valuables also picture and signature; elsewhere everything does, the document only with `ShowDataDocument`. It
 * does not know whether the document challenge was passed. (FIR-40 to FIR-43, FIR-94)
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
 * The token of a picture: the first query parameter `token` of its URL, whole or relative, percent escapes decoded;
 * `null` where there is none. A plus sign stays one, because tokens in base64 are often sent bare. (FIR-44)
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
