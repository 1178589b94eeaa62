import type { PortalAbility } from '../abilities'
import { decide } from '../kernel'
import type { ServicePoint } from '../service-points'
import { type OrderDecision, orderRefusal } from './decision'
import { type RequestType, requestTypes } from './request-type'

/** A type of request and whether it is offered at a point. */
export interface OfferedRequestType {
  readonly type: RequestType
  readonly offered: boolean
  readonly reasons: OrderDecision['reasons']
}

/** The request types that a user manages, whatever the service point. (ORD-45) */
export const manageableRequestTypes = (ability: Pick<PortalAbility, 'can'>): readonly RequestType[] =>
  requestTypes.filter(({ subject }) => ability.can('manage', subject)).map(({ type }) => type)

/**
 * Every request type, offered when the user manages its subject and the service point has its adapter, else with the
 * reasons why not. (ORD-45)
 */
export const offeredRequestTypes = (
  ability: Pick<PortalAbility, 'can'>,
  servicePoint: Pick<ServicePoint, 'adapters'>,
): readonly OfferedRequestType[] => offersAmong(manageableRequestTypes(ability), servicePoint)

/** The same from the list of manageable types, which unlike an ability can be stored. (ORD-45) */
export const offersAmong = (
  manageable: readonly RequestType[],
  servicePoint: Pick<ServicePoint, 'adapters'>,
): readonly OfferedRequestType[] =>
  requestTypes.map(({ type, subject, adapterCode }) => {
    const { allowed, reasons } = decide([
      !manageable.includes(type) && orderRefusal('type-not-managed', { subject }),
      !servicePoint.adapters.some((adapter) => adapter.code === adapterCode) &&
        orderRefusal('adapter-missing', { adapter: adapterCode }),
    ])
    return { type, offered: allowed, reasons }
  })
