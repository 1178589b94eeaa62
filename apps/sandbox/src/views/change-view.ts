import { type Refusal, refuse } from '@remesa/api-client/server'
import { cleanText, foldedName, type Issue, ok, type Result, WriteResponse } from '@remesa/domain/kernel'
import {
  canSaveView,
  canUseViews,
  type DefaultViewRequest,
  ListView,
  type ViewChangeRequest,
  type ViewRequest,
  validateView,
} from '@remesa/domain/views'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { listViews } from '../db/schema'
import type { WriteConditions } from '../records'
import type { ApiContext } from '../request/context'
import { createOnce } from '../request/create-once'
import { decisionConflict } from '../request/decision-conflict'
import { shownQuery } from './list-queries'
import { findView, lockView, ownNames, storeDefault } from './view-repository'

interface ViewWrite extends WriteConditions {
  readonly id: number
}

/**
 * Saves a view of the caller. The response is 400 if another view of the caller has the same name. It is 409 if the
 * caller already has the largest permitted number of views.
 */
export const saveView = async (context: ApiContext, body: ViewRequest, key: string | undefined) => {
  const { caller } = context
  const { list, name, query, isShared, isDefault } = body
  if (!canUseViews(caller.ability, list).allowed) return refuse.forbidden()
  return createOnce(
    context,
    { key, endpoint: 'views.save', request: body, response: ListView },
    async (tx): Promise<Result<ListView, Refusal<'request.invalid-body' | 'views.full'>>> => {
      await lockOwnViews(tx, context)
      const others = await ownNames(tx, { list, caller })
      const decision = canSaveView(others.length)
      if (!decision.allowed) return decisionConflict(decision, () => 'views.full')
      const issues = validateView({ name }, others)
      if (issues.length > 0) return refuse.invalid(issues)
      const values = {
        ownerId: caller.id,
        list,
        ...named(name),
        query: shownQuery(list, query, caller),
        isShared,
      }
      const [row] = await tx.insert(listViews).values(values).returning({ id: listViews.id })
      if (row === undefined) throw new Error('[views] an insert gave no row')
      if (isDefault) await storeDefault(tx, { list, id: row.id, caller })
      return ok(await seen(tx, context, row.id))
    },
  )
}

/** Renames or shares a saved view, or changes its state. A request without changes creates no version. */
export const changeView = (context: ApiContext, write: ViewWrite, body: ViewChangeRequest) => {
  const { caller } = context
  const { id, idempotencyKey: key } = write
  return createOnce(
    context,
    { key, endpoint: 'views.change', request: { id, body }, response: ListView },
    async (tx): Promise<Result<ListView, WriteRefusal | Refusal<'request.invalid-body'>>> => {
      await lockOwnViews(tx, context)
      const locked = await lockOwnView(tx, context, write)
      if (!locked.ok) return locked
      const { list, name, query, isShared, version } = locked.value
      const issues = await nameIssues(tx, context, locked.value, body.name)
      if (issues.length > 0) return refuse.invalid(issues)
      const next = {
        ...named(body.name ?? name),
        query: body.query === undefined ? query : shownQuery(list, body.query, caller),
        isShared: body.isShared ?? isShared,
      }
      if (next.name !== name || next.query !== query || next.isShared !== isShared)
        await tx
          .update(listViews)
          .set({ ...next, version: version + 1 })
          .where(eq(listViews.id, id))
      return ok(await seen(tx, context, id))
    },
  )
}

/** Removes a saved view of the caller. Users whose default view it was have no default view afterwards. (VIE-8) */
export const removeView = (context: ApiContext, write: ViewWrite) => {
  const { id, idempotencyKey: key } = write
  return createOnce(
    context,
    { key, endpoint: 'views.remove', request: { id }, response: WriteResponse },
    async (tx): Promise<Result<WriteResponse, WriteRefusal>> => {
      const locked = await lockOwnView(tx, context, write)
      if (!locked.ok) return locked
      await tx.delete(listViews).where(eq(listViews.id, id))
      return ok({})
    },
  )
}

/**
 * Sets the caller's default view for a list. The response is 404 for a view that the caller may not see, and for a view
 * of another list.
 */
export const setDefaultView = async ({ db, caller }: ApiContext, { list, id }: DefaultViewRequest) => {
  if (!canUseViews(caller.ability, list).allowed) return refuse.forbidden()
  return db.transaction(async (tx) => {
    // The view is locked, so that the owner can't remove it during this transaction.
    if (id !== null) await lockView(tx, id)
    const view = id === null ? undefined : await findView(tx, id, caller)
    if (id !== null && view?.list !== list) return refuse.notFound()
    await storeDefault(tx, { list, id, caller })
    return ok({})
  })
}

type WriteRefusal = Refusal<'not-found' | 'views.not-owner' | 'record-changed'>
type StoredView = typeof listViews.$inferSelect

/**
 * Locks a saved view of the caller for a change. The response is 404 if the caller may not see the view. The change is
 * also refused if another user owns the view, or if the view has another version than the change is based on.
 */
const lockOwnView = async (
  tx: Database,
  { caller }: ApiContext,
  { id, versions }: ViewWrite,
): Promise<Result<StoredView, WriteRefusal>> => {
  const row = await lockView(tx, id)
  const view = await findView(tx, id, caller)
  if (row === undefined || view === undefined) return refuse.notFound()
  if (!view.isOwn) return refuse.because('views.not-owner')
  if (versions !== 'any' && !versions.includes(String(row.version)))
    return refuse.because('record-changed', { current: view })
  return ok(row)
}

/**
 * Locks the views of one owner. Adding and renaming views then happens one after the other, so that checks of names and
 * number stay valid.
 */
const lockOwnViews = (tx: Database, { caller }: ApiContext) => lockName(tx, `views ${caller.id}`)

const nameIssues = async (
  tx: Database,
  { caller }: ApiContext,
  { id, list }: StoredView,
  name: string | undefined,
): Promise<readonly Issue[]> =>
  name === undefined ? [] : validateView({ name }, await ownNames(tx, { list, caller, except: id }))

const named = (name: string) => ({ name: cleanText(name), foldedName: foldedName(name) })

const seen = async (tx: Database, { caller }: ApiContext, id: number): Promise<ListView> => {
  const view = await findView(tx, id, caller)
  if (view === undefined) throw new Error('[views] its owner does not see a view')
  return view
}
