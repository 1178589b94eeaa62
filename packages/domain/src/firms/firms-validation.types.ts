import type { AnyIssue, Result } from '../kernel'
import type { DocumentChallenge } from './document-challenge'
import type { Employee, EmployeeResult, Vehicle, VehicleResult } from './firms.schema'
import type { NotFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import type { SearchConfig } from './search-type'

/** The functions that the host program provides for the state machine of a search. */
export interface FirmsValidationInput {
  /** Returns numbers from 0 (inclusive) to 1 (exclusive), as `Math.random` does. */
  readonly random: () => number
}

/**
 * The tab of an employee that a search has found. If there is a `challenge`, the user must pass it before the employee
 * is shown.
 */
export interface EmployeeTab {
  /** The employee; `undefined` until the user has answered the back end's question. */
  readonly employee: Employee | undefined
  readonly challenge: DocumentChallenge | undefined
  /**
   * The reference with which the back end's question about the employee is requested; missing if there is no such
   * question.
   */
  readonly reference?: string | undefined
}

/** A search together with the settings of the country in which it is made. */
export interface FirmsSearch {
  readonly request: SearchRequest
  readonly config: Pick<SearchConfig, 'SearchEmployee'>
}

/**
 * The context of the state machine of a search: the functions of the host program, the latest query with its settings,
 * and the result.
 */
export interface FirmsValidationContext extends FirmsValidationInput {
  /** The latest query, which a retry repeats. */
  readonly search: FirmsSearch | undefined
  readonly tabs: readonly EmployeeTab[]
  /** Index of the chosen tab, from 0. */
  readonly activeTab: number
  readonly vehicles: readonly Vehicle[]
  readonly notFound: NotFound | undefined
  /** The error of a failed search, as the actor of the host program returned or threw it. */
  readonly failure: { readonly error: unknown } | undefined
  /** The validation issues of the last answer to the challenge in the chosen tab. */
  readonly issues: readonly AnyIssue[]
}

/** The events of the state machine of a search. */
export type FirmsValidationEvent =
  /** The user has sent a valid search. A running search is stopped, and an earlier result is removed. */
  | ({ readonly type: 'search.requested' } & FirmsSearch)
  | { readonly type: 'search.cancelled' }
  /** The user has read the result and begins the next search. */
  | { readonly type: 'search.restarted' }
  | { readonly type: 'search.retried' }
  /** The user has chosen another country in the form. */
  | { readonly type: 'country.changed' }
  | { readonly type: 'tab.chosen'; readonly index: number }
  | { readonly type: 'challenge.answered'; readonly digits: readonly string[] }
  /** The user has closed the challenge without passing it, so the employee stays hidden. */
  | { readonly type: 'challenge.dismissed' }
  | { readonly type: 'challenge.reopened' }
  /**
   * The time for which the answered question released the employee's data is over. The employee is hidden again until
   * the user answers the question again.
   */
  | { readonly type: 'employee.expired' }
  /** The user has closed the message about an empty result or a failure. */
  | { readonly type: 'notice.dismissed' }

/** The outcome of the search for employees: the body of the response, or the failure as the API client returns it. */
export type EmployeeSearchAnswer = Result<EmployeeResult, unknown>
/** The outcome of the search for vehicles: the body of the response, or the failure as the API client returns it. */
export type VehicleSearchAnswer = Result<VehicleResult, unknown>

/** The input of the host program's search for employees. */
export type EmployeeSearchInput = Exclude<SearchRequest, { kind: 'vehicle' }>
/** The input of the host program's search for vehicles. */
export type VehicleSearchInput = Extract<SearchRequest, { kind: 'vehicle' }>
