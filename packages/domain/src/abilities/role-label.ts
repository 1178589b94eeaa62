import { type Brand, defaultBrand } from '../kernel'
import { roleCatalogue } from './role-catalogue'

const labelKey = (suffix: string): string => `abilities.role.${suffix}`

/**
 * Message key for the name of a role, such as `abilities.role.PICKUP`. The key contains the role code without the
 * prefix of the brand, so that all brands have the same texts. It is `undefined` for a role that is not in the
 * catalogue. (ABL-41)
 */
export const roleLabelKey = (code: string, brand: Brand = defaultBrand): string | undefined => {
  const role = roleCatalogue(brand).find((known) => known.code === code)
  return role === undefined ? undefined : labelKey(role.suffix)
}

/** All message keys for the names of roles. A test checks that each key has its texts. (ABL-41) */
export const abilityMessageKeys: readonly string[] = roleCatalogue().map(({ suffix }) => labelKey(suffix))
