import { type Brand, defaultBrand } from '../kernel'
import { roleCatalogue } from './role-catalogue'

const labelKey = (suffix: string): string => `abilities.role.${suffix}`

/**
 * Message key of a role's name, such as `abilities.role.PICKUP`. It contains the role code without the brand's prefix,
 * so that every brand has the same texts; `undefined` for a role that is not in the catalogue. (ABL-41)
 */
export const roleLabelKey = (code: string, brand: Brand = defaultBrand): string | undefined => {
  const role = roleCatalogue(brand).find((known) => known.code === code)
  return role === undefined ? undefined : labelKey(role.suffix)
}

/** Every message key of the rules of permissions, for a check that each key has its texts. (ABL-41) */
export const abilityMessageKeys: readonly string[] = roleCatalogue().map(({ suffix }) => labelKey(suffix))
