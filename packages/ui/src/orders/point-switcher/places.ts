import type { ServicePointTree } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/** Center and client of a service point in one text: `Bazar Norte Bilbao · Bazar Norte`. */
export const placeOf = ({ subclient }: ServicePoint): string =>
  `${subclient.description} · ${subclient.client.description}`

/** Every service point of a tree, in the order of the tree. */
export const allPoints = (tree: ServicePointTree): readonly ServicePoint[] =>
  tree.flatMap(({ subclients }) => subclients.flatMap(({ servicePoints }) => servicePoints))
