import type { Issue, Result } from '../kernel'
import type { DocumentChallenge } from './document-challenge'
import type { Employee, EmployeeResult, Vehicle, VehicleResult } from './firms.schema'
import type { NotFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import type { SearchConfig } from './search-type'

/** The functions that the host provides for the state machine of a search. */
export interface FirmsValidationInput {
  /** Returns numbers from 0 (inclusive) to 1 (exclusive), as `Math.random` does. */
  readonly random: () => number
}

/**
 * The tab of one employee that was found. If it has a `challenge`, the user must pass it before the employee is shown.
 */
export interface EmployeeTab {
  /** The employee; `undefined` until the back end's own question is answered. */
  readonly employee: Employee | undefined
  readonly challenge: DocumentChallenge | undefined
  /** The reference for the back end's own question about the employee; absent if the back end asks none. */
  readonly reference?: string | undefined
}

/** A search together with the settings of the country in which it is made. */
export interface FirmsSearch {
  readonly request: SearchRequest
  readonly config: Pick<SearchConfig, 'SearchEmployee'>
}

/**
 * The context of the state machine of a search: the host's functions, the latest query with its settings, and the
 * result.
 */
export interface FirmsValidationContext extends FirmsValidationInput {
  /** The latest query, which a retry repeats. */
  readonly search: FirmsSearch | undefined
  readonly tabs: readonly EmployeeTab[]
  /** Index of the chosen tab, from 0. */
  readonly activeTab: number
  readonly vehicles: readonly Vehicle[]
  readonly notFound: NotFound | undefined
  /** The error of a failed search, as the host's actor returned or threw it. */
  readonly failure: { readonly error: unknown } | undefined
  /** The issues of the user's last answer to the challenge of the chosen tab. */
  readonly issues: readonly Issue[]
}

/** The events of the state machine of a search. */
export type FirmsValidationEvent =
  /** The user sent a valid search; an earlier result or a running search is discarded. */
  | ({ readonly type: 'search.requested' } & FirmsSearch)
  | { readonly type: 'search.cancelled' }
  /** The user has read the result and begins the next search. */
  | { readonly type: 'search.restarted' }
  | { readonly type: 'search.retried' }
  /** The user chose another country in the form. */
  | { readonly type: 'country.changed' }
  | { readonly type: 'tab.chosen'; readonly index: number }
  | { readonly type: 'challenge.answered'; readonly digits: readonly string[] }
  /** The user closed the challenge; the employee whom it protects stays hidden. */
  | { readonly type: 'challenge.dismissed' }
  | { readonly type: 'challenge.reopened' }
  /** The back end hides the employee again some time after an answered question, so the user must answer it again. */
  | { readonly type: 'employee.expired' }
  /** The user has read the message about an empty result or a failure. */
  | { readonly type: 'notice.dismissed' }

/** The outcome of the search for employees: the body of the response, or the failure as the API client returns it. */
export type EmployeeSearchAnswer = Result<EmployeeResult, unknown>
/** The outcome of the search for vehicles: the body of the response, or the failure as the API client returns it. */
export type VehicleSearchAnswer = Result<VehicleResult, unknown>

/** The input of the host's search for employees. */
export type EmployeeSearchInput = Exclude<SearchRequest, { kind: 'vehicle' }>
/** The input of the host's search for vehicles. */
export type VehicleSearchInput = Extract<SearchRequest, { kind: 'vehicle' }>
