import { assign, fromPromise, setup } from 'xstate'
import type { Result } from '../kernel'
import { answerDocumentChallenge, createDocumentChallenge, documentToValidate } from './document-challenge'
import type { Employee } from './firms.schema'
import type {
  EmployeeSearchAnswer,
  EmployeeSearchInput,
  EmployeeTab,
  FirmsSearch,
  FirmsValidationContext,
  FirmsValidationEvent,
  FirmsValidationInput,
  VehicleSearchAnswer,
  VehicleSearchInput,
} from './firms-validation.types'
import { employeesFound, vehiclesFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import { type VisibleEmployee, visibleEmployee } from './visible-employee'

/**
 * FIR-70 to FIR-77. The way of a search for employees or trucks: asked, found, not found or failed; of each employee found
 * nothing shows until the document is validated, where the country asks for that. The host provides `searchEmployees` and
 * `searchVehicles`; a search that is dropped aborts the signal that its actor was given.
 */
export const firmsValidationMachine = setup({
  types: {
    context: {} as FirmsValidationContext,
    events: {} as FirmsValidationEvent,
    input: {} as FirmsValidationInput,
    tags: {} as 'busy',
  },
  actors: {
    searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(() =>
      Promise.reject(new Error('[firms] firmsValidationMachine: provide searchEmployees')),
    ),
    searchVehicles: fromPromise<VehicleSearchAnswer, VehicleSearchInput>(() =>
      Promise.reject(new Error('[firms] firmsValidationMachine: provide searchVehicles')),
    ),
  },
  guards: {
    isForVehicles: (_, { search }: { search: FirmsSearch | undefined }) => search?.request.kind === 'vehicle',
    hasFailed: (_, { answer }: { answer: Result<unknown, unknown> }) => !answer.ok,
    hasEmployees: (_, { answer }: { answer: EmployeeSearchAnswer }) =>
      answer.ok && employeesFound(answer.value).ok,
    hasVehicles: (_, { answer }: { answer: VehicleSearchAnswer }) =>
      answer.ok && vehiclesFound(answer.value).ok,
    isTab: ({ context }, { index }: { index: number }) => context.tabs[index] !== undefined,
    isChallenged: ({ context }) => activeChallenge(context) !== undefined,
    isRight: ({ context }, { digits }: { digits: readonly string[] }) => answerIssues(context, digits).length === 0,
  },
  actions: {
    begin: assign((_, search: FirmsSearch) => ({ ...nothingFound, search })),
    clear: assign({ ...nothingFound(), search: undefined }),
    recordEmployees: assign(({ context }, { answer }: { answer: EmployeeSearchAnswer }) => ({
      tabs: tabsOf(context, answer),
    })),
    recordVehicles: assign((_, { answer }: { answer: VehicleSearchAnswer }) => {
      const found = answer.ok ? vehiclesFound(answer.value) : undefined
      return { vehicles: found?.ok ? found.value : [] }
    }),
    recordNoEmployee: assign((_, { answer }: { answer: EmployeeSearchAnswer }) => {
      const found = answer.ok ? employeesFound(answer.value) : undefined
      return { notFound: found === undefined || found.ok ? undefined : found.error }
    }),
    recordNoVehicle: assign((_, { answer }: { answer: VehicleSearchAnswer }) => {
      const found = answer.ok ? vehiclesFound(answer.value) : undefined
      return { notFound: found === undefined || found.ok ? undefined : found.error }
    }),
    recordFailure: assign((_, failure: { error: unknown }) => ({ failure })),
    chooseTab: assign((_, { index }: { index: number }) => ({ activeTab: index, issues: [] })),
    recordIssues: assign(({ context }, { digits }: { digits: readonly string[] }) => ({
      issues: answerIssues(context, digits),
    })),
    forgetIssues: assign({ issues: [] }),
    passChallenge: assign(({ context: { tabs, activeTab } }) => ({
      tabs: tabs.map((tab, index) => (index === activeTab ? { ...tab, challenge: undefined } : tab)),
      issues: [],
    })),
  },
}).createMachine({
  id: 'firmsValidation',
  context: ({ input: { random } }) => ({ random, search: undefined, ...nothingFound() }),
  initial: 'idle',
  on: {},
  states: { idle: {} },
})
