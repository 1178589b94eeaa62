import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { err, ok } from '../kernel'
import {
  type EmployeeSearchAnswer,
  type EmployeeSearchInput,
  firmsValidationMachine,
  type QuestionAnswer,
  type QuestionAnswered,
  type QuestionAsked,
  type ServerChallengeEvent,
  type ServerChallengeInput,
  serverChallengeMachine,
  shownEmployee,
} from '.'
import {
  ana,
  answer,
  byCard,
  choose,
  dismiss,
  random,
  reopen,
  restart,
  search,
  settled,
} from './firms-validation.fixtures'

const document = '44120987K'
const question: QuestionAsked = ok({
  state: 'open',
  challengeId: 'q-1',
  documentType: 'DNI',
  masked: '44•209•7K',
  positions: [2, 6],
  attemptsLeft: 3,
})
const right = ['1', '8']
const locked = ok({ state: 'locked', lockedForSeconds: 300 } as const)
const wrong = (attemptsLeft: number): QuestionAnswered => ok({ state: 'wrong', attemptsLeft })
const passed: QuestionAnswered = ok({ state: 'passed', employee: ana })
const input: ServerChallengeInput = { countryCode: 'ES', reference: 'guarded-1' }

interface Call<I, A> {
  readonly input: I
  readonly signal: AbortSignal
  readonly answer: (answer: A) => void
  readonly fail: (error: unknown) => void
}

/** A state machine whose requests get their responses from the test. */
const hostedMachine = () => {
  const asked: Call<ServerChallengeInput, QuestionAsked>[] = []
  const answered: Call<QuestionAnswer, QuestionAnswered>[] = []
  const machine = serverChallengeMachine.provide({
    actors: {
      askQuestion: fromPromise<QuestionAsked, ServerChallengeInput>(
        ({ input: sent, signal }) =>
          new Promise((resolve, fail) => {
            asked.push({ input: sent, signal, answer: resolve, fail })
          }),
      ),
      answerQuestion: fromPromise<QuestionAnswered, QuestionAnswer>(
        ({ input: sent, signal }) =>
          new Promise((resolve, fail) => {
            answered.push({ input: sent, signal, answer: resolve, fail })
          }),
      ),
    },
  })
  return { machine, asked, answered }
}

const begun = async (first: QuestionAsked = question) => {
  const { machine, asked, answered } = hostedMachine()
  const actor = createActor(machine, { input }).start()
  asked[0]?.answer(first)
  await settled()
  const say = async (digits: readonly string[], verdict: QuestionAnswered) => {
    actor.send({ type: 'challenge.answered', digits })
    answered.at(-1)?.answer(verdict)
    await settled()
  }
  return { actor, asked, answered, say, value: () => actor.getSnapshot().value }
}

describe('a question of the back end', () => {
  it('[FIR-93] a security question is requested with the employee’s reference, and its answer is sent with the typed digits', async () => {
    const { actor, asked, answered, say, value } = await begun()
    expect(asked.map(({ input: sent }) => sent)).toEqual([input])
    expect(value()).toBe('open')
    await say(right, passed)
    expect(answered[0]?.input).toEqual({ countryCode: 'ES', challengeId: 'q-1', digits: right })
    expect(actor.getSnapshot().output).toEqual({ employee: ana })
  })

  it('[FIR-91] after a wrong answer to a security question, the remaining attempts are shown, and the question asks for the same digits again', async () => {
    const { actor, say, value } = await begun()
    await say(['0', '0'], wrong(2))
    const { issues, attemptsLeft, question: open } = actor.getSnapshot().context
    expect([value(), attemptsLeft, open?.positions]).toEqual(['open', 2, [2, 6]])
    expect(issues.map(({ key }) => key)).toEqual(['label.documentValidation.invalid'])
  })

  it('[FIR-54] [FIR-91] the answer to a security question is sent only if the user has typed every hidden digit', async () => {
    const { actor, answered } = await begun()
    for (const digits of [[], ['1'], ['1', ''], ['1', 'x'], ['1', '12']])
      actor.send({ type: 'challenge.answered', digits })
    expect(answered).toEqual([])
    expect(actor.getSnapshot().context.issues.map(({ path }) => path)).toEqual(['digits.1'])
  })

  it('[FIR-92] an employee can be locked when a security question is requested or answered, and a new question is requested after the lock', async () => {
    const { actor, asked, say, value } = await begun()
    await say(['0', '0'], locked)
    expect([value(), actor.getSnapshot().context.lockedForSeconds]).toEqual(['locked', 300])
    expect(actor.getSnapshot().context.question).toBeUndefined()
    actor.send({ type: 'lock.ended' })
    expect([value(), asked.length]).toEqual(['asking', 2])
    asked[1]?.answer(locked)
    await settled()
    expect(value()).toBe('locked')
  })

  it.each([
    ['asking', (calls: Awaited<ReturnType<typeof begun>>) => calls.asked.at(-1)],
    ['answering', (calls: Awaited<ReturnType<typeof begun>>) => calls.answered.at(-1)],
  ])(
    '[FIR-93] if a security question fails in the state %s, it can be requested again, and the typed digits are deleted',
    async (state, latest) => {
      for (const [fail, error] of [
        [(call: ReturnType<typeof latest>) => call?.answer(err('offline')), 'offline'],
        [(call: ReturnType<typeof latest>) => call?.fail('crash'), 'crash'],
      ] as const) {
        const hosted = await begun()
        const { actor, asked, value } = hosted
        actor.send({ type: 'challenge.answered', digits: right })
        if (state === 'asking') {
          hosted.answered[0]?.answer(locked)
          await settled()
          actor.send({ type: 'lock.ended' })
        }
        fail(latest(hosted))
        await settled()
        const { failure, question: open } = actor.getSnapshot().context
        expect([value(), failure, open]).toEqual(['failed', { error }, undefined])
        const before = asked.length
        actor.send({ type: 'challenge.retried' })
        expect([value(), asked.length]).toEqual(['asking', before + 1])
      }
    },
  )

  it.each(['askQuestion', 'answerQuestion'])(
    '[FIR-93] a security question fails with an error that contains the name %s if the host program does not provide this function',
    async (name) => {
      const host = hostedMachine()
      const askQuestion = fromPromise<QuestionAsked, ServerChallengeInput>(async () => question)
      const machine =
        name === 'askQuestion'
          ? serverChallengeMachine
          : serverChallengeMachine.provide({ actors: { askQuestion } })
      const actor = createActor(machine, { input }).start()
      await settled()
      actor.send({ type: 'challenge.answered', digits: right })
      await settled()
      expect(String(actor.getSnapshot().context.failure?.error)).toBe(
        `Error: [firms] serverChallengeMachine: provide ${name}`,
      )
      expect(host.asked).toEqual([])
    },
  )

  it('[FIR-93] no events put the document or the typed digits of a security question into the state of the machine', async () => {
    const events = fc.constantFrom<ServerChallengeEvent>(
      { type: 'challenge.answered', digits: right },
      { type: 'challenge.answered', digits: ['0', '0'] },
      { type: 'challenge.retried' },
      { type: 'lock.ended' },
    )
    const verdicts = fc.constantFrom<QuestionAnswered>(wrong(2), locked, err('offline'))
    const courses = fc.array(fc.tuple(events, verdicts), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(courses, async (steps) => {
        const { actor, asked, answered } = await begun()
        for (const [event, verdict] of steps) {
          actor.send(event)
          answered.at(-1)?.answer(verdict)
          asked.at(-1)?.answer(question)
          await settled()
          const known = JSON.stringify(actor.getSnapshot().context)
          expect(known).not.toContain(document)
          expect(known).not.toContain(JSON.stringify(right))
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('protected employees', () => {
  /**
   * A search that has found protected employees with these references. The test sends the responses about their
   * security questions.
   */
  const searched = async (...references: readonly string[]) => {
    const { machine, asked, answered } = hostedMachine()
    const guarded = references.map((reference) => ({ reference }))
    const actor = createActor(
      firmsValidationMachine.provide({
        actors: {
          serverChallenge: machine,
          searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(async () =>
            ok({ success: true, employees: [], guarded, errors: [] }),
          ),
        },
      }),
      { input: { random } },
    ).start()
    actor.send(search(byCard))
    await settled()
    const child = () => actor.getSnapshot().children.serverChallenge
    return { actor, asked, answered, child, value: () => actor.getSnapshot().value }
  }

  it('[FIR-74] a protected employee is hidden until the user has passed the security question', async () => {
    const { actor, asked, answered, child, value } = await searched('one')
    expect(value()).toEqual({ employees: 'guarded' })
    expect(asked.map(({ input: sent }) => sent)).toEqual([{ countryCode: 'ES', reference: 'one' }])
    asked[0]?.answer(question)
    await settled()
    expect(shownEmployee(actor.getSnapshot().context)).toBeUndefined()
    actor.send(answer(...right))
    expect(answered).toEqual([])
    child()?.send({ type: 'challenge.answered', digits: right })
    answered[0]?.answer(passed)
    await settled()
    expect(value()).toEqual({ employees: 'shown' })
    expect(shownEmployee(actor.getSnapshot().context)?.registry).toBe(ana.registry)
  })

  it('[FIR-93] opening the tab of a protected employee requests the security question if the user has not passed it yet', async () => {
    const { actor, asked, answered, child, value } = await searched('one', 'two')
    asked[0]?.answer(question)
    await settled()
    child()?.send({ type: 'challenge.answered', digits: right })
    actor.send(choose(1))
    // The user opens the second tab before the answer in the first tab gets its response. That response is ignored.
    answered[0]?.answer(passed)
    await settled()
    expect([answered[0]?.signal.aborted, value()]).toEqual([true, { employees: 'guarded' }])
    expect(asked.at(-1)?.input.reference).toBe('two')
    actor.send(choose(0))
    expect(asked.at(-1)?.input.reference).toBe('one')
    asked.at(-1)?.answer(question)
    await settled()
    child()?.send({ type: 'challenge.answered', digits: right })
    answered.at(-1)?.answer(passed)
    await settled()
    const before = asked.length
    actor.send(choose(1))
    actor.send(choose(0))
    expect(value()).toEqual({ employees: 'shown' })
    expect(asked.length).toBe(before + 1)
  })

  it('[FIR-75] [FIR-93] a protected employee stays hidden when the user closes the question, and the question can be opened again', async () => {
    const { actor, asked, value } = await searched('one')
    actor.send(dismiss)
    expect([value(), asked[0]?.signal.aborted]).toEqual([{ employees: 'hidden' }, true])
    expect(shownEmployee(actor.getSnapshot().context)).toBeUndefined()
    actor.send(reopen)
    expect([value(), asked.length]).toEqual([{ employees: 'guarded' }, 2])
    actor.send(restart)
    expect([value(), asked[1]?.signal.aborted]).toEqual(['idle', true])
  })

  it('[FIR-93] when the time for which an employee’s data is released has passed, the security question is requested again', async () => {
    const { actor, asked, answered, child, value } = await searched('one')
    asked[0]?.answer(question)
    await settled()
    child()?.send({ type: 'challenge.answered', digits: right })
    answered[0]?.answer(passed)
    await settled()
    actor.send({ type: 'employee.expired' })
    expect([value(), asked.length]).toEqual([{ employees: 'guarded' }, 2])
    expect(shownEmployee(actor.getSnapshot().context)).toBeUndefined()
    expect(JSON.stringify(actor.getSnapshot().context)).not.toContain(ana.registry)
  })
})
