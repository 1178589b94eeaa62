import { assign, fromPromise, setup } from 'xstate'
import { defaultBrand, type Result } from '../../kernel'
import type { ServicePoint } from '../../service-points'
import { type ExceededLimit, exceededLimits } from '../composition/composition'
import type { OrderFacts } from '../kinds/kind'
import { offersAmong } from '../order/offered-request-types'
import { type RequestType, requestTypeFacts } from '../order/request-type'
import type {
  LimitsAnswer,
  NewOrderContext,
  NewOrderEvent,
  NewOrderInput,
  NewOrderOutput,
  OrderFailure,
  SaveAnswer,
  SaveOrderInput,
} from './new-order.types'
import {
  buildOrder,
  changeDraft,
  type DraftChange,
  emptyDrafts,
  fillCurrency,
  followProposals,
  orderComposition,
  validateOrder,
} from './order-draft'

/**
 * The state machine of one new order. The user fills in the order, the machine checks it against order limits
 * (deliveries only), the user confirms it, and the machine saves it.
 *
 * The code that runs the machine provides the actors `checkLimits` (reads the limits of a service point) and
 * `saveOrder`, and sends the current time. `context.issues` are always the issues of the current draft.
 *
 * No order is sent twice. In the state `saving`, the machine ignores the events that send and confirm. An attempt after
 * a failure has the same idempotency key. (ORD-110 to ORD-119)
 */
export const newOrderMachine = setup({
  types: {
    context: {} as NewOrderContext,
    events: {} as NewOrderEvent,
    input: {} as NewOrderInput,
    output: {} as NewOrderOutput,
  },
  actors: {
    checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(() =>
      Promise.reject(new Error('[orders] newOrderMachine: provide checkLimits')),
    ),
    saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(() =>
      Promise.reject(new Error('[orders] newOrderMachine: provide saveOrder')),
    ),
  },
  guards: {
    isOffered: ({ context }, { requestType }: { requestType: RequestType }) =>
      isOffered(requestType, context, context.servicePoint),
    keepsType: ({ context }, { servicePoint }: { servicePoint: ServicePoint | undefined }) =>
      context.type !== undefined && isOffered(context.type, context, servicePoint),
    isChosenType: ({ context }, { requestType }: { requestType: RequestType }) =>
      context.type === requestType,
    isInvalid: ({ context }, { now }: { now: Date }) =>
      validateOrder(context.type, context.drafts, context, now).length > 0,
    isLimited: ({ context }) => context.type !== undefined && requestTypeFacts(context.type).isLimited,
    hasFailed: (_, { answer }: { answer: Result<unknown, unknown> }) => !answer.ok,
    exceedsLimits: ({ context }, { answer }: { answer: LimitsAnswer }) =>
      exceededBy(context, answer).length > 0,
  },
  actions: {
    setServicePoint: assign(({ context }, { servicePoint }: { servicePoint: ServicePoint | undefined }) =>
      validated(context, {
        servicePoint,
        drafts: followProposals(context.drafts, basisOf(context), basisOf({ ...context, servicePoint })),
      }),
    ),
    renewProposals: assign(({ context }, { now }: { now: Date }) =>
      validated(context, {
        drafts: followProposals(context.drafts, basisOf(context), { facts: context, now }),
        proposedAt: now.getTime(),
        clock: now.getTime(),
      }),
    ),
    setCurrencies: assign(({ context }, { currencies }: { currencies: OrderFacts['currencies'] }) =>
      validated(context, { currencies, drafts: fillCurrency(context.drafts, currencies) }),
    ),
    setType: assign(({ context }, { requestType }: { requestType: RequestType | undefined }) =>
      validated(context, { type: requestType }),
    ),
    applyChange: assign(({ context }, { change }: { change: DraftChange }) =>
      validated(context, { drafts: changeDraft(context.drafts, change, context) }),
    ),
    setClock: assign(({ context }, { now }: { now: Date }) => validated(context, { clock: now.getTime() })),
    recordMissing: assign(({ context }, { now }: { now: Date }) => ({
      issues: validateOrder(context.type, context.drafts, context, now),
    })),
    forgetAttempt: assign({ failure: undefined, exceeded: [] }),
    recordExceeded: assign(({ context }, { answer }: { answer: LimitsAnswer }) => ({
      exceeded: exceededBy(context, answer),
    })),
    recordFailure: assign((_, failure: OrderFailure) => ({ failure })),
    recordSaved: assign((_, { answer }: { answer: SaveAnswer }) => ({
      saved: answer.ok ? answer.value : undefined,
    })),
    markAbandoned: assign({ abandoned: true }),
    restart: assign(({ context }, { now, idempotencyKey }: { now: Date; idempotencyKey: string }) => ({
      ...startOf(context, now),
      idempotencyKey,
    })),
  },
}).createMachine({
  id: 'newOrder',
  context: ({ input: { now, idempotencyKey, brand = defaultBrand, ...input } }) => {
    const facts = { ...input, brand }
    return { ...facts, ...startOf(facts, now), idempotencyKey, abandoned: false }
  },
  initial: 'editing',
  on: {
    'currencies.loaded': {
      actions: { type: 'setCurrencies', params: ({ event: { currencies } }) => ({ currencies }) },
    },
    'clock.ticked': { actions: { type: 'setClock', params: ({ event: { now } }) => ({ now }) } },
    'servicePoint.changed': [
      {
        guard: { type: 'keepsType', params: ({ event: { servicePoint } }) => ({ servicePoint }) },
        target: '.editing.filling',
        actions: { type: 'setServicePoint', params: ({ event: { servicePoint } }) => ({ servicePoint }) },
      },
      {
        target: '.editing.choosing',
        actions: [
          { type: 'setServicePoint', params: ({ event: { servicePoint } }) => ({ servicePoint }) },
          { type: 'setType', params: { requestType: undefined } },
        ],
      },
    ],
    'closing.requested': '.closed',
  },
  states: {
    editing: {
      initial: 'choosing',
      on: {
        'dialog.opened': {
          actions: { type: 'renewProposals', params: ({ event: { now } }) => ({ now }) },
        },
        'type.chosen': {
          guard: { type: 'isOffered', params: ({ event: { requestType } }) => ({ requestType }) },
          target: '.filling',
          actions: { type: 'setType', params: ({ event: { requestType } }) => ({ requestType }) },
        },
        'send.requested': {
          actions: ['forgetAttempt', { type: 'recordMissing', params: ({ event: { now } }) => ({ now }) }],
        },
      },
      states: {
        choosing: {},
        filling: {
          on: {
            'type.cleared': {
              target: 'choosing',
              actions: { type: 'setType', params: { requestType: undefined } },
            },
            'draft.changed': {
              guard: { type: 'isChosenType', params: ({ event: { requestType } }) => ({ requestType }) },
              actions: { type: 'applyChange', params: ({ event }) => ({ change: event }) },
            },
            'send.requested': [
              {
                guard: { type: 'isInvalid', params: ({ event: { now } }) => ({ now }) },
                actions: ['forgetAttempt', { type: 'setClock', params: ({ event: { now } }) => ({ now }) }],
              },
              { guard: 'isLimited', target: '#newOrder.checkingLimits', actions: 'forgetAttempt' },
              { target: '#newOrder.confirming', actions: 'forgetAttempt' },
            ],
          },
        },
      },
    },
    checkingLimits: {
      tags: 'busy',
      invoke: {
        src: 'checkLimits',
        input: ({ context }) => ({ servicePointId: pointOf(context).id }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing.filling',
            actions: { type: 'recordFailure', params: ({ event }) => failureOf('limits', event.output) },
          },
          {
            guard: { type: 'exceedsLimits', params: ({ event }) => ({ answer: event.output }) },
            target: 'limitExceeded',
            actions: { type: 'recordExceeded', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'confirming' },
        ],
        onError: {
          target: 'editing.filling',
          actions: { type: 'recordFailure', params: ({ event }) => ({ step: 'limits', error: event.error }) },
        },
      },
      on: {
        'send.withdrawn': 'editing.filling',
        // The limits are being read for the draft before the change. They would not be valid for the new draft, so
        // reading stops.
        'draft.changed': {
          guard: { type: 'isChosenType', params: ({ event: { requestType } }) => ({ requestType }) },
          target: 'editing.filling',
          actions: { type: 'applyChange', params: ({ event }) => ({ change: event }) },
        },
      },
    },
    limitExceeded: { on: { 'limit.acknowledged': 'editing.filling' } },
    confirming: {
      on: {
        'confirmation.given': [
          {
            guard: { type: 'isInvalid', params: ({ event: { now } }) => ({ now }) },
            target: 'editing.filling',
            actions: { type: 'setClock', params: ({ event: { now } }) => ({ now }) },
          },
          { target: 'saving' },
        ],
        'confirmation.declined': 'editing.filling',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'saveOrder',
        input: ({ context }) => ({
          ...buildOrder(context.type, context.drafts, context),
          idempotencyKey: context.idempotencyKey,
        }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ answer: event.output }) },
            target: 'editing.filling',
            actions: { type: 'recordFailure', params: ({ event }) => failureOf('save', event.output) },
          },
          {
            target: 'saved',
            actions: { type: 'recordSaved', params: ({ event }) => ({ answer: event.output }) },
          },
        ],
        onError: {
          target: 'editing.filling',
          actions: { type: 'recordFailure', params: ({ event }) => ({ step: 'save', error: event.error }) },
        },
      },
      on: {
        'servicePoint.changed': {},
        'closing.requested': { target: 'closed', actions: 'markAbandoned' },
      },
    },
    saved: {
      on: {
        'servicePoint.changed': {},
        'order.restarted': {
          target: 'editing.choosing',
          actions: {
            type: 'restart',
            params: ({ event: { now, idempotencyKey } }) => ({ now, idempotencyKey }),
          },
        },
      },
    },
    // A stopped actor ignores events, but a pure transition from its snapshot would still handle them.
    closed: {
      type: 'final',
      on: { 'servicePoint.changed': {}, 'currencies.loaded': {}, 'clock.ticked': {} },
    },
  },
  output: ({ context: { saved, abandoned } }) => ({ saved, abandoned }),
})

const startOf = (facts: OrderFacts, now: Date) => ({
  type: undefined,
  drafts: emptyDrafts(facts, now),
  proposedAt: now.getTime(),
  clock: now.getTime(),
  issues: [],
  failure: undefined,
  exceeded: [],
  saved: undefined,
})

/**
 * A change of the machine's context, to which the issues of the changed draft are added. If no order type is chosen,
 * the list of issues is empty.
 */
const validated = (context: NewOrderContext, change: Partial<NewOrderContext>): Partial<NewOrderContext> => {
  const next = { ...context, ...change }
  const issues =
    next.type === undefined ? [] : validateOrder(next.type, next.drafts, next, new Date(next.clock))
  return { ...change, issues }
}

const basisOf = (context: OrderFacts & Pick<NewOrderContext, 'proposedAt'>) => ({
  facts: context,
  now: new Date(context.proposedAt),
})

const pointOf = ({ servicePoint }: Pick<NewOrderContext, 'servicePoint'>): ServicePoint => {
  if (servicePoint === undefined)
    throw new Error('[orders] newOrderMachine: limits are checked of no service point')
  return servicePoint
}

const isOffered = (
  type: RequestType,
  { manageable }: Pick<NewOrderContext, 'manageable'>,
  servicePoint: ServicePoint | undefined,
): boolean =>
  servicePoint !== undefined &&
  offersAmong(manageable, servicePoint).some((offer) => offer.type === type && offer.offered)

const exceededBy = (
  { type, drafts }: Pick<NewOrderContext, 'type' | 'drafts'>,
  answer: LimitsAnswer,
): readonly ExceededLimit[] => {
  const composition = type && orderComposition(type, drafts)
  return answer.ok && composition !== undefined ? exceededLimits(composition, answer.value) : []
}

const failureOf = (step: OrderFailure['step'], answer: Result<unknown, unknown>): OrderFailure => ({
  step,
  error: answer.ok ? undefined : answer.error,
})
