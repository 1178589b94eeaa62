import type { Issue, Result } from '../kernel'
import type { DocumentChallenge } from './document-challenge'
import type { Employee, EmployeeResult, Vehicle, VehicleResult } from './firms.schema'
import type { NotFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import type { SearchConfig } from './search-type'

/** The functions that the host provides. */
export interface FirmsValidationInput {
  /** Gives numbers from 0 (inclusive) to 1 (exclusive): `Math.random`. */
  readonly random: () => number
}

/** One employee that was found. `challenge` has to be answered before the employee is shown. */
export interface EmployeeTab {
  /** The employee; `undefined` until the back end's own question is answered. */
  readonly employee: Employee | undefined
  readonly challenge: DocumentChallenge | undefined
  /** The reference of the back end's own question, if it asks a question. */
  readonly reference?: string | undefined
}

/** A search together with the settings of the country in which it is made. */
export interface FirmsSearch {
  readonly request: SearchRequest
  readonly config: Pick<SearchConfig, 'SearchEmployee'>
}

/** The state of the search's machine: the settings that it began with, the query, and the result. */
export interface FirmsValidationContext extends FirmsValidationInput {
  /** The latest query, which a retry repeats. */
  readonly search: FirmsSearch | undefined
  readonly tabs: readonly EmployeeTab[]
  /** Index of the chosen tab, from 0. */
  readonly activeTab: number
  readonly vehicles: readonly Vehicle[]
  readonly notFound: NotFound | undefined
  /** The answer or error of the host's actor after a failed search. */
  readonly failure: { readonly error: unknown } | undefined
  /** The issues of the last answer to the challenge of the chosen tab. */
  readonly issues: readonly Issue[]
}

/** The events of a search's machine. */
export type FirmsValidationEvent =
  /** A valid search was sent; an earlier result or a running search is discarded. */
  | ({ readonly type: 'search.requested' } & FirmsSearch)
  | { readonly type: 'search.cancelled' }
  /** The user has read the result; the next search begins. */
  | { readonly type: 'search.restarted' }
  | { readonly type: 'search.retried' }
  /** The event that another country was chosen in the form. */
  | { readonly type: 'country.changed' }
  | { readonly type: 'tab.chosen'; readonly index: number }
  | { readonly type: 'challenge.answered'; readonly digits: readonly string[] }
  /** The challenge was closed; the employee behind it stays hidden. */
  | { readonly type: 'challenge.dismissed' }
  | { readonly type: 'challenge.reopened' }
  /** The back end hides an employee again after an answered question, and the question must be answered again. */
  | { readonly type: 'employee.expired' }
  /** The user has read the message about an empty result or a failure. */
  | { readonly type: 'notice.dismissed' }

/** The outcome of the search for employees: the body of the answer, or the failure as the API client reports it. */
export type EmployeeSearchAnswer = Result<EmployeeResult, unknown>
/** The outcome of the search for vehicles: the body of the answer, or the failure as the API client reports it. */
export type VehicleSearchAnswer = Result<VehicleResult, unknown>

/** The input of the host's search for employees. */
export type EmployeeSearchInput = Exclude<SearchRequest, { kind: 'vehicle' }>
/** The input of the search for vehicles. */
export type VehicleSearchInput = Extract<SearchRequest, { kind: 'vehicle' }>
