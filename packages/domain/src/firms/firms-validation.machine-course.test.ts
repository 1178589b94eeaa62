import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, initialTransition, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { err } from '../kernel'
import { activeChallenge, type FirmsValidationEvent, firmsValidationMachine, shownEmployee } from '.'
import {
  after,
  ana,
  answer,
  bea,
  byCard,
  byDni,
  byPlate,
  cancel,
  choose,
  dismiss,
  done,
  foundEmployees,
  foundGuarded,
  foundTruck,
  hosted,
  initial,
  moveAway,
  noEmployee,
  noTruck,
  random,
  read,
  reopen,
  retry,
  type Snapshot,
  search,
  settled,
  truck,
} from './firms-validation.fixtures'

const answers = [
  done.employees(foundEmployees(ana, bea)),
  done.employees(foundGuarded('one')),
  done.employees(noEmployee),
  done.employees(err('offline')),
  done.employeesCrashed('crash'),
  done.vehicles(foundTruck),
  done.vehicles(noTruck),
  done.vehicles(err('offline')),
  done.vehiclesCrashed('crash'),
]
const wishes: readonly FirmsValidationEvent[] = [
  search(byCard),
  search(byDni),
  search(byPlate),
  cancel,
  retry,
  moveAway,
  choose(0),
  choose(1),
  choose(2),
  answer('1', '2'),
  answer('9', '8'),
  answer('', ''),
  dismiss,
  reopen,
  read,
]
/**
 * Events of responses, except those of a crashed actor. A crash event of an actor that is not running would stop the
 * whole machine, and can't happen in a real run.
 */
const answered = answers.filter(({ type }) => !type.startsWith('xstate.error'))
const plainly = (snapshot: Snapshot) => JSON.stringify(snapshot.value)

describe('races', () => {
  it('[FIR-71] a search for employees or trucks sends its query and shows its result', async () => {
    const { actor, employees, vehicles, sendAll, value } = hosted()
    sendAll(search(byCard))
    expect([employees.map(({ input }) => input), vehicles]).toEqual([[byCard.request], []])
    employees[0]?.answer(foundEmployees(ana))
    await settled()
    expect(value()).toEqual({ employees: 'challenged' })
    sendAll(search(byPlate))
    expect(vehicles.map(({ input }) => input)).toEqual([byPlate.request])
    vehicles[0]?.answer(foundTruck)
    await settled()
    expect([value(), actor.getSnapshot().context.vehicles]).toEqual(['vehicles', [truck]])
  })

  it('[FIR-71] a second search aborts the first one, and only the result of the second is shown', async () => {
    const { actor, employees, sendAll, value } = hosted()
    sendAll(search(byCard), search(byDni))
    expect(employees.map(({ signal }) => signal.aborted)).toEqual([true, false])
    employees[1]?.answer(foundEmployees(bea))
    employees[0]?.answer(foundEmployees(ana))
    await settled()
    expect(value()).toEqual({ employees: 'shown' })
    expect(shownEmployee(actor.getSnapshot().context)?.name).toBe('Bea')
  })

  it('[FIR-71] the response to the first of two searches is ignored while the second search is running', async () => {
    const { employees, sendAll, value } = hosted()
    sendAll(search(byCard), search(byDni))
    employees[0]?.answer(noEmployee)
    await settled()
    expect(value()).toEqual({ searching: 'employees' })
    employees[0]?.fail('late')
    await settled()
    expect(value()).toEqual({ searching: 'employees' })
  })

  it('[FIR-71] a response with employees is ignored during a search for trucks', async () => {
    const { actor, employees, vehicles, sendAll } = hosted()
    sendAll(search(byCard), search(byPlate))
    expect([employees[0]?.signal.aborted, vehicles[0]?.signal.aborted]).toEqual([true, false])
    employees[0]?.answer(foundEmployees(ana))
    await settled()
    expect(actor.getSnapshot()).toMatchObject({ value: { searching: 'vehicles' }, context: { tabs: [] } })
  })

  it.each([
    ['cancelled', cancel],
    ['abandoned for another country', moveAway],
  ])('[FIR-71] the response to a search for employees is ignored if the search was %s', async (_, event) => {
    const { employees, sendAll, value } = hosted()
    sendAll(search(byCard), event)
    expect(employees[0]?.signal.aborted).toBe(true)
    employees[0]?.answer(foundEmployees(ana))
    await settled()
    expect(value()).toBe('idle')
  })

  it('[FIR-72] a failed search can be repeated with the same query', async () => {
    const { employees, sendAll, value } = hosted()
    sendAll(search(byCard))
    employees[0]?.fail(new Error('cut off'))
    await settled()
    expect(value()).toBe('failed')
    sendAll(retry)
    expect(employees.map(({ input }) => input)).toEqual([byCard.request, byCard.request])
    employees[1]?.answer(foundEmployees(ana))
    await settled()
    expect(value()).toEqual({ employees: 'challenged' })
  })

  it.each([
    ['searchEmployees', byCard],
    ['searchVehicles', byPlate],
  ])(
    '[FIR-72] a search fails with an error that contains the name %s if the host program does not provide this function',
    async (name, searched) => {
      const actor = createActor(firmsValidationMachine, { input: { random } }).start()
      actor.send(search(searched))
      await settled()
      expect(actor.getSnapshot().value).toBe('failed')
      expect(String(actor.getSnapshot().context.failure?.error)).toBe(
        `Error: [firms] firmsValidationMachine: provide ${name}`,
      )
    },
  )

  it('[FIR-74] each employee that a search finds has a security question with new random hidden digits', () => {
    const rendered = [0, 0, 0.99, 0.99]
    const input = { random: () => rendered.shift() ?? 0 }
    const begun = initialTransition(firmsValidationMachine, input)[0]
    const searching = transition(firmsValidationMachine, begun, search(byCard))[0]
    const found = done.employees(foundEmployees(ana, bea))
    const { context } = transition(firmsValidationMachine, searching, found)[0]
    expect(context.tabs.map(({ challenge }) => challenge?.positions)).toEqual([
      [0, 1],
      [6, 7],
    ])
  })
})

describe('all paths through the machine', () => {
  it('[FIR-72] every state of the state machine for searches can be reached', () => {
    const paths = getShortestPaths(firmsValidationMachine, {
      input: { random },
      events: [...wishes, ...answers],
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.search?.request.kind,
          context.activeTab,
          context.tabs.map((tab) => !tab.challenge),
        ]),
    })
    expect([...new Set(paths.map(({ state }) => JSON.stringify(state.value)))].toSorted()).toEqual(
      [
        '"failed"',
        '"idle"',
        '"notFound"',
        '"vehicles"',
        '{"employees":"challenged"}',
        '{"employees":"guarded"}',
        '{"employees":"hidden"}',
        '{"employees":"shown"}',
        '{"searching":"employees"}',
        '{"searching":"vehicles"}',
      ].toSorted(),
    )
  })

  it('[FIR-71] [FIR-75] each state of the state machine for searches changes only by the events that are listed for that state', () => {
    const found = [search(byCard), done.employees(foundEmployees(ana, bea))]
    const states: readonly (readonly [Snapshot, readonly string[]])[] = [
      [initial, []],
      [after(search(byCard)), ['search.cancelled']],
      [after(search(byPlate)), ['search.cancelled']],
      [after(...found), ['challenge.answered', 'challenge.dismissed', 'tab.chosen']],
      [after(...found, dismiss), ['challenge.reopened', 'tab.chosen']],
      [after(...found, answer('1', '2')), ['tab.chosen']],
      [after(search(byPlate), done.vehicles(foundTruck)), []],
      [after(search(byCard), done.employees(noEmployee)), ['notice.dismissed']],
      [after(search(byCard), done.employees(err('offline'))), ['search.retried', 'notice.dismissed']],
    ]
    const everywhere = ['search.requested', 'country.changed']
    for (const [snapshot, allowed] of states) {
      for (const event of wishes) {
        if ([...allowed, ...everywhere].includes(event.type)) continue
        const next = transition(firmsValidationMachine, snapshot, event)[0]
        expect([event.type, next.value, next.context]).toEqual([event.type, snapshot.value, snapshot.context])
      }
      for (const type of allowed) {
        const moves = wishes
          .filter((event) => event.type === type)
          .map((event) => transition(firmsValidationMachine, snapshot, event)[0])
        expect([
          type,
          moves.some(
            (next) =>
              plainly(next) + next.context.activeTab !== plainly(snapshot) + snapshot.context.activeTab,
          ),
        ]).toEqual([type, true])
      }
    }
  })

  it('[FIR-70] [FIR-74] [FIR-76] after any events, only validated employees are shown, and never together with trucks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wishes, ...answered), { maxLength: 40 }), (events) => {
        let snapshot = initial
        for (const event of events) {
          const next = transition(firmsValidationMachine, snapshot, event)[0]
          const { context } = next
          expect(shownEmployee(context) !== undefined && activeChallenge(context) !== undefined).toBe(false)
          expect(next.matches({ employees: 'shown' })).toBe(shownEmployee(context) !== undefined)
          expect(context.tabs.length > 0 && context.vehicles.length > 0).toBe(false)
          expect(next.matches('vehicles')).toBe(context.vehicles.length > 0)
          expect(next.matches('employees')).toBe(context.tabs.length > 0)
          expect(next.matches('notFound')).toBe(context.notFound !== undefined)
          expect(next.matches('failed')).toBe(context.failure !== undefined)
          expect(next.matches('idle')).toBe(context.search === undefined)
          const passed = (at: Snapshot) => at.context.tabs.filter(({ challenge }) => !challenge).length
          if (next.matches('employees') && snapshot.matches('employees')) {
            expect(passed(next) - passed(snapshot)).toBe(
              event.type === 'challenge.answered' &&
                next.matches({ employees: 'shown' }) &&
                snapshot.matches({ employees: 'challenged' })
                ? 1
                : 0,
            )
          }
          snapshot = next
        }
      }),
    )
  })
})
