import { isOrderServicePoint, type OrdersNarrowing } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'

/** The service points whose orders can appear in a filtered list over several points. (ORD-153, ORD-192) */
export const shownPoints = (
  points: readonly ServicePoint[],
  { client, point }: OrdersNarrowing,
): readonly ServicePoint[] =>
  points.filter(
    (candidate) =>
      isOrderServicePoint(candidate) &&
      (client === undefined || candidate.subclient.client.id === client) &&
      (point === undefined || candidate.id === point),
  )
