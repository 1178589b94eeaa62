import { assign, fromPromise, setup } from 'xstate'
import type { AnyIssue, Result } from '../kernel'
import { invalidDocument, missingDigits } from './document-challenge'
import type { Employee } from './firms.schema'
import type { OpenQuestion, ServerQuestion, ServerVerdict } from './server-question'

/**
 * The employee whom a question of the back end is about: the reference in the response to the search, and the country
 * of the search.
 */
export interface ServerChallengeInput {
  /** ISO 3166-1 alpha-2 code of the country. */
  readonly countryCode: string
  readonly reference: string
}

/**
 * The context of the state machine of a question that the back end asks. For safety it contains neither the hidden nor
 * the typed digits.
 */
export interface ServerChallengeContext extends ServerChallengeInput {
  readonly question: OpenQuestion | undefined
  /** The validation issues of the user's last answer to the question. */
  readonly issues: readonly AnyIssue[]
  readonly attemptsLeft: number | undefined
  readonly lockedForSeconds: number | undefined
  /** The error of a failed call, as the actor of the host program returned or threw it. */
  readonly failure: { readonly error: unknown } | undefined
  /** The employee; `undefined` until the user has given the right answer. */
  readonly employee: Employee | undefined
}

/** The events of the state machine of a question that the back end asks. */
export type ServerChallengeEvent =
  | { readonly type: 'challenge.answered'; readonly digits: readonly string[] }
  /** The time for which the employee was locked is over. */
  | { readonly type: 'lock.ended' }
  | { readonly type: 'challenge.retried' }

/** The input of the host program's actor that sends the answer to a question. */
export interface QuestionAnswer {
  readonly countryCode: string
  readonly challengeId: string
  readonly digits: readonly string[]
}

/** The result of the request for a question: the body of the response, or the failure as the API client returns it. */
export type QuestionAsked = Result<ServerQuestion, unknown>
/**
 * The result of an answer to a question: the back end's verdict on the digits, or the failure as the API client returns
 * it.
 */
export type QuestionAnswered = Result<ServerVerdict, unknown>

/**
 * The state machine of one question of the back end about one employee. The user's answer is right or wrong, and three
 * wrong answers lock the employee. The host provides `askQuestion` and `answerQuestion`. (FIR-90 to FIR-93)
 */
export const serverChallengeMachine = setup({
  types: {
    context: {} as ServerChallengeContext,
    events: {} as ServerChallengeEvent,
    input: {} as ServerChallengeInput,
    output: {} as Pick<ServerChallengeContext, 'employee'>,
    tags: {} as 'busy',
  },
  actors: {
    askQuestion: fromPromise<QuestionAsked, ServerChallengeInput>(() =>
      Promise.reject(new Error('[firms] serverChallengeMachine: provide askQuestion')),
    ),
    answerQuestion: fromPromise<QuestionAnswered, QuestionAnswer>(() =>
      Promise.reject(new Error('[firms] serverChallengeMachine: provide answerQuestion')),
    ),
  },
  guards: {
    isOpen: (_, { asked }: { asked: QuestionAsked }) => asked.ok && asked.value.state === 'open',
    isLocked: (_, { answer }: { answer: QuestionAsked | QuestionAnswered }) =>
      answer.ok && answer.value.state === 'locked',
    isComplete: ({ context }, { digits }: { digits: readonly string[] }) =>
      digitIssues(context, digits).length === 0,
    isRight: (_, { answered }: { answered: QuestionAnswered }) =>
      answered.ok && answered.value.state === 'passed',
    isWrong: (_, { answered }: { answered: QuestionAnswered }) =>
      answered.ok && answered.value.state === 'wrong',
  },
  actions: {
    recordQuestion: assign((_, { asked }: { asked: QuestionAsked }) =>
      asked.ok && asked.value.state === 'open'
        ? { question: asked.value, attemptsLeft: asked.value.attemptsLeft }
        : {},
    ),
    recordMissing: assign(({ context }, { digits }: { digits: readonly string[] }) => ({
      issues: digitIssues(context, digits),
    })),
    recordWrong: assign((_, { answered }: { answered: QuestionAnswered }) =>
      answered.ok && answered.value.state === 'wrong'
        ? { issues: [{ ...invalidDocument }], attemptsLeft: answered.value.attemptsLeft }
        : {},
    ),
    recordLock: assign((_, { answer }: { answer: QuestionAsked | QuestionAnswered }) =>
      answer.ok && answer.value.state === 'locked'
        ? { ...noQuestion, lockedForSeconds: answer.value.lockedForSeconds }
        : {},
    ),
    recordEmployee: assign((_, { answered }: { answered: QuestionAnswered }) =>
      answered.ok && answered.value.state === 'passed'
        ? { ...noQuestion, employee: answered.value.employee }
        : {},
    ),
    recordFailure: assign((_, failure: { error: unknown }) => ({ ...noQuestion, failure })),
    forget: assign(() => noQuestion),
  },
}).createMachine({
  id: 'serverChallenge',
  context: ({ input }) => ({ ...input, ...noQuestion, employee: undefined }),
  initial: 'asking',
  output: ({ context: { employee } }) => ({ employee }),
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askQuestion',
        input: ({ context: { countryCode, reference } }) => ({ countryCode, reference }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ asked: event.output }) },
            target: 'open',
            actions: { type: 'recordQuestion', params: ({ event }) => ({ asked: event.output }) },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ answer: event.output }) },
            target: 'locked',
            actions: { type: 'recordLock', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'recordFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    open: {
      on: {
        'challenge.answered': [
          {
            guard: { type: 'isComplete', params: ({ event: { digits } }) => ({ digits }) },
            target: 'answering',
          },
          { actions: { type: 'recordMissing', params: ({ event: { digits } }) => ({ digits }) } },
        ],
      },
    },
    answering: {
      tags: 'busy',
      invoke: {
        src: 'answerQuestion',
        input: ({ context, event }) => answerOf(context, event),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ answered: event.output }) },
            target: 'passed',
            actions: { type: 'recordEmployee', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            guard: { type: 'isWrong', params: ({ event }) => ({ answered: event.output }) },
            target: 'open',
            actions: { type: 'recordWrong', params: ({ event }) => ({ answered: event.output }) },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ answer: event.output }) },
            target: 'locked',
            actions: { type: 'recordLock', params: ({ event }) => ({ answer: event.output }) },
          },
          {
            target: 'failed',
            actions: { type: 'recordFailure', params: ({ event }) => failureOf(event.output) },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'recordFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    locked: { on: { 'lock.ended': { target: 'asking', actions: 'forget' } } },
    failed: { on: { 'challenge.retried': { target: 'asking', actions: 'forget' } } },
    passed: { type: 'final' },
  },
})

const noQuestion = {
  question: undefined,
  issues: [],
  attemptsLeft: undefined,
  lockedForSeconds: undefined,
  failure: undefined,
} satisfies Partial<ServerChallengeContext>

const digitIssues = (
  { question }: Pick<ServerChallengeContext, 'question'>,
  digits: readonly string[],
): readonly AnyIssue[] => (question === undefined ? [] : missingDigits(question, digits))

const answerOf = (
  { countryCode, question }: ServerChallengeContext,
  event: { readonly type: string },
): QuestionAnswer => {
  if (question === undefined || !isAnswer(event))
    throw new Error('[firms] serverChallengeMachine: there is no question')
  return { countryCode, challengeId: question.challengeId, digits: event.digits }
}

const isAnswer = (event: {
  readonly type: string
}): event is Extract<ServerChallengeEvent, { type: 'challenge.answered' }> =>
  event.type === 'challenge.answered'

const failureOf = (answer: Result<unknown, unknown>): { readonly error: unknown } => ({
  error: answer.ok ? undefined : answer.error,
})
