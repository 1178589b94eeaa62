import type { ServicePoint } from './service-point.schema'

/** The states that decide whether a service point is in use: its own, that of its subclient and that of its client. */
export type PointStates = Pick<ServicePoint, 'active'> & {
  readonly subclient: Pick<ServicePoint['subclient'], 'active'> & {
    readonly client: Pick<ServicePoint['subclient']['client'], 'active'>
  }
}

/**
 * The highest inactive record among a service point, its subclient and its client; `undefined` for a point that is in
 * use. (SVP-90)
 */
export const inactiveLevel = ({
  active,
  subclient,
}: PointStates): 'client' | 'subclient' | 'service-point' | undefined =>
  inactiveAbove(subclient) ?? (active ? undefined : 'service-point')

/** The highest inactive record among a subclient and its client. (SVP-90, REC-92) */
export const inactiveAbove = ({
  active,
  client,
}: PointStates['subclient']): 'client' | 'subclient' | undefined => {
  if (!client.active) return 'client'
  return active ? undefined : 'subclient'
}
