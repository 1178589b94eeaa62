import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from './signing-keys'

/** A user and an employee. The user has found the employee, and may be asked a question about the employee. */
export interface GuardGrant {
  readonly userId: number
  readonly countryCode: string
  readonly employeeId: number
}

/**
 * Time in milliseconds after a search in which questions about the found employees may be asked. The result of the
 * search may stay open for the same time.
 */
export const guardReferenceLifeMs = 60 * 60_000

/**
 * A reference to an employee whom a user has found, in the format `<id>.<end>.<signature>`. It contains no data about
 * the employee.
 */
export const signGuard = ([key]: SigningKeys, grant: GuardGrant, now: Date): string => {
  const [id, end] = [grant.employeeId.toString(36), (now.getTime() + guardReferenceLifeMs).toString(36)]
  return `${id}.${end}.${signature(key, grant, end).toString('base64url')}`
}

/**
 * The id of the employee that a user's reference points to. `undefined` for an expired reference, and for a reference
 * of another user.
 */
export const guardedEmployeeId = (
  keys: SigningKeys,
  grant: Omit<GuardGrant, 'employeeId'>,
  reference: string,
  now: Date,
): number | undefined => {
  const [, id = '', end = '', signed = ''] =
    /^([0-9a-z]{1,7})\.([0-9a-z]{1,10})\.([\w-]{43})$/.exec(reference) ?? []
  if (id === '' || Number.parseInt(end, 36) <= now.getTime()) return undefined
  const employeeId = Number.parseInt(id, 36)
  const given = Buffer.from(signed, 'base64url')
  const isOurs = keys.some((key) => {
    const expected = signature(key, { ...grant, employeeId }, end)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isOurs ? employeeId : undefined
}

const signature = (key: Buffer, { userId, countryCode, employeeId }: GuardGrant, end: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['guard', userId, countryCode, employeeId, end]))
    .digest()
