import type { ApiContext } from '../request/context'
import type { PictureUrl } from './employee-answer'
import { signPicture } from './picture-token'
import { firmsKeys } from './signing-keys'

/** Creates the function that returns URLs of pictures. Each URL has a token that is valid only for this caller. */
export const pictureUrls = async (
  { db, caller, now }: ApiContext,
  countryCode: string,
): Promise<PictureUrl> => {
  const keys = await firmsKeys(db)
  return (registry, type) => {
    const token = signPicture(keys, { userId: caller.id, countryCode, registry, type }, now)
    return `/api/sol-customer/${countryCode}/v1/getImage?${new URLSearchParams({ registry, type, token })}`
  }
}
