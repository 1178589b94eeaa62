import { describe, expect, it } from 'vitest'
import { err } from '../kernel'
import { activeChallenge, shownEmployee, visibleEmployee } from '.'
import {
  after,
  ana,
  answer,
  asking,
  bea,
  byCard,
  byDni,
  byPlate,
  cancel,
  choose,
  dismiss,
  done,
  eva,
  foundEmployees,
  foundTruck,
  initial,
  moveAway,
  noEmployee,
  noTruck,
  plain,
  read,
  reopen,
  restart,
  retry,
  search,
  truck,
  unasked,
} from './firms-validation.fixtures'

const empty = {
  search: undefined,
  tabs: [],
  activeTab: 0,
  vehicles: [],
  notFound: undefined,
  failure: undefined,
  issues: [],
}
const found = (...employees: readonly (typeof ana)[]) =>
  [search(byCard), done.employees(foundEmployees(...employees))] as const
const offline = err({ kind: 'network' })

describe('searching', () => {
  it('[FIR-70] the state machine for searches of employees and trucks starts without a query and without a result', () => {
    expect(initial.value).toBe('idle')
    expect(initial.context).toMatchObject(empty)
    expect(initial.hasTag('busy')).toBe(false)
  })

  it('[FIR-70] a search by an employee document requests only employees, and a search by plate requests only trucks', () => {
    expect(after(search(byCard)).value).toEqual({ searching: 'employees' })
    expect(after(search(byPlate)).value).toEqual({ searching: 'vehicles' })
    expect(after(search(byCard)).context.search).toEqual(byCard)
    expect(after(search(byPlate)).hasTag('busy')).toBe(true)
  })

  it('[FIR-70] a search for trucks removes found employees, and a search for employees removes found trucks', () => {
    const employees = after(...found(ana), search(byPlate))
    expect([employees.value, employees.context.tabs]).toEqual([{ searching: 'vehicles' }, []])
    const trucks = after(search(byPlate), done.vehicles(foundTruck), search(byCard))
    expect([trucks.value, trucks.context.vehicles]).toEqual([{ searching: 'employees' }, []])
  })

  it.each([
    ['nothing found', [done.employees(noEmployee)]],
    ['a failure', [done.employees(offline)]],
    ['a wrong answer', [done.employees(foundEmployees(ana, bea)), choose(1), answer('0', '0')]],
  ])('[FIR-70] a new search discards %s of the search before', (_, events) => {
    expect(after(search(byCard), ...events, search(byDni)).context).toMatchObject({ ...empty, search: byDni })
  })

  it('[FIR-71] cancelling a search returns to the initial state without a result', () => {
    for (const searched of [byCard, byPlate]) {
      const called = after(search(searched), cancel)
      expect(called.value).toBe('idle')
      expect(called.context).toMatchObject(empty)
    }
  })
})

describe('the response', () => {
  it('[FIR-72] a response with employees shows the tab of the first employee', () => {
    const { value, context } = after(search(unasked), done.employees(foundEmployees(ana, bea)))
    expect(value).toEqual({ employees: 'shown' })
    expect(context).toMatchObject({ activeTab: 0, vehicles: [], failure: undefined })
    expect(context.tabs).toEqual([
      { employee: ana, challenge: undefined },
      { employee: bea, challenge: undefined },
    ])
  })

  it('[FIR-72] a response with trucks shows the list of trucks', () => {
    const { value, context } = after(search(byPlate), done.vehicles(foundTruck))
    expect([value, context.vehicles, context.tabs]).toEqual(['vehicles', [truck], []])
  })

  it('[FIR-72] a search that finds no employee or truck shows a message', () => {
    const employees = after(search(byCard), done.employees(noEmployee))
    expect(employees.value).toBe('notFound')
    expect(employees.context.notFound).toEqual({
      serverMessage: 'Unknown document',
      key: 'error.notfound.employee',
      hintKey: 'firms.notFound.hint',
    })
    const trucks = after(search(byPlate), done.vehicles(noTruck))
    expect([trucks.value, trucks.context.notFound?.key]).toEqual(['notFound', 'error.notfound.vehicle'])
  })

  it.each([
    ['employees', byCard, done.employees(offline), { kind: 'network' }],
    ['employees', byCard, done.employeesCrashed('crash'), 'crash'],
    ['vehicles', byPlate, done.vehicles(offline), { kind: 'network' }],
    ['vehicles', byPlate, done.vehiclesCrashed('crash'), 'crash'],
  ])(
    '[FIR-72] a failed search for %s keeps its error, and can be repeated',
    (kind, searched, failed, error) => {
      const failure = after(search(searched), failed)
      expect([failure.value, failure.context.failure]).toEqual(['failed', { error }])
      const again = after(search(searched), failed, retry)
      expect(again.value).toEqual({ searching: kind })
      expect(again.context).toMatchObject({ ...empty, search: searched })
    },
  )

  it.each([
    ['nothing found', done.employees(noEmployee)],
    ['a failure', done.employees(offline)],
  ])('[FIR-77] closing the message about %s returns the search to its initial state', (_, event) => {
    const { value, context } = after(search(byCard), event, read)
    expect(value).toBe('idle')
    expect(context).toMatchObject(empty)
  })
})

describe('tabs', () => {
  it('[FIR-73] the result of a search has one tab for each employee, and choosing a tab that does not exist has no effect', () => {
    const tabs = after(...found(ana, bea))
    expect(tabs.context.tabs.map(({ employee }) => employee)).toEqual([ana, bea])
    expect(after(...found(ana, bea), choose(1)).context.activeTab).toBe(1)
    for (const index of [2, -1, 0.5]) {
      expect(after(...found(ana, bea), choose(1), choose(index)).context.activeTab).toBe(1)
    }
  })

  it('[FIR-76] the user validates the employees of a search one by one, and a validated employee stays validated', () => {
    const first = after(...found(ana, bea, eva), answer('1', '2'))
    expect(first.value).toEqual({ employees: 'shown' })
    const second = [...found(ana, bea, eva), answer('1', '2'), choose(1)] as const
    expect(after(...second).value).toEqual({ employees: 'challenged' })
    expect(after(...second, answer('1', '2')).value).toEqual({ employees: 'challenged' })
    expect(after(...second, answer('9', '8')).value).toEqual({ employees: 'shown' })
    expect(after(...second, choose(0)).value).toEqual({ employees: 'shown' })
    expect(after(...second, choose(2)).value).toEqual({ employees: 'shown' })
    expect(after(...second, answer('9', '8'), choose(0), choose(1)).value).toEqual({ employees: 'shown' })
  })
})

describe('the security question', () => {
  it('[FIR-74] an employee is hidden until the user types the right digits of the security question', () => {
    const hidden = after(...found(ana))
    expect(hidden.value).toEqual({ employees: 'challenged' })
    expect(activeChallenge(hidden.context)).toEqual({ value: '12345678Z', positions: [0, 1] })
    expect(shownEmployee(hidden.context)).toBeUndefined()
    const shown = after(...found(ana), answer('1', '2'))
    expect(shown.value).toEqual({ employees: 'shown' })
    expect(activeChallenge(shown.context)).toBeUndefined()
    expect(shownEmployee(shown.context)).toEqual(visibleEmployee(ana, asking))
  })

  it.each([
    ['by DNI', byDni, ana, asking],
    ['where the country does not ask', unasked, ana, plain],
    ['without a document', byCard, eva, asking],
  ])(
    '[FIR-74] there is no security question about employees after a search %s',
    (_, searched, employee, config) => {
      const { value, context } = after(search(searched), done.employees(foundEmployees(employee)))
      expect(value).toEqual({ employees: 'shown' })
      expect(shownEmployee(context)).toEqual(visibleEmployee(employee, config))
    },
  )

  it('[FIR-74] no employee is shown before a search, or after a search for trucks', () => {
    expect(shownEmployee(initial.context)).toBeUndefined()
    expect(activeChallenge(initial.context)).toBeUndefined()
    expect(shownEmployee(after(search(byPlate), done.vehicles(foundTruck)).context)).toBeUndefined()
    expect(
      shownEmployee({ tabs: [{ employee: ana, challenge: undefined }], activeTab: 0, search: undefined }),
    ).toBeUndefined()
  })

  it('[FIR-75] a wrong answer to the security question has issues, and the user can answer again with the same hidden digits', () => {
    const wrong = after(...found(ana), answer('2', '1'))
    expect(wrong.value).toEqual({ employees: 'challenged' })
    expect(wrong.context.issues.map(({ key }) => key)).toEqual(['label.documentValidation.invalid'])
    expect(activeChallenge(wrong.context)).toEqual({ value: '12345678Z', positions: [0, 1] })
    expect(shownEmployee(wrong.context)).toBeUndefined()
    const missing = after(...found(ana), answer('2', '1'), answer('1'))
    expect(missing.context.issues.map(({ path, rule }) => [path, rule])).toEqual([['digits.1', 'required']])
    expect(after(...found(ana), answer('2', '1'), answer('1', '2')).context.issues).toEqual([])
  })

  it('[FIR-75] if the user closes the security question, the employee stays hidden, and the question can be opened again', () => {
    const closed = [...found(ana), answer('2', '1'), dismiss] as const
    expect(after(...closed).value).toEqual({ employees: 'hidden' })
    expect(after(...closed).context.issues).toEqual([])
    expect(shownEmployee(after(...closed).context)).toBeUndefined()
    expect(after(...closed, answer('1', '2')).value).toEqual({ employees: 'hidden' })
    expect(after(...closed, reopen).value).toEqual({ employees: 'challenged' })
    expect(after(...closed, reopen, answer('1', '2')).value).toEqual({ employees: 'shown' })
  })

  it('[FIR-75] the tab of another employee opens a security question without the validation issues of the previous one', () => {
    const moved = after(...found(ana, bea), answer('2', '1'), choose(1))
    expect([moved.value, moved.context.issues]).toEqual([{ employees: 'challenged' }, []])
    expect(after(...found(ana, bea), dismiss, choose(0)).value).toEqual({ employees: 'challenged' })
  })
})

describe('another country', () => {
  it.each([
    ['idle', []],
    ['searching employees', [search(byCard)]],
    ['searching trucks', [search(byPlate)]],
    ['challenged', found(ana)],
    ['hidden', [...found(ana), dismiss]],
    ['shown', [...found(ana), answer('1', '2')]],
    ['with trucks', [search(byPlate), done.vehicles(foundTruck)]],
    ['not found', [search(byCard), done.employees(noEmployee)]],
    ['failed', [search(byCard), done.employees(offline)]],
  ])('[FIR-77] choosing another country in the state %s resets the search', (_, events) => {
    for (const event of [moveAway, restart]) {
      const { value, context } = after(...events, event)
      expect(value).toBe('idle')
      expect(context).toMatchObject(empty)
    }
  })
})
