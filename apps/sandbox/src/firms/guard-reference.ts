import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SigningKeys } from './signing-keys'

/** A user, and a found employee about whom the user may be asked a question. */
export interface GuardGrant {
  readonly userId: number
  readonly countryCode: string
  readonly employeeId: number
}

/**
 * The time after a search during which its employees may be asked about: as long as the search result may stay open.
 */
export const guardReferenceLifeMs = 60 * 60_000

/**
 * A reference to an employee whom one user has found: `<id>.<end>.<signature>`. It reveals nothing about the person.
 */
export const signGuard = ([key]: SigningKeys, grant: GuardGrant, now: Date): string => {
  const [id, end] = [grant.employeeId.toString(36), (now.getTime() + guardReferenceLifeMs).toString(36)]
  return `${id}.${end}.${signature(key, grant, end).toString('base64url')}`
}

/**
 * The id of the employee in a reference of a user; `undefined` for a reference of another user and for an expired one.
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
