import { contract } from '@remesa/api-client/contract'
import {
  activeChallenge,
  type EmployeeSearchAnswer,
  type EmployeeSearchInput,
  type FirmsValidationEvent,
  firmsValidationMachine,
  type QuestionAnswer,
  type QuestionAnswered,
  type QuestionAsked,
  type ServerChallengeInput,
  serverChallengeMachine,
  shownEmployee,
  type VehicleSearchAnswer,
  type VehicleSearchInput,
} from '@remesa/domain/firms'
import { err, ok } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { findCountry } from '../country/country-repository'
import { answerToQuestion } from '../testing/requests/firms.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'

const runs = Number(process.env['RUNS'] ?? 10)
const STEPS = 40
const spain = '/api/sol-customer/ES'
const username = 'customer-operator'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** The next action of a user on the page that searches for crews. */
type Step =
  | { readonly what: 'search'; readonly searchType: string; readonly identifier: string }
  | { readonly what: 'answer'; readonly isRight: boolean }
  | { readonly what: 'send'; readonly event: FirmsValidationEvent }
  | { readonly what: 'wait-out-the-lock' }

const searches = [
  ['TIP', '84512'],
  ['TIP', '55501'],
  ['TIP', 'V-77120'],
  ['TIP', '99999'],
  ['DNI', '12345678Z'],
  ['VEHICLE_PLATE', '4821-KLM'],
  ['VEHICLE_CODE', 'ZZ-1'],
] as const
/** The document numbers that the questions ask about. */
const hidden = ['44120987K', 'B100238', 'B100239', 'B100236']

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(...searches)
      .map(([searchType, identifier]) => ({ what: 'search' as const, searchType, identifier })),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(false, false, false, true)
      .map((isRight) => ({ what: 'answer' as const, isRight })),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'wait-out-the-lock' as const }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<FirmsValidationEvent>(
        { type: 'tab.chosen', index: 0 },
        { type: 'tab.chosen', index: 1 },
        { type: 'challenge.dismissed' },
        { type: 'challenge.reopened' },
        { type: 'employee.expired' },
        { type: 'search.cancelled' },
        { type: 'search.retried' },
        { type: 'search.restarted' },
        { type: 'country.changed' },
        { type: 'notice.dismissed' },
      )
      .map((event) => ({ what: 'send' as const, event })),
  },
)

const call = async (line: string, body?: unknown) => {
  const answer = await world.call(username, line, { body })
  return answer.status === 200 ? ok(answer.body) : err(answer.status)
}

/** The state machine of the page, connected to the real back end. */
const machineOnBackEnd = () =>
  firmsValidationMachine.provide({
    actors: {
      searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(async ({ input }) => {
        const answer = await call(`GET ${spain}/v2/employee?${new URLSearchParams(input.query)}`)
        return answer.ok ? ok(contract.firms.employees.response.parse(answer.value)) : answer
      }),
      searchVehicles: fromPromise<VehicleSearchAnswer, VehicleSearchInput>(async ({ input }) => {
        const { plate, code = '' } = input.query
        const answer = await call(
          `GET ${spain}/v1/vehicle?${new URLSearchParams(plate === undefined ? { code } : { plate })}`,
        )
        return answer.ok ? ok(contract.firms.vehicles.response.parse(answer.value)) : answer
      }),
      serverChallenge: serverChallengeMachine.provide({
        actors: {
          askQuestion: fromPromise<QuestionAsked, ServerChallengeInput>(async ({ input: { reference } }) => {
            const answer = await call(`POST ${spain}/v2/employee/challenge`, { reference })
            return answer.ok ? ok(contract.firms.askChallenge.response.parse(answer.value)) : answer
          }),
          answerQuestion: fromPromise<QuestionAnswered, QuestionAnswer>(async ({ input }) => {
            const { challengeId, digits } = input
            const answer = await call(`POST ${spain}/v2/employee/challenge/${challengeId}`, { digits })
            return answer.ok ? ok(contract.firms.answerChallenge.response.parse(answer.value)) : answer
          }),
        },
      }),
    },
  })

/** The right digits for the document number in a question, or wrong digits only. */
const digitsFor = (question: { masked: string; positions: readonly number[] }, isRight: boolean) => {
  const number = hidden.find((each) =>
    [...each].every((character, at) => question.positions.includes(at) || question.masked[at] === character),
  )
  const right = answerToQuestion(question, number ?? '')
  return isRight ? right : right.map((digit) => String((Number(digit) + 1) % 10))
}

it(`[FIR-74] [FIR-92] [FIR-93] ${runs} runs of ${STEPS} steps on the back end reach no impossible state, and show no person before a question is answered`, async () => {
  const config = (await findCountry(world.db, 'ES'))?.config
  if (config === undefined) throw new Error('there is no Spain')
  let now = worldStart.getTime()
  let shownAfterQuestion = 0
  let locks = 0
  const runSteps = async (steps: readonly Step[]) => {
    // The clock advances by six minutes. The limit of sixty searches applies to one minute, and a lock lasts five
    // minutes, so no earlier run affects this run.
    now += 6 * 60_000
    world.setNow(new Date(now))
    const actor = createActor(machineOnBackEnd(), { input: { random: Math.random } }).start()
    const settle = async () => {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
      const child = actor.getSnapshot().children.serverChallenge
      if (child !== undefined)
        await Promise.race([
          waitFor(child, (snapshot) => !snapshot.hasTag('busy')),
          waitFor(actor, (snapshot) => !snapshot.matches({ employees: 'guarded' })),
        ])
    }
    for (const step of steps) {
      const before = actor.getSnapshot()
      const child = before.children.serverChallenge
      const wasRight = step.what === 'answer' && step.isRight && child?.getSnapshot().matches('open')
      if (step.what === 'search') {
        const { searchType, identifier } = step
        const base = { countryCode: 'ES', searchType }
        const isTruck = searchType.startsWith('VEHICLE')
        actor.send({
          type: 'search.requested',
          config,
          request: isTruck
            ? {
                ...base,
                kind: 'vehicle',
                query: { [searchType === 'VEHICLE_PLATE' ? 'plate' : 'code']: identifier },
              }
            : {
                ...base,
                kind: 'employee',
                query: { countryCode: 'ES', documentTypeCode: searchType, documentValue: identifier },
              },
        })
      } else if (step.what === 'send') actor.send(step.event)
      else if (step.what === 'wait-out-the-lock') {
        now += 5 * 60_000
        world.setNow(new Date(now))
        child?.send({ type: 'lock.ended' })
      } else {
        const question = child?.getSnapshot().context.question
        if (question !== undefined)
          child?.send({ type: 'challenge.answered', digits: digitsFor(question, step.isRight) })
      }
      await settle()
      const snapshot = actor.getSnapshot()
      const { context } = snapshot
      const shown = shownEmployee(context)
      expect(snapshot.matches({ employees: 'shown' })).toBe(shown !== undefined)
      expect(snapshot.matches({ employees: 'guarded' })).toBe(snapshot.children.serverChallenge !== undefined)
      expect(context.tabs.length > 0 && context.vehicles.length > 0).toBe(false)
      expect(snapshot.matches('failed')).toBe(false)
      expect(activeChallenge(context)).toBeUndefined()
      const isGuarded = context.tabs[context.activeTab]?.reference !== undefined
      const wasShown = shownEmployee(before.context) !== undefined || step.what === 'send'
      if (shown !== undefined && isGuarded && !wasShown) {
        expect(wasRight).toBe(true)
        shownAfterQuestion += 1
      }
      const check = snapshot.children.serverChallenge?.getSnapshot()
      if (check?.matches('locked')) locks += 1
      const known = JSON.stringify([{ ...context, random: null }, check?.context])
      for (const number of hidden) expect(known).not.toContain(number)
    }
    actor.stop()
  }
  await fc.assert(fc.asyncProperty(fc.array(anyStep, { minLength: STEPS, maxLength: STEPS }), runSteps), {
    numRuns: runs,
    endOnFailure: true,
  })
  // With fewer runs, it may happen that no lock occurs.
  if (runs >= 100) expect([shownAfterQuestion > 0, locks > 0]).toEqual([true, true])
}, 1_800_000)
