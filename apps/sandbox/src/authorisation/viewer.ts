import type { Viewer } from '@remesa/domain/abilities'
import { defaultBrand } from '@remesa/domain/kernel'
import type { Caller } from './caller'

/** A caller as lists of the domain see one. */
export const viewerOf = ({
  ability,
  admin,
  config,
}: Pick<Caller, 'ability' | 'admin' | 'config'>): Viewer => ({
  ability,
  user: { admin, country: { id: config.id } },
  brand: defaultBrand,
})
