import { assign, fromPromise, setup } from 'xstate'
import { type AnyIssue, err, type Result } from '../kernel'
import {
  answerDocumentChallenge,
  createDocumentChallenge,
  type DocumentChallenge,
  documentToValidate,
} from './document-challenge'
import type { Employee, Vehicle } from './firms.schema'
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
import { employeesFound, type FoundEmployees, type NotFound, vehiclesFound } from './search-answer'
import type { SearchRequest } from './search-draft'
import { type ServerChallengeInput, serverChallengeMachine } from './server-challenge.machine'
import { type VisibleEmployee, visibleEmployee } from './visible-employee'

const nothingFound = {
  tabs: [],
  activeTab: 0,
  vehicles: [],
  notFound: undefined,
  failure: undefined,
  issues: [],
} satisfies Partial<FirmsValidationContext>

/**
 * The state machine of one search for employees or trucks. If the country requires it, an employee is hidden until the
 * user fills in digits of the employee's document. The host provides `searchEmployees`, `searchVehicles` and, for a
 * back end that asks the security question itself, the actors of `serverChallenge`. A discarded search aborts the
 * signal of its actor. (FIR-70 to FIR-77, FIR-93)
 */
export const firmsValidationMachine = setup({
  types: {
    context: {} as FirmsValidationContext,
    events: {} as FirmsValidationEvent,
    input: {} as FirmsValidationInput,
    tags: {} as 'busy',
    children: {} as { serverChallenge: 'serverChallenge' },
  },
  actors: {
    serverChallenge: serverChallengeMachine,
    searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(() =>
      Promise.reject(new Error('[firms] firmsValidationMachine: provide searchEmployees')),
    ),
    searchVehicles: fromPromise<VehicleSearchAnswer, VehicleSearchInput>(() =>
      Promise.reject(new Error('[firms] firmsValidationMachine: provide searchVehicles')),
    ),
  },
  guards: {
    isForVehicles: (_, { request }: { request: SearchRequest }) => request.kind === 'vehicle',
    wasForVehicles: ({ context }) => context.search?.request.kind === 'vehicle',
    hasFailed: (_, { answer }: { answer: Result<unknown, unknown> }) => !answer.ok,
    hasEmployees: (_, { answer }: { answer: EmployeeSearchAnswer }) => employeesIn(answer).ok,
    hasVehicles: (_, { answer }: { answer: VehicleSearchAnswer }) => vehiclesIn(answer).ok,
    isTab: ({ context }, { index }: { index: number }) => context.tabs[index] !== undefined,
    isChallenged: ({ context }) => activeChallenge(context) !== undefined,
    isGuarded: ({ context }) => guardedReference(context) !== undefined,
    hasReference: ({ context: { tabs, activeTab } }) => tabs[activeTab]?.reference !== undefined,
    isRight: ({ context }, { digits }: { digits: readonly string[] }) =>
      answerIssues(context, digits).length === 0,
  },
  actions: {
    begin: assign((_, search: FirmsSearch) => ({ ...nothingFound, search })),
    clear: assign({ ...nothingFound, search: undefined }),
    recordEmployees: assign(({ context }, { answer }: { answer: EmployeeSearchAnswer }) => ({
      tabs: tabsOf(context, answer),
    })),
    recordVehicles: assign((_, { answer }: { answer: VehicleSearchAnswer }) => {
      const found = vehiclesIn(answer)
      return { vehicles: found.ok ? found.value : [] }
    }),
    recordNotFound: assign((_, { found }: { found: Result<unknown, NotFound | undefined> }) => ({
      notFound: found.ok ? undefined : found.error,
    })),
    recordFailure: assign((_, failure: { error: unknown }) => ({ failure })),
    chooseTab: assign((_, { index }: { index: number }) => ({ activeTab: index, issues: [] })),
    recordIssues: assign(({ context }, { digits }: { digits: readonly string[] }) => ({
      issues: answerIssues(context, digits),
    })),
    forgetIssues: assign({ issues: [] }),
    forgetFailure: assign({ failure: undefined }),
    passChallenge: assign(({ context }) => ({
      tabs: withActive(context, { challenge: undefined }),
      issues: [],
    })),
    recordEmployee: assign(({ context }, { employee }: { employee: Employee | undefined }) => ({
      tabs: withActive(context, { employee }),
    })),
    forgetEmployee: assign(({ context }) => ({ tabs: withActive(context, { employee: undefined }) })),
  },
}).createMachine({
  id: 'firmsValidation',
  context: ({ input: { random } }) => ({ random, search: undefined, ...nothingFound }),
  initial: 'idle',
  on: {
    'search.requested': [
      {
        guard: { type: 'isForVehicles', params: ({ event: { request } }) => ({ request }) },
        target: '.searching.vehicles',
        actions: {
          type: 'begin',
          params: ({ event: { request, config } }) => ({ request, config }),
        },
      },
      {
        target: '.searching.employees',
        actions: {
          type: 'begin',
          params: ({ event: { request, config } }) => ({ request, config }),
        },
      },
    ],
    'country.changed': { target: '.idle', actions: 'clear' },
    'search.restarted': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {},
    searching: {
      tags: 'busy',
      initial: 'employees',
      on: { 'search.cancelled': { target: 'idle', actions: 'clear' } },
      states: {
        employees: {
          invoke: {
            src: 'searchEmployees',
            input: ({ context }) => employeeRequestOf(context),
            onDone: [
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ answer: event.output }) },
                target: '#firmsValidation.failed',
                actions: { type: 'recordFailure', params: ({ event }) => failureOf(event.output) },
              },
              {
                guard: { type: 'hasEmployees', params: ({ event }) => ({ answer: event.output }) },
                target: '#firmsValidation.employees',
                actions: { type: 'recordEmployees', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#firmsValidation.notFound',
                actions: {
                  type: 'recordNotFound',
                  params: ({ event }) => ({ found: employeesIn(event.output) }),
                },
              },
            ],
            onError: {
              target: '#firmsValidation.failed',
              actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        vehicles: {
          invoke: {
            src: 'searchVehicles',
            input: ({ context }) => vehicleRequestOf(context),
            onDone: [
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ answer: event.output }) },
                target: '#firmsValidation.failed',
                actions: { type: 'recordFailure', params: ({ event }) => failureOf(event.output) },
              },
              {
                guard: { type: 'hasVehicles', params: ({ event }) => ({ answer: event.output }) },
                target: '#firmsValidation.vehicles',
                actions: { type: 'recordVehicles', params: ({ event }) => ({ answer: event.output }) },
              },
              {
                target: '#firmsValidation.notFound',
                actions: {
                  type: 'recordNotFound',
                  params: ({ event }) => ({ found: vehiclesIn(event.output) }),
                },
              },
            ],
            onError: {
              target: '#firmsValidation.failed',
              actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
      },
    },
    employees: {
      initial: 'opening',
      on: {
        'tab.chosen': {
          guard: { type: 'isTab', params: ({ event: { index } }) => ({ index }) },
          target: '.opening',
          actions: { type: 'chooseTab', params: ({ event: { index } }) => ({ index }) },
        },
      },
      states: {
        opening: {
          always: [
            { guard: 'isGuarded', target: 'guarded' },
            { guard: 'isChallenged', target: 'challenged' },
            { target: 'shown' },
          ],
        },
        guarded: {
          invoke: {
            src: 'serverChallenge',
            id: 'serverChallenge',
            input: ({ context }) => guardOf(context),
            onDone: {
              target: 'opening',
              actions: { type: 'recordEmployee', params: ({ event: { output } }) => output },
            },
          },
          on: { 'challenge.dismissed': 'hidden' },
        },
        challenged: {
          on: {
            'challenge.answered': [
              {
                guard: { type: 'isRight', params: ({ event: { digits } }) => ({ digits }) },
                target: 'shown',
                actions: 'passChallenge',
              },
              { actions: { type: 'recordIssues', params: ({ event: { digits } }) => ({ digits }) } },
            ],
            'challenge.dismissed': { target: 'hidden', actions: 'forgetIssues' },
          },
        },
        hidden: { on: { 'challenge.reopened': 'opening' } },
        shown: {
          on: {
            'employee.expired': { guard: 'hasReference', target: 'guarded', actions: 'forgetEmployee' },
          },
        },
      },
    },
    vehicles: {},
    notFound: { on: { 'notice.dismissed': { target: 'idle', actions: 'clear' } } },
    failed: {
      on: {
        'search.retried': [
          { guard: 'wasForVehicles', target: 'searching.vehicles', actions: 'forgetFailure' },
          { target: 'searching.employees', actions: 'forgetFailure' },
        ],
        'notice.dismissed': { target: 'idle', actions: 'clear' },
      },
    },
  },
})

/** The challenge of the chosen employee that the user has not passed yet; `undefined` if there is none. (FIR-74) */
export const activeChallenge = ({
  tabs,
  activeTab,
}: Pick<FirmsValidationContext, 'tabs' | 'activeTab'>): DocumentChallenge | undefined =>
  tabs[activeTab]?.challenge

/**
 * The reference with which the back end's question about the chosen employee is requested; `undefined` after the right
 * answer. (FIR-93)
 */
export const guardedReference = ({
  tabs,
  activeTab,
}: Pick<FirmsValidationContext, 'tabs' | 'activeTab'>): string | undefined => {
  const tab = tabs[activeTab]
  return tab?.employee === undefined ? tab?.reference : undefined
}

/**
 * The data of the chosen employee, if it may be shown; `undefined` until a challenge is passed, or without a result.
 * (FIR-74)
 */
export const shownEmployee = ({
  tabs,
  activeTab,
  search,
}: Pick<FirmsValidationContext, 'tabs' | 'activeTab' | 'search'>): VisibleEmployee | undefined => {
  const tab = tabs[activeTab]
  return tab?.employee === undefined || tab.challenge !== undefined || search === undefined
    ? undefined
    : visibleEmployee(tab.employee, search.config)
}

const withActive = (
  { tabs, activeTab }: Pick<FirmsValidationContext, 'tabs' | 'activeTab'>,
  change: Partial<EmployeeTab>,
): readonly EmployeeTab[] => tabs.map((tab, index) => (index === activeTab ? { ...tab, ...change } : tab))

const guardOf = (context: FirmsValidationContext): ServerChallengeInput => {
  const reference = guardedReference(context)
  if (reference === undefined || context.search === undefined)
    throw new Error('[firms] firmsValidationMachine: nobody is guarded')
  return { countryCode: context.search.request.countryCode, reference }
}

const employeesIn = (answer: EmployeeSearchAnswer): Result<FoundEmployees, NotFound | undefined> =>
  answer.ok ? employeesFound(answer.value) : err(undefined)

const vehiclesIn = (answer: VehicleSearchAnswer): Result<readonly Vehicle[], NotFound | undefined> =>
  answer.ok ? vehiclesFound(answer.value) : err(undefined)

const tabsOf = (
  { random, search }: FirmsValidationContext,
  answer: EmployeeSearchAnswer,
): readonly EmployeeTab[] => {
  const found = employeesIn(answer)
  if (search === undefined || !found.ok) return []
  const { config, request } = search
  const { employees, guarded } = found.value
  const open = employees.map((employee): EmployeeTab => {
    const document = documentToValidate(employee, config, request.searchType)
    return {
      employee,
      challenge: document === undefined ? undefined : createDocumentChallenge(document, random),
    }
  })
  return [
    ...open,
    ...guarded.map(({ reference }) => ({ employee: undefined, challenge: undefined, reference })),
  ]
}

const answerIssues = (context: FirmsValidationContext, digits: readonly string[]): readonly AnyIssue[] => {
  const challenge = activeChallenge(context)
  return challenge === undefined ? [] : answerDocumentChallenge(challenge, digits)
}

const employeeRequestOf = ({ search }: FirmsValidationContext): EmployeeSearchInput => {
  const request = search?.request
  if (request === undefined || request.kind === 'vehicle')
    throw new Error('[firms] firmsValidationMachine: no employee is searched')
  return request
}

const vehicleRequestOf = ({ search }: FirmsValidationContext): VehicleSearchInput => {
  const request = search?.request
  if (request?.kind !== 'vehicle') throw new Error('[firms] firmsValidationMachine: no vehicle is searched')
  return request
}

const failureOf = (answer: Result<unknown, unknown>): { readonly error: unknown } => ({
  error: answer.ok ? undefined : answer.error,
})
