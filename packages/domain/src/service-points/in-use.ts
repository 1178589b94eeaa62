import type { ServicePoint } from './service-point.schema'

/** The states that decide if a service point is in use: the state of the point, of its subclient and of its client. */
export type PointStates = Pick<ServicePoint, 'active'> & {
  readonly subclient: Pick<ServicePoint['subclient'], 'active'> & {
    readonly client: Pick<ServicePoint['subclient']['client'], 'active'>
  }
}

/**
 * The highest inactive level among client, subclient and service point; `undefined` for a point that is in use.
 * (SVP-90)
 */
export const inactiveLevel = ({
  active,
  subclient,
}: PointStates): 'client' | 'subclient' | 'service-point' | undefined =>
  inactiveAbove(subclient) ?? (active ? undefined : 'service-point')

/** The highest inactive level among client and subclient; `undefined` if both are active. (SVP-90, REC-92) */
export const inactiveAbove = ({
  active,
  client,
}: PointStates['subclient']): 'client' | 'subclient' | undefined => {
  if (!client.active) return 'client'
  return active ? undefined : 'subclient'
}
