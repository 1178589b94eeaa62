import { refuse } from '@remesa/api-client/server'
import { ok, sortByName } from '@remesa/domain/kernel'
import { canUseViews } from '@remesa/domain/views'
import type { FeatureHandlers } from '../request/context'
import { changeView, removeView, saveView, setDefaultView } from './change-view'
import { findView, listOfViews } from './view-repository'

export const viewHandlers: FeatureHandlers<'views'> = {
  list: async ({ query: { list }, context: { db, caller, locale } }) =>
    canUseViews(caller.ability, list).allowed
      ? ok(sortByName(await listOfViews(db, list, caller), ({ name }) => name, locale))
      : refuse.forbidden(),
  get: async ({ params: { id }, context: { db, caller } }) => {
    const view = await findView(db, id, caller)
    return view ? ok(view) : refuse.notFound()
  },
  save: ({ body, idempotencyKey, context }) => saveView(context, body, idempotencyKey),
  change: ({ params: { id }, body, idempotencyKey, versions, context }) =>
    changeView(context, { id, idempotencyKey, versions }, body),
  remove: ({ params: { id }, idempotencyKey, versions, context }) =>
    removeView(context, { id, idempotencyKey, versions }),
  setDefault: ({ body, context }) => setDefaultView(context, body),
}
