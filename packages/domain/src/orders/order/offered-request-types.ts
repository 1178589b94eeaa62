import type { PortalAbility } from '../../abilities'
import { decide } from '../../kernel'
import { inactiveLevel, type PointStates, type ServicePoint } from '../../service-points'
import { type OrderDecision, orderRefusal } from './decision'
import { type RequestType, requestTypes } from './request-type'

/** A type of request and whether it is offered at a point. */
export interface OfferedRequestType {
  readonly type: RequestType
  readonly offered: boolean
  readonly reasons: OrderDecision['reasons']
}

/** The facts of a service point that decide its types of request. */
export type OfferingPoint = Pick<ServicePoint, 'adapters'> & PointStates

/** The request types that a user manages, at any service point. (ORD-45) */
export const manageableRequestTypes = (ability: Pick<PortalAbility, 'can'>): readonly RequestType[] =>
  requestTypes.filter(({ subject }) => ability.can('manage', subject)).map(({ type }) => type)

/**
 * Every request type. A type is offered if the user manages its subject and the service point is in use
 * (SVP-28) and has its adapter; else it has the reasons why not. (ORD-45)
 */
export const offeredRequestTypes = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoint: OfferingPoint,
): readonly OfferedRequestType[] => offersAmong(manageableRequestTypes(ability), servicePoint)

/** Same as `offeredRequestTypes`, but from the list of manageable types, which can be stored. (ORD-45) */
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
 * Whether any type of order can be requested at a point. The reason against it is that the point is not in
 * use, else that the point offers none of the user's types. (ORD-180)
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
