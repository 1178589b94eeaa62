import type { Issue, Result } from '../kernel'
import type { DocumentChallenge } from './document-challenge'
import type { Employee, EmployeeResult, Vehicle, VehicleResult } from './firms.schema'
import type { NotFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import type { SearchConfig } from './search-type'

/** What the host brings. */
export interface FirmsValidationInput {
  /** Gives numbers from 0 (inclusive) to 1 (exclusive): `Math.random`. */
  readonly random: () => number
}

/** One employee that was found. `challenge` is what has to be answered before anything of the employee shows. */
export interface EmployeeTab {
  /** `undefined` as long as the back end keeps them behind its own question. */
  readonly employee: Employee | undefined
  readonly challenge: DocumentChallenge | undefined
  /** What to ask the back end by, where it asks its own questions. */
  readonly reference?: string | undefined
}

/** A search together with the settings of the country in which it is made. */
export interface FirmsSearch {
  readonly request: SearchRequest
  readonly config: Pick<SearchConfig, 'SearchEmployee'>
}

/** What the machine of the search knows: the settings it began with, what is searched for, and what was found. */
export interface FirmsValidationContext extends FirmsValidationInput {
  /** The latest search; it is what a retry repeats. */
  readonly search: FirmsSearch | undefined
  readonly tabs: readonly EmployeeTab[]
  /** Place of the chosen tab, from 0. */
  readonly activeTab: number
  readonly vehicles: readonly Vehicle[]
  readonly notFound: NotFound | undefined
  /** What the host's actor answered or threw when the search failed. */
  readonly failure: { readonly error: unknown } | undefined
  /** What was wrong with the last answer to the challenge of the chosen tab. */
  readonly issues: readonly Issue[]
}

/** What the machine of a search listens to. */
export type FirmsValidationEvent =
  /** A valid search was sent: whatever was found or under way before is dropped. */
  | ({ readonly type: 'search.requested' } & FirmsSearch)
  | { readonly type: 'search.cancelled' }
  /** The result was read: the next search begins. */
  | { readonly type: 'search.restarted' }
  | { readonly type: 'search.retried' }
  /** Another country was chosen in the form. */
  | { readonly type: 'country.changed' }
  | { readonly type: 'tab.chosen'; readonly index: number }
  | { readonly type: 'challenge.answered'; readonly digits: readonly string[] }
  /** The challenge was closed; what it guards stays hidden. */
  | { readonly type: 'challenge.dismissed' }
  | { readonly type: 'challenge.reopened' }
  /** The back end no longer gives what it gave after its question: it has to be answered again. */
  | { readonly type: 'employee.lapsed' }
  /** The message about nothing found, or about the failure, was read. */
  | { readonly type: 'notice.dismissed' }

/** What the host's actors answer: the body of the call, or whatever its client says of a failure. */
export type EmployeeSearchAnswer = Result<EmployeeResult, unknown>
/** The result of a search for vehicles. */
export type VehicleSearchAnswer = Result<VehicleResult, unknown>

/** What the host's actors are given. */
export type EmployeeSearchInput = Extract<SearchRequest, { kind: 'employee' }>
/** What the search for vehicles is called with. */
export type VehicleSearchInput = Extract<SearchRequest, { kind: 'vehicle' }>
