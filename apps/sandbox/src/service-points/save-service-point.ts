import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { ServicePointDetail, type ServicePointRequest, servicePointKind } from '@remesa/domain/service-points'
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '../authorisation'
import type { Database } from '../db/database'
import { channels, currencies } from '../db/schema'
import type { SafeSettings } from '../kernel/environment'
import { hashPassword } from '../kernel/password'
import {
  type Adding,
  blocked,
  limitIssues,
  type SaveCall,
  type Saved,
  type Saving,
  saveRecord,
} from '../records'
import type { ApiContext } from '../request/context'
import { solPointOf } from '../sol'
import { deviceIssues } from './device-issues'
import { lockServicePoint } from './lock-service-point'
import { safeDefaultsOf } from './safe-defaults'
import { findServicePointDetail } from './service-point-detail'
import { addedForm, changedForm, type FilledForm, type FormCatalogue } from './service-point-form'
import { heldToForm } from './service-point-issues'
import { findPlace, type ServicePointPlace } from './service-point-place'
import { listAssignableAdapters } from './service-point-repository'
import { insertServicePoint, type SafePassword, updateServicePoint } from './store-service-point'
import { servicePointCodes, versionedServicePoints } from './versioned-service-points'

const saved = ok({ status: 1, message: 'service-points.saved' })

/** A body to save, and the hash of the password in it. */
interface Save {
  readonly body: ServicePointRequest
  readonly passwordHash: string | undefined
}

/**
 * Adds or changes a service point. The response is 403 if the caller may not open the form, and 404 for a point or
 * subclient that the caller may not see. It is 400 with every rule that the body breaks. A conflict with another point
 * or with the state of this point has the status 200, and `status: 0` in the body. If two saves of a point succeed, the
 * later save replaces all values of the earlier save. Saving a point never activates or deactivates it.
 */
export const saveServicePoint = async (
  context: ApiContext,
  call: SaveCall<ServicePointRequest>,
): Promise<Saved> => {
  const { body, idempotencyKey: key } = call
  const password = newPasswordOf(body, context.safe)
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  const { scope } = context.caller
  return saveRecord(context, call, {
    kind: servicePointKind,
    versioned: versionedServicePoints,
    endpoint: 'servicePoints.save',
    request: await withMarkedPassword(body, key),
    lock: (tx, id) => lockPoint(tx, id, scope),
    add: (tx) => addPoint(tx, context, { body, passwordHash }),
    change: (tx, point) => changePoint(tx, context, point, { body, passwordHash }),
  })
}

/** The text of a new password; `undefined` if the body contains no password or keeps the stored one. */
const newPasswordOf = (
  { password, usesDefaultPassword }: ServicePointRequest,
  safe: SafeSettings,
): string | undefined => {
  if (typeof password === 'string') return password
  return usesDefaultPassword ? safe.password : undefined
}

const derive = promisify<string, string, number, Buffer>(scrypt)

/**
 * The body in the format in which it is stored with its idempotency key. Bodies with different passwords must differ in
 * this form, but guessing the password from it must be as hard as from its hash.
 */
const withMarkedPassword = async (
  { password, ...body }: ServicePointRequest,
  key: string | undefined,
): Promise<unknown> => {
  if (typeof password !== 'string' || key === undefined) return { ...body, password }
  return { ...body, password: (await derive(password, key, 32)).toString('base64') }
}

const addPoint = async (
  tx: Database,
  { caller, safe }: ApiContext,
  { body, passwordHash }: Save,
): Promise<Adding> => {
  const place = await findPlace(tx, body.subclientId, caller.scope)
  if (place === undefined) return refuse.notFound()
  const found = body.oidSol === null ? undefined : await solPointOf(tx, body.oidSol)
  const isOfCountry = found?.countryId === place.subclient.client.country.id
  const form = addedForm(body, await catalogueOf(tx, { place, body, safe }), isOfCountry ? found : undefined)
  const checked = await heldToRules(tx, body, form)
  if (!checked.ok) return checked
  const request = checked.value
  await servicePointCodes.lock(tx)
  const taken = await servicePointCodes.holder(tx, {
    ...request,
    id: undefined,
    parentId: place.subclient.id,
  })
  if (taken !== undefined) return blocked(`service-points.refused.${taken.rule}`)
  const issues = await deviceIssues(tx, request, {}, caller.scope)
  if (issues.length > 0) return refuse.invalid(issues)
  const id = await insertServicePoint(tx, request, safePasswordOf(request, passwordHash))
  return ok({ ...saved.value, id })
}

/** A service point within the scope, with its subclient and client, locked until the transaction ends. */
const lockPoint = async (tx: Database, id: number, scope: Scope) => {
  const locked = await lockServicePoint(tx, id, scope)
  const detail = locked && (await findServicePointDetail(tx, id, scope))
  const place = detail && (await findPlace(tx, detail.subclient.id, scope))
  return locked && detail && place && { ...locked, id, detail, place }
}

const changePoint = async (
  tx: Database,
  { caller, safe }: ApiContext,
  { id, hasPassword, detail, place }: NonNullable<Awaited<ReturnType<typeof lockPoint>>>,
  { body, passwordHash }: Save,
): Promise<Saving> => {
  const record = ServicePointDetail.parse(detail)
  const form = changedForm(body, await catalogueOf(tx, { place, body, safe }), { record, hasPassword })
  const checked = await heldToRules(tx, body, form)
  if (!checked.ok) return checked
  const issues = await deviceIssues(tx, checked.value, record, caller.scope)
  if (issues.length > 0) return refuse.invalid(issues)
  await updateServicePoint(tx, id, checked.value, safePasswordOf(checked.value, passwordHash))
  return saved
}

const heldToRules = async (
  tx: Database,
  body: ServicePointRequest,
  form: FilledForm,
): Promise<Result<ServicePointRequest, Refusal<'request.invalid-body'>>> => {
  const checked = heldToForm(body, form)
  const issues = [...(checked.ok ? [] : checked.issues), ...(await limitIssues(tx, body.limits))]
  return checked.ok && issues.length === 0 ? ok(checked.request) : refuse.invalid(issues)
}

const safePasswordOf = (
  { password, usesDefaultPassword }: ServicePointRequest,
  passwordHash: string | undefined,
): SafePassword =>
  password === undefined && !usesDefaultPassword ? {} : { safePasswordHash: passwordHash ?? null }

const catalogueOf = async (
  tx: Database,
  {
    place,
    body,
    safe,
  }: {
    readonly place: ServicePointPlace
    readonly body: ServicePointRequest
    readonly safe: SafeSettings
  },
): Promise<FormCatalogue> => {
  const countryId = place.subclient.client.country.id
  const known = await tx
    .select({ id: currencies.id })
    .from(currencies)
    .where(inArray(currencies.id, body.currencies))
  return {
    place,
    adapters: await listAssignableAdapters(tx),
    channels: await tx
      .select({ id: channels.id, text: channels.text })
      .from(channels)
      .where(and(eq(channels.countryId, countryId), inArray(channels.id, body.channels))),
    currencyIds: known.map(({ id }) => id),
    safeDefaults: body.usesDefaultPassword ? safeDefaultsOf(safe) : null,
  }
}
