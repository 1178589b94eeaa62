import type { ServicePoint } from './service-point.schema'

/** The states that decide whether a service point is in use: its own, and those of its subclient and client. */
export type PointStates = Pick<ServicePoint, 'active'> & {
  readonly subclient: Pick<ServicePoint['subclient'], 'active'> & {
    readonly client: Pick<ServicePoint['subclient']['client'], 'active'>
  }
}

/**
 * The highest level that is switched off and takes the point out of use; `undefined` for a point that is in use.
 * (SVP-90)
 */
export const inactiveLevel = ({
  active,
  subclient,
}: PointStates): 'client' | 'subclient' | 'service-point' | undefined =>
  inactiveAbove(subclient) ?? (active ? undefined : 'service-point')

/** The highest level that is switched off, of a subclient and the client above it. (SVP-90, REC-92) */
export const inactiveAbove = ({
  active,
  client,
}: PointStates['subclient']): 'client' | 'subclient' | undefined => {
  if (!client.active) return 'client'
  return active ? undefined : 'subclient'
}
