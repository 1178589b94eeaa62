import {
  agilePickupSettings,
  buildDeclaredValuesRequest,
  canDeclareValues,
  canSaveDeclaredRecord,
  type DeclaredRecordDraft,
  type DeclaredValuesAnswer,
  emptyDeclaredRecordDraft,
  maxCodeSeal,
  type QrCode,
  qrSets,
  validateDeclaredValuesRequest,
} from '@remesa/domain/declared-values'
import { err, type Issue, ok, type Result } from '@remesa/domain/kernel'
import { type OrderRow, orderCountryCode } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { ApiClient } from '../client/api-client'
import { type DeclaredAmount, randomKey, type TaskError, type TaskOptions } from './task'
import { loadViewer } from './viewer'

/** The calls that are needed to declare values. */
type DeclaringApi = Pick<ApiClient, 'session' | 'country' | 'declaredValues'>

/** The declared values of one pickup, and functions to declare more. */
export interface Declaring {
  /** Returns the values that have been declared so far. */
  readonly declared: () => DeclaredValuesAnswer
  /** Returns the issues that a record of these values would have. */
  readonly issues: (values: readonly DeclaredAmount[]) => readonly Issue[]
  /**
   * Declares a record of values and loads the declared values again. A record with issues is not sent (`invalid`).
   * Repeating a call with the same `key` does not declare the values twice.
   */
  readonly declare: (
    values: readonly DeclaredAmount[],
    key?: string,
  ) => Promise<Result<DeclaredValuesAnswer, TaskError>>
  /** Returns the QR codes that the crew scans. */
  readonly codes: () => readonly QrCode[]
}

/**
 * Loads the data that is needed to declare the values of an order. Values can't be declared, for instance, for a
 * delivery, or for a pickup with requested amounts. In that case, the result is `refused` with every reason.
 * @example
 * ```ts
 * const bags = await unwrap(declaringFor(api, { order, servicePoint }))
 * await bags.declare([{ seal: 'S-1', commodity: '1', currency: 'EUR', amount: 1250 }])
 * bags.codes() // one text for each QR code
 * ```
 */
export const declaringFor = async (
  api: DeclaringApi,
  { order, servicePoint }: { readonly order: OrderRow; readonly servicePoint: ServicePoint },
  { newKey = randomKey }: Pick<TaskOptions, 'newKey'> = {},
): Promise<Result<Declaring, TaskError>> => {
  const viewer = await loadViewer(api)
  if (!viewer.ok) return viewer
  const { user, config } = viewer.value
  const target = { countryCode: orderCountryCode(servicePoint, user), serviceCode: order.serviceCode ?? '' }
  const read = () => api.declaredValues.get({ query: target })
  const first = await read()
  if (!first.ok) return err(first.error)
  let answer = first.value
  const decision = canDeclareValues(order, answer, servicePoint)
  if (!decision.allowed) return err({ kind: 'refused', reasons: decision.reasons })
  const { mode } = agilePickupSettings(config)
  const status = order.serviceStatusCode
  const bodyOf = (values: readonly DeclaredAmount[]) =>
    buildDeclaredValuesRequest(recordOf(values, mode), { ...target, mode, answer })
  const issues = (values: readonly DeclaredAmount[]) =>
    validateDeclaredValuesRequest(bodyOf(values), {
      intent: 'create',
      answer,
      maxCodeSeal: maxCodeSeal(user, config),
    })
  return ok({
    declared: () => answer,
    issues,
    declare: async (values, key) => {
      const { allowed, reasons } = canSaveDeclaredRecord(recordOf(values, mode), { mode, status })
      if (!allowed) return err({ kind: 'refused', reasons })
      const found = issues(values)
      if (found.length > 0) return err({ kind: 'invalid', issues: found })
      const { serviceCode } = target
      const idempotencyKey = key ?? newKey({ type: 'declared-values', serviceCode, draft: values })
      const saved = await api.declaredValues.create({ body: bodyOf(values) }, { idempotencyKey })
      if (!saved.ok) return err(saved.error)
      const renewed = await read()
      if (!renewed.ok) return err(renewed.error)
      answer = renewed.value
      return ok(answer)
    },
    codes: () => qrSets(answer),
  })
}

/** A record of declared values. In mode "1" the containers are in a separate list, each once. */
const recordOf = (values: readonly DeclaredAmount[], mode: '0' | '1'): DeclaredRecordDraft => {
  const bearers = values.map(({ bag = null, seal = null }) => ({ bc: bag, sc: seal }))
  const unique = new Map(bearers.map((bearer) => [JSON.stringify(bearer), bearer]))
  return {
    ...emptyDeclaredRecordDraft(),
    values: values.map(({ commodity, currency, amount, bag = null, seal = null }) => ({
      bc: bag,
      sc: seal,
      ctc: commodity,
      cic: currency,
      am: amount,
    })),
    containers: mode === '1' ? [...unique.values()] : [],
  }
}
