import type { ApiClient } from '@remesa/api-client'
import type { FirmsCalls } from '@remesa/api-client/contract'
import type { EmployeeSearchInput } from '@remesa/domain/firms'

type Firms = ApiClient<FirmsCalls>['firms']

/** Searches for employees by a number, or verifies an employee who is expected today. */
export const searchEmployees = (
  firms: Firms,
  request: EmployeeSearchInput,
  options: Parameters<Firms['employees']>[1],
) => {
  const params = { countryCode: request.countryCode }
  return request.kind === 'expected'
    ? firms.checkExpected({ params, query: request.query }, options)
    : firms.employees({ params, query: request.query }, options)
}
