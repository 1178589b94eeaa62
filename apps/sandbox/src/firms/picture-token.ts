import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EmployeeImageType } from '@remesa/domain/firms'
import type { SigningKeys } from './signing-keys'

/** The picture to which a token gives access, and the user who may see it. */
export interface PictureGrant {
  readonly userId: number
  readonly countryCode: string
  readonly registry: string
  readonly type: EmployeeImageType
}

/** The time in milliseconds for which the pictures in a search result can be requested. */
export const pictureTokenLifeMs = 15 * 60_000

/** A token with which one user may load one picture for a quarter of an hour, in the format `<end>.<signature>`. */
export const signPicture = ([key]: SigningKeys, grant: PictureGrant, now: Date): string => {
  const end = (now.getTime() + pictureTokenLifeMs).toString(36)
  return `${end}.${signature(key, grant, end).toString('base64url')}`
}

export const opensPicture = (keys: SigningKeys, grant: PictureGrant, token: string, now: Date): boolean => {
  const [, end = '', signed = ''] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? []
  if (end === '' || Number.parseInt(end, 36) <= now.getTime()) return false
  const given = Buffer.from(signed, 'base64url')
  return keys.some((key) => {
    const expected = signature(key, grant, end)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}

const signature = (key: Buffer, { userId, countryCode, registry, type }: PictureGrant, end: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify(['picture', userId, countryCode, registry, type, end]))
    .digest()
