import { type ApiClient, contract, createClient } from '@remesa/api-client'
import { deriveAbility } from '@remesa/domain/abilities'
import { type AnyIssue, defaultBrand, formatAmount, ok, parseAmount } from '@remesa/domain/kernel'
import {
  addSupply,
  type CommodityType,
  type CustomerCurrency,
  canSendOrder,
  type Denomination,
  type DraftChange,
  externalClientId,
  externalServicePointId,
  type Fault,
  historyWindow,
  type LimitsAnswer,
  manageableRequestTypes,
  type NewOrderEvent,
  type NewOrderInput,
  newOrderMachine,
  orderKind,
  type RequestType,
  readSupplyEntry,
  type SaveAnswer,
  type SaveOrderInput,
  typePieces,
} from '@remesa/domain/orders'
import type { OrderLimit } from '@remesa/domain/service-points'
import { createActor, fromPromise } from 'xstate'

/** The values of an order that page, state machine and back end must agree on. */
export interface AskedOrder {
  readonly type: RequestType | undefined
  /** The amounts of the order. Each is one text with the amount and its notes and coins. */
  readonly amounts: readonly string[]
}

interface Facts {
  readonly input: Omit<NewOrderInput, 'now' | 'idempotencyKey'>
  readonly denominations: readonly Denomination[]
  readonly faults: readonly Fault[]
  readonly supplies: readonly CommodityType[]
  readonly limits: readonly OrderLimit[]
}

const countryCode = 'ES'
const timeZone = 'Europe/Madrid'

/** The data about a user's service point on which the form of new orders depends, read with the public API client. */
export async function readFacts(
  url: string,
  getToken: () => string,
  point: string,
): Promise<{
  readonly facts: Facts
  readonly orders: () => Promise<ReadonlyMap<string | null, AskedOrder>>
}> {
  const client: ApiClient = createClient(
    {
      baseUrl: url,
      getToken: () => getToken().replace('Bearer ', ''),
      timeoutMs: 60_000,
    },
    contract,
  )
  const params = { countryCode }
  const user = known(await client.session.me({}))
  const config = known(await client.country.config({ query: { code: countryCode } }))
  const [servicePoint] = known(
    await client.servicePoints.list({ query: { description: point, active: true } }),
  ).content
  if (servicePoint === undefined) throw new Error(`${point} is not to be found`)
  const ofClient = { params, query: { entityId: externalClientId(servicePoint) } }
  const currencies: readonly CustomerCurrency[] = known(await client.orders.currencies({ params })).currencies
  const main = currencies.find(({ mainCurrency }) => mainCurrency)
  const facts: Facts = {
    input: {
      config,
      user,
      brand: defaultBrand,
      currencies,
      servicePoint,
      manageable: manageableRequestTypes(deriveAbility({ user, config })),
    },
    denominations: known(
      await client.orders.denominations({ params, query: { currencyId: main?.currencyId ?? '' } }),
    ).denominations,
    faults: known(await client.orders.faults(ofClient)).faults,
    supplies: known(await client.orders.supplies({ params })).commodityTypes,
    limits: known(await client.servicePoints.limits({ query: { servicepointId: servicePoint.id } })).limits,
  }
  const orders = async () => {
    const query = historyWindow(config, { now: new Date(), timeZone })
    const path = { ...params, servicePointId: externalServicePointId(servicePoint) }
    const { services } = known(await client.orders.history({ params: path, query })).requestHistorials
    return new Map(
      services.map((row) => [
        row.serviceId,
        { type: orderKind(row), amounts: row.requestedAmounts.map(amountText).toSorted() },
      ]),
    )
  }
  return { facts, orders }
}

const known = <Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: unknown },
) => {
  if (!answer.ok) throw new Error(`the back end does not answer: ${JSON.stringify(answer.error)}`)
  return answer.value
}

const amountText = (amount: {
  readonly totalAmount: number
  readonly denominations?:
    | readonly { readonly denominationId: string; readonly denominationQuantity: number }[]
    | undefined
}): string =>
  [
    amount.totalAmount,
    ...(amount.denominations ?? [])
      .map(({ denominationId, denominationQuantity }) => `${denominationQuantity}×${denominationId}`)
      .toSorted(),
  ].join(' ')

export type Question = 'limit' | 'confirm' | undefined

/**
 * A model of the page of new orders, with which a test compares the real page. It runs the page's own state
 * machine with a back end that always succeeds.
 */
export class NewOrderModel {
  readonly facts: Facts
  /** The orders that were placed so far, in sequence. */
  readonly orders: AskedOrder[] = []
  isOpen = false
  /** Whether closing the form would lose input. This is also true if all typed text was deleted again. */
  isTouched = false
  #actor
  #isAttempted = false

  constructor(facts: Facts) {
    this.facts = facts
    this.#actor = this.#begin()
  }

  #begin() {
    const machine = newOrderMachine.provide({
      actors: {
        checkLimits: fromPromise<LimitsAnswer, { readonly servicePointId: number }>(async () =>
          ok(this.facts.limits),
        ),
        saveOrder: fromPromise<SaveAnswer, SaveOrderInput>(async ({ input: { type, body } }) => {
          const amounts = 'requestedAmounts' in body ? body.requestedAmounts : []
          this.orders.push({ type, amounts: amounts.map(amountText).toSorted() })
          return ok({ serviceId: '', serviceCode: '' })
        }),
      },
    })
    const now = new Date()
    return createActor(machine, {
      input: { ...this.facts.input, now, idempotencyKey: crypto.randomUUID() },
    }).start()
  }

  get #context() {
    return this.#actor.getSnapshot().context
  }
  get type(): RequestType | undefined {
    return this.#context.type
  }
  get drafts() {
    return this.#context.drafts
  }
  get question(): Question {
    const snapshot = this.#actor.getSnapshot()
    if (snapshot.matches('limitExceeded')) return 'limit'
    return snapshot.matches('confirming') ? 'confirm' : undefined
  }
  get canSend(): boolean {
    return canSendOrder(this.#context.servicePoint, this.type, this.drafts).reasons.length === 0
  }
  /** The issues that the form shows after an attempt to send the order. */
  get shownIssues(): readonly AnyIssue[] {
    return this.#isAttempted ? this.#context.issues : []
  }
  /** Whether any field of the chosen order type was filled in. */
  get isTyped(): boolean {
    const { pickup, delivery, ...others } = this.drafts
    const exchange = others['delivery-exchange']
    return (
      `${pickup.totalAmount}${pickup.comments}${delivery.comments}${exchange.comments}` !== '' ||
      delivery.denominations.length + exchange.denominations.length > 0 ||
      others['assistance-service'].faultDescription !== '' ||
      others['supply-material-service'].supplies.length > 0
    )
  }

  open(): void {
    this.isOpen = true
    this.#actor.send({ type: 'dialog.opened', now: new Date() })
  }
  /** Continues an order that was typed on another page and may have been sent already. */
  resume(): void {
    this.#isAttempted = false
    this.isTouched = true
    this.open()
  }
  discard(): void {
    this.#isAttempted = false
    this.isOpen = false
    this.isTouched = false
    this.#actor = this.#begin()
  }
  async send(event: NewOrderEvent): Promise<void> {
    if (event.type === 'send.requested') this.#isAttempted = true
    if (event.type === 'type.chosen' && event.requestType !== this.type) this.#isAttempted = false
    this.#actor.send(event)
    while (this.#actor.getSnapshot().hasTag('busy')) await new Promise((done) => setTimeout(done))
    if (this.#actor.getSnapshot().matches('saved')) {
      this.#actor.send({ type: 'order.restarted', now: new Date(), idempotencyKey: crypto.randomUUID() })
      this.isOpen = false
      this.isTouched = false
      this.#isAttempted = false
    }
  }
  change(change: DraftChange): Promise<void> {
    this.isTouched = true
    return this.send({ type: 'draft.changed', ...change })
  }
  /** Types the amount of a pickup and leaves the field, as a user does. The field then formats the amount. (KRN-71) */
  typeAmount(typed: string): Promise<void> {
    const read = parseAmount(typed)
    const totalAmount = read.ok ? formatAmount(read.value) : typed
    return this.change({ requestType: 'pickup', patch: { totalAmount } })
  }
  /** Types the number of pieces of a note or coin. An invalid number prevents the order from being sent. */
  typePieces(
    type: 'delivery' | 'delivery-exchange',
    denomination: Denomination,
    typed: string,
  ): Promise<void> {
    const denominations = typePieces(this.drafts[type].denominations, { denomination, quantity: typed })
    return this.change({ requestType: type, patch: { denominations } })
  }
  /**
   * Adds an article to the list of the order.
   * @returns whether the article was added: `false` if an entered value is invalid.
   */
  async addSupply(kind: CommodityType, commodityId: string, quantity: string): Promise<boolean> {
    const { supplies: types, input } = this.facts
    const read = readSupplyEntry(
      { commodityTypeId: kind.id, commodityId, quantity },
      { types, config: input.config },
    )
    const type = 'supply-material-service'
    this.isTouched = true
    if (!read.ok) return false
    await this.change({
      requestType: type,
      patch: { supplies: addSupply(this.drafts[type].supplies, read.value) },
    })
    return true
  }
}

export type ModelModule = {
  readonly readFacts: typeof readFacts
  readonly NewOrderModel: typeof NewOrderModel
}
