/** The groups of checks in a conformance run. */
export const groupNames = [
  'examples',
  'refusals',
  'permissions',
  'tenancy',
  'lists',
  'idempotency',
  'versions',
  'stream',
  'hostile',
] as const
/** Name of a group of checks. */
export type GroupName = (typeof groupNames)[number]

/** The result of one check of one call: passed, failed or skipped. */
export interface Outcome {
  readonly group: GroupName
  /** Name of the check, such as `permissions.refused`. */
  readonly check: string
  /** Id of the call, such as `orders.history`. */
  readonly call: string
  readonly verdict: 'held' | 'broken' | 'not-tried'
  /** What the contract requires; for a skipped check, the reason. */
  readonly expected: string
  readonly seen: string
  /** Method and address of the request. */
  readonly request?: string
}

/** A contradiction between a response and the contract. */
export type Fault = Pick<Outcome, 'check' | 'expected' | 'seen'>
