import { canUseViews, ListView, type ViewedList } from '@remesa/domain/views'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import type { Caller } from '../authorisation'
import type { Database } from '../db/database'
import { defaultViews, listViews, users } from '../db/schema'
import { usersWithin } from '../users'
import { shownQuery } from './list-queries'

type ViewRow = typeof listViews.$inferSelect

const ownedBy = ({ id }: Pick<Caller, 'id'>) => eq(listViews.ownerId, id)

/**
 * SQL condition on `list_views`: the view belongs to the caller, or is shared with the caller. The query has to join
 * `users`. (VIE-6)
 */
const visibleTo = (db: Database, caller: Caller): SQL | undefined =>
  or(
    ownedBy(caller),
    and(listViews.isShared, eq(users.userType, caller.userType), usersWithin(db, caller.scope)),
  )

/** The saved views of a list that the caller may see. */
export const listOfViews = (db: Database, list: ViewedList, caller: Caller): Promise<ListView[]> =>
  readViews(db, caller, eq(listViews.list, list))

/** A saved view; `undefined` if the caller may not see the view or may not open its list. */
export const findView = async (db: Database, id: number, caller: Caller): Promise<ListView | undefined> => {
  const [view] = await readViews(db, caller, eq(listViews.id, id))
  return view && canUseViews(caller.ability, view.list).allowed ? view : undefined
}

const readViews = async (db: Database, caller: Caller, condition: SQL): Promise<ListView[]> => {
  const rows = await db
    .select({ view: listViews, name: users.name, lastName: users.lastName, chosen: defaultViews.viewId })
    .from(listViews)
    .innerJoin(users, eq(users.id, listViews.ownerId))
    .leftJoin(defaultViews, and(eq(defaultViews.viewId, listViews.id), eq(defaultViews.userId, caller.id)))
    .where(and(condition, visibleTo(db, caller)))
    .orderBy(asc(listViews.id))
  return rows.map(({ view, name, lastName, chosen }) =>
    toView(view, { caller, owner: `${name} ${lastName}`.trim(), isDefault: chosen !== null }),
  )
}

const toView = (
  { id, list, name, query, isShared, ownerId, version }: ViewRow,
  {
    caller,
    owner,
    isDefault,
  }: { readonly caller: Caller; readonly owner: string; readonly isDefault: boolean },
): ListView =>
  ListView.parse({
    id,
    list,
    name,
    query: shownQuery(list, query, caller),
    isShared,
    isOwn: ownerId === caller.id,
    owner,
    isDefault,
    version: String(version),
  })

/** A saved view, locked until the transaction ends. */
export const lockView = async (tx: Database, id: number): Promise<ViewRow | undefined> => {
  const [row] = await tx.select().from(listViews).where(eq(listViews.id, id)).for('update')
  return row
}

/** Names of the caller's own saved views of a list, except the name of the view with the id `except`. */
export const ownNames = async (
  tx: Database,
  { list, caller, except }: { readonly list: ViewedList; readonly caller: Caller; readonly except?: number },
): Promise<readonly string[]> => {
  const rows = await tx
    .select({ id: listViews.id, name: listViews.name })
    .from(listViews)
    .where(and(ownedBy(caller), eq(listViews.list, list)))
  return rows.filter(({ id }) => id !== except).map(({ name }) => name)
}

/** Stores or removes a caller's default view for a list. */
export const storeDefault = async (
  tx: Database,
  { list, id, caller }: { readonly list: ViewedList; readonly id: number | null; readonly caller: Caller },
): Promise<void> => {
  const own = and(eq(defaultViews.userId, caller.id), eq(defaultViews.list, list))
  if (id === null) {
    await tx.delete(defaultViews).where(own)
    return
  }
  await tx
    .insert(defaultViews)
    .values({ userId: caller.id, list, viewId: id })
    .onConflictDoUpdate({ target: [defaultViews.userId, defaultViews.list], set: { viewId: id } })
}
