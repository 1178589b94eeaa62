import { createActor, fromPromise, initialTransition, type SnapshotFrom, transition } from 'xstate'
import { ok } from '../../kernel'
import {
  type LimitsAnswer,
  type NewOrderEvent,
  type NewOrderInput,
  newOrderMachine,
  type RequestType,
  requestTypes,
  type SaveAnswer,
  type SaveOrderInput,
} from '..'
import { configWith, orderUser, pointWith, timed } from '../orders.arbitraries'

export type Snapshot = SnapshotFrom<typeof newOrderMachine>

export const now = new Date('2026-11-21T09:30:00+01:00')
export const later = new Date('2026-12-24T09:30:00+01:00')
export const point = pointWith()
export const econoPoint = pointWith({ id: 2, econoCash: true })
export const supplyPoint = pointWith({ id: 3, adapters: ['supply-material-service'] })
export const euro = { currencyId: '978', isoCode: 'EUR', mainCurrency: true }
export const input: NewOrderInput = {
  config: configWith({
    Pickup: { ...timed, EconoCash: { Enabled: true, DefaultStartTime: '11', DefaultFinalTime: '15' } },
  }),
  user: orderUser,
  currencies: [euro],
  servicePoint: point,
  manageable: requestTypes.map(({ type }) => type),
  now,
  idempotencyKey: 'key-1',
}
export const bill = {
  denomination: {
    id: '50',
    code: '50',
    value: 50,
    description: '50 €',
    commodityTypeCode: '1',
    commodityTypeDescription: 'Bills',
  },
  quantity: '2',
}
export const article = {
  commodityTypeId: '1',
  commodityTypeDescription: 'Bags',
  commodityId: 'A',
  commodityDescription: 'Bag A',
  quantity: '5',
}
export const choose = (requestType: RequestType): NewOrderEvent => ({ type: 'type.chosen', requestType })
export const amountTyped: NewOrderEvent = {
  type: 'draft.changed',
  requestType: 'pickup',
  patch: { totalAmount: '10' },
}
export const billAdded: NewOrderEvent = {
  type: 'draft.changed',
  requestType: 'delivery',
  patch: { denominations: [bill] },
}
export const send: NewOrderEvent = { type: 'send.requested', now }
export const confirm: NewOrderEvent = { type: 'confirmation.given', now }
export const close: NewOrderEvent = { type: 'closing.requested' }
export const moveTo = (servicePoint: NewOrderInput['servicePoint']): NewOrderEvent => ({
  type: 'servicePoint.changed',
  servicePoint,
})

export const initial = (changed: Partial<NewOrderInput> = {}): Snapshot =>
  initialTransition(newOrderMachine, { ...input, ...changed })[0]
export const after = (snapshot: Snapshot, ...events: readonly NewOrderEvent[]): Snapshot =>
  events.reduce((current, event) => transition(newOrderMachine, current, event)[0], snapshot)

export const filling = after(initial(), choose('pickup'), amountTyped)
export const confirming = after(filling, send)
export const saving = after(confirming, confirm)
export const checkingLimits = after(initial(), choose('delivery'), billAdded, send)

/** A running state machine of a new order. The test decides when and how the calls of the machine end. */
export const hosted = (changed: Partial<NewOrderInput> = {}) => {
  const saves: {
    input: SaveOrderInput
    answer: (answer: SaveAnswer) => void
    fail: (error: unknown) => void
  }[] = []
  const checks: {
    servicePointId: number
    answer: (answer: LimitsAnswer) => void
    fail: (error: unknown) => void
  }[] = []
  const machine = newOrderMachine.provide({
    actors: {
      saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(
        ({ input: order }) =>
          new Promise((answer, fail) => {
            saves.push({ input: order, answer, fail })
          }),
      ),
      checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(
        ({ input: { servicePointId } }) =>
          new Promise((answer, fail) => {
            checks.push({ servicePointId, answer, fail })
          }),
      ),
    },
  })
  const actor = createActor(machine, { input: { ...input, ...changed } }).start()
  const sendAll = (...events: readonly NewOrderEvent[]) => {
    for (const event of events) actor.send(event)
  }
  return { actor, machine, saves, checks, sendAll, value: () => actor.getSnapshot().value }
}
export const settled = () => new Promise((resolve) => setTimeout(resolve))
export const saved = ok({ serviceId: '7', serviceCode: 'S-7' })
