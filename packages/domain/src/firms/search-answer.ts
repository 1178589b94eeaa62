import { err, ok, type Result } from '../kernel'
import type { Employee, EmployeeResult, GuardedEmployee, Vehicle, VehicleResult } from './firms.schema'

/** The reason why a search has no result, with the message to show. */
export interface NotFound {
  /** The sentence of the operations system, which is shown in place of the message of `key`. */
  readonly serverMessage: string | null
  readonly key: 'error.notfound.employee' | 'error.notfound.vehicle'
  /** Message key of the advice below the message; `null` if there is no advice. */
  readonly hintKey: 'firms.notFound.hint' | null
}

/**
 * The employees that a search has found: employees whose data may be used, and employees whom the back end hides until
 * the user answers a question.
 */
export interface FoundEmployees {
  readonly employees: readonly Employee[]
  readonly guarded: readonly GuardedEmployee[]
}

/**
 * The employees that a search has found, at least one. After a failed or empty search, it is the reason why there is no
 * result: the first error sentence of the operations system, and the key of the message that is shown if there is no
 * sentence. (FIR-30, FIR-31)
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

/**
 * The trucks that a search has found, at least one. After a failed or empty search, it is the reason why there is no
 * result. (FIR-32)
 */
export const vehiclesFound = ({ success, vehicles }: VehicleResult): Result<readonly Vehicle[], NotFound> =>
  success && vehicles.length > 0
    ? ok(vehicles)
    : err({ serverMessage: null, key: 'error.notfound.vehicle', hintKey: null })
