import { err, ok, type Result } from '../kernel'
import type { Employee, EmployeeResult, GuardedEmployee, Vehicle, VehicleResult } from './firms.schema'

/** Why there is nothing to show. */
export interface NotFound {
  /** What the operations system said, in its own words: shown in place of the message of `key`. */
  readonly serverMessage: string | null
  readonly key: 'error.notfound.employee' | 'error.notfound.vehicle'
  /** Message of the advice below, where there is one. */
  readonly hintKey: 'firms.notFound.hint' | null
}

/** Who was found: employees with what is known of them, and those behind a question of the back end. */
export interface FoundEmployees {
  readonly employees: readonly Employee[]
  readonly guarded: readonly GuardedEmployee[]
}

/**
 * The employees that were found, at least one; or, when the search failed or came back empty, the first error message
 * that says something, and what to say where none does. (FIR-30, FIR-31)
 */
export const employeesFound = ({
  success,
  employees,
  guarded,
  errors,
}: EmployeeResult): Result<FoundEmployees, NotFound> => {
  if (success && employees.length + guarded.length > 0) return ok({ employees, guarded })
  const [serverMessage = null] = errors.flatMap(({ errorMensaje }) => errorMensaje?.trim() || [])
  return err({ serverMessage, key: 'error.notfound.employee', hintKey: 'firms.notFound.hint' })
}

/** The trucks that were found, at least one; none when the search failed or came back empty. (FIR-32) */
export const vehiclesFound = ({ success, vehicles }: VehicleResult): Result<readonly Vehicle[], NotFound> =>
  success && vehicles.length > 0
    ? ok(vehicles)
    : err({ serverMessage: null, key: 'error.notfound.vehicle', hintKey: null })
