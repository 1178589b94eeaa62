import { createActor, fromPromise, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { ok } from '../kernel'
import {
  type EmployeeSearchAnswer,
  type EmployeeSearchInput,
  type FirmsSearch,
  type FirmsValidationEvent,
  firmsValidationMachine,
  type VehicleSearchAnswer,
  type VehicleSearchInput,
} from '.'
import { employeeWith, searchConfigWith } from './firms.arbitraries'

export type Snapshot = SnapshotFrom<typeof firmsValidationMachine>

/** A source of random numbers that always hides the first two digits. */
export const random = () => 0
export const asking = searchConfigWith({ ApplyValidationDocument: true, ShowDataDocument: true })
export const plain = searchConfigWith()

const employeeSearch = (searchType: string, config = asking): FirmsSearch => ({
  config,
  request: {
    kind: 'employee',
    countryCode: 'ES',
    searchType,
    query: { countryCode: 'ES', documentTypeCode: searchType, documentValue: '1' },
  },
})
export const byCard = employeeSearch('TIP')
export const byDni = employeeSearch('DNI')
export const unasked = employeeSearch('TIP', plain)
export const byPlate: FirmsSearch = {
  config: asking,
  request: { kind: 'vehicle', countryCode: 'ES', searchType: 'VEHICLE_PLATE', query: { plate: '17' } },
}

export const ana = employeeWith()
export const bea = employeeWith({ registry: '4712', name: 'Bea', validationDocumentValue: '98765432M' })
export const eva = employeeWith({ registry: '4713', name: 'Eva', validationDocumentValue: null })
export const truck = { code: '17', plate: '1234BCD', branch: 'Madrid', visits: null }

export const foundEmployees = (...employees: readonly (typeof ana)[]): EmployeeSearchAnswer =>
  ok({ success: true, employees: [...employees], guarded: [], errors: [] })
export const foundGuarded = (...references: readonly string[]): EmployeeSearchAnswer =>
  ok({ success: true, employees: [], guarded: references.map((reference) => ({ reference })), errors: [] })
export const noEmployee: EmployeeSearchAnswer = ok({
  success: false,
  employees: [],
  guarded: [],
  errors: [{ errorMensaje: 'Unknown document' }],
})
export const foundTruck: VehicleSearchAnswer = ok({ success: true, vehicles: [truck] })
export const noTruck: VehicleSearchAnswer = ok({ success: true, vehicles: [] })

export const search = (searched: FirmsSearch): FirmsValidationEvent => ({
  type: 'search.requested',
  ...searched,
})
export const choose = (index: number): FirmsValidationEvent => ({ type: 'tab.chosen', index })
export const answer = (...digits: readonly string[]): FirmsValidationEvent => ({
  type: 'challenge.answered',
  digits,
})
export const dismiss: FirmsValidationEvent = { type: 'challenge.dismissed' }
export const reopen: FirmsValidationEvent = { type: 'challenge.reopened' }
export const cancel: FirmsValidationEvent = { type: 'search.cancelled' }
export const retry: FirmsValidationEvent = { type: 'search.retried' }
export const restart: FirmsValidationEvent = { type: 'search.restarted' }
export const moveAway: FirmsValidationEvent = { type: 'country.changed' }
export const read: FirmsValidationEvent = { type: 'notice.dismissed' }

const inEmployees: string = 'xstate.done.actor.0.firmsValidation.searching.employees'
const inVehicles: string = 'xstate.done.actor.0.firmsValidation.searching.vehicles'

/** The event that XState sends after an actor of the host program has returned a result or failed. */
export const done = {
  employees: (output: EmployeeSearchAnswer) => ({ type: inEmployees, output }) as FirmsValidationEvent,
  vehicles: (output: VehicleSearchAnswer) => ({ type: inVehicles, output }) as FirmsValidationEvent,
  employeesCrashed: (error: unknown) =>
    ({ type: inEmployees.replace('done', 'error'), error }) as FirmsValidationEvent,
  vehiclesCrashed: (error: unknown) =>
    ({ type: inVehicles.replace('done', 'error'), error }) as FirmsValidationEvent,
}

export const initial: Snapshot = initialTransition(firmsValidationMachine, { random })[0]
export const after = (...events: readonly FirmsValidationEvent[]): Snapshot =>
  events.reduce((current, event) => transition(firmsValidationMachine, current, event)[0], initial)

interface Call<I, A> {
  readonly input: I
  readonly signal: AbortSignal
  readonly answer: (answer: A) => void
  readonly fail: (error: unknown) => void
}

/** An actor of the host program; the test decides when and how it ends. */
export const hosted = () => {
  const employees: Call<EmployeeSearchInput, EmployeeSearchAnswer>[] = []
  const vehicles: Call<VehicleSearchInput, VehicleSearchAnswer>[] = []
  const machine = firmsValidationMachine.provide({
    actors: {
      searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(
        ({ input, signal }) =>
          new Promise((resolve, fail) => {
            employees.push({ input, signal, answer: resolve, fail })
          }),
      ),
      searchVehicles: fromPromise<VehicleSearchAnswer, VehicleSearchInput>(
        ({ input, signal }) =>
          new Promise((resolve, fail) => {
            vehicles.push({ input, signal, answer: resolve, fail })
          }),
      ),
    },
  })
  const actor = createActor(machine, { input: { random } }).start()
  const sendAll = (...events: readonly FirmsValidationEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { actor, employees, vehicles, sendAll, value: () => actor.getSnapshot().value }
}
export const settled = () => new Promise((resolve) => setTimeout(resolve))
