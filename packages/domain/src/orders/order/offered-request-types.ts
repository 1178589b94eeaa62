import type { PortalAbility } from '../../abilities'
import { decide } from '../../kernel'
import { inactiveLevel, type PointStates, type ServicePoint } from '../../service-points'
import { type OrderDecision, orderRefusal } from './decision'
import { type RequestType, requestTypes } from './request-type'

/** An order type, with the decision whether orders of this type can be requested at a service point. */
export interface OfferedRequestType {
  readonly type: RequestType
  readonly offered: boolean
  readonly reasons: OrderDecision['reasons']
}

/** The properties of a service point that decide which order types can be requested there. */
export type OfferingPoint = Pick<ServicePoint, 'adapters'> & PointStates

/** The order types that a user may manage, regardless of the service point. (ORD-45) */
export const manageableRequestTypes = (ability: Pick<PortalAbility, 'can'>): readonly RequestType[] =>
  requestTypes.filter(({ subject }) => ability.can('manage', subject)).map(({ type }) => type)

/**
 * All order types, each with the decision whether it can be requested at a service point. The user must manage the
 * subject of the type. The service point must be in use (SVP-28) and have the adapter of the type. (ORD-45)
 */
export const offeredRequestTypes = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoint: OfferingPoint,
): readonly OfferedRequestType[] => offersAmong(manageableRequestTypes(ability), servicePoint)

/**
 * The result of `offeredRequestTypes`, calculated from the list of order types that the user manages. Unlike an
 * ability, this list can be stored. (ORD-45)
 */
export const offersAmong = (
  manageable: readonly RequestType[],
  servicePoint: OfferingPoint,
): readonly OfferedRequestType[] => {
  const level = inactiveLevel(servicePoint)
  return requestTypes.map(({ type, subject, adapterCode }) => {
    const { allowed, reasons } = decide([
      !manageable.includes(type) && orderRefusal('type-not-managed', { subject }),
      !servicePoint.adapters.some((adapter) => adapter.code === adapterCode) &&
        orderRefusal('adapter-missing', { adapter: adapterCode }),
      level !== undefined && orderRefusal(`${level}-inactive`),
    ])
    return { type, offered: allowed, reasons }
  })
}

/**
 * Whether an order of any type can be requested at a service point. One reason against it is that the point is not in
 * use. Another reason is that the point supports none of the order types that the user manages. (ORD-180)
 */
export const canOrderAt = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoint: OfferingPoint,
): OrderDecision => {
  const level = inactiveLevel(servicePoint)
  return decide([
    level !== undefined && orderRefusal(`${level}-inactive`),
    level === undefined &&
      !offeredRequestTypes(ability, servicePoint).some(({ offered }) => offered) &&
      orderRefusal('nothing-offered'),
  ])
}
