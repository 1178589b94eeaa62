import type { PortalAbility } from '../../abilities'
import { decide } from '../../kernel'
import { inactiveLevel, type PointStates, type ServicePoint } from '../../service-points'
import { type OrderDecision, orderRefusal } from './decision'
import { type RequestType, requestTypes } from './request-type'

/** An order type, and whether it is offered at a service point. */
export interface OfferedRequestType {
  readonly type: RequestType
  readonly offered: boolean
  readonly reasons: OrderDecision['reasons']
}

/** The properties of a service point that decide which order types it offers. */
export type OfferingPoint = Pick<ServicePoint, 'adapters'> & PointStates

/** The order types that a user manages, at whatever service point. (ORD-45) */
export const manageableRequestTypes = (ability: Pick<PortalAbility, 'can'>): readonly RequestType[] =>
  requestTypes.filter(({ subject }) => ability.can('manage', subject)).map(({ type }) => type)

/**
 * Every order type. A type is offered if the user manages its subject and the service point is in use (SVP-28) and has
 * its adapter; otherwise it has the reasons why it is not offered. (ORD-45)
 */
export const offeredRequestTypes = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoint: OfferingPoint,
): readonly OfferedRequestType[] => offersAmong(manageableRequestTypes(ability), servicePoint)

/**
 * The result of `offeredRequestTypes`, calculated from the list of order types that the user manages. That list can be
 * stored, unlike an ability. (ORD-45)
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
 * Whether an order of any type can be requested at a point. If not, the reason is that the point is not in use, or that
 * it offers none of the order types that the user manages. (ORD-180)
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
