/** What a run checks, part by part. */
export const groupNames = [
  'examples',
  'refusals',
  'permissions',
  'tenancy',
  'idempotency',
  'versions',
  'stream',
  'hostile',
] as const
/** A part of a run. */
export type GroupName = (typeof groupNames)[number]

/** One check of one call: it held, it was broken, or it could not be tried. */
export interface Outcome {
  readonly group: GroupName
  /** What was checked: `permissions.refused`. */
  readonly check: string
  /** The call of the contract: `orders.history`. */
  readonly call: string
  readonly verdict: 'held' | 'broken' | 'not-tried'
  /** What the contract asks for or, where nothing was tried, why not. */
  readonly expected: string
  readonly seen: string
  /** Method and address of the request. */
  readonly request?: string
}

/** Something that an answer does not keep of the contract. */
export type Fault = Pick<Outcome, 'check' | 'expected' | 'seen'>
