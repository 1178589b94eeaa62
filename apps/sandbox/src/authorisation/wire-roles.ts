import { roleCatalogue } from '@remesa/domain/abilities'

const catalogue = new Map(roleCatalogue().map(({ suffix, ...role }, at) => [suffix, { id: at + 1, ...role }]))

/** Roles as the API sends them, in the order of the role catalogue. Unknown codes are ignored. */
export const wireRoles = (suffixes: readonly string[]) =>
  suffixes.flatMap((suffix) => catalogue.get(suffix) ?? []).toSorted((one, other) => one.id - other.id)
