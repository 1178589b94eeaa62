/** The groups of checks in a run of the conformance test. */
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

/** One check of one call: it passed, failed or was skipped. */
export interface Outcome {
  readonly group: GroupName
  /** Name of the check: `permissions.refused`. */
  readonly check: string
  /** Id of the call: `orders.history`. */
  readonly call: string
  readonly verdict: 'held' | 'broken' | 'not-tried'
  /** The requirement of the contract or, for a skipped check, the reason. */
  readonly expected: string
  readonly seen: string
  /** Method and address of the request. */
  readonly request?: string
}

/** A contradiction between a response and the contract. */
export type Fault = Pick<Outcome, 'check' | 'expected' | 'seen'>
