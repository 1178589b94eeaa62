import {
  canRepeat,
  type OrderRow,
  offeredRequestTypes,
  orderKind,
  orderToRepeat,
  type RequestType,
} from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { LastOrder } from '@remesa/ui/orders'
import type { usePortal } from '../../kernel/state'
import type { useOrdersUrl } from '../address'

/** The types of order that the user can request at a service point. */
export const offeredTypes = (ability: Ability, servicePoint: ServicePoint): readonly RequestType[] =>
  offeredRequestTypes(ability, servicePoint)
    .filter(({ offered }) => offered)
    .map(({ type }) => type)

/**
 * The last order for a service point that can be requested again. If a type is chosen, only orders of this type
 * count. (ORD-160)
 */
export const lastOf = (
  rows: readonly OrderRow[],
  facts: Pick<ReturnType<typeof useOrdersUrl>, 'replace'> & {
    readonly ability: Ability
    readonly servicePoint: ServicePoint | undefined
    readonly type: RequestType | undefined
    readonly timeZone: string
  },
): LastOrder | undefined => {
  const { ability, servicePoint, type, timeZone, replace } = facts
  const row = orderToRepeat(rows, type)
  const newType = row && orderKind(row)
  if (servicePoint === undefined || row === undefined || newType === undefined || row.serviceId === null)
    return undefined
  if (!canRepeat(row, { ability, servicePoint }).allowed) return undefined
  const repeatId = row.serviceId
  return { row, timeZone, onRepeat: () => replace({ newType, repeatId }) }
}

type Ability = ReturnType<typeof usePortal>['ability']
