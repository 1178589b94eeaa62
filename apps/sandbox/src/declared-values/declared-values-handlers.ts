import { contract } from '@remesa/api-client/contract'
import { refuse } from '@remesa/api-client/server'
import { DeclaredValuesDeletion } from '@remesa/domain/declared-values'
import { ok, parseWith, type Result } from '@remesa/domain/kernel'
import type { Database } from '../db/database'
import type { ApiContext, FeatureHandlers } from '../request/context'
import { createOnce } from '../request/create-once'
import { findDeclaredOrder } from './declared-order'
import { deleteRecords } from './delete-records'
import { type SaveInput, type SaveRefusal, savePacks, saveValues } from './save-records'
import { readDeclared } from './stored-records'

interface SaveCall<Body> {
  readonly body: Body
  readonly idempotencyKey: string | undefined
  readonly context: ApiContext
}

/** Creates the handler of a call that saves records. A save is executed once for each idempotency key. */
const saves =
  <Body>(
    name: 'create' | 'replace' | 'createPacks' | 'replacePacks',
    intent: SaveInput<Body>['intent'],
    save: (db: Database, input: SaveInput<Body>) => Promise<Result<Record<never, never>, SaveRefusal>>,
  ) =>
  ({ body, idempotencyKey: key, context }: SaveCall<Body>) => {
    const { response } = contract.declaredValues[name]
    const { caller, now } = context
    return createOnce(
      context,
      { key, endpoint: `declaredValues.${name}`, request: { body }, response },
      (tx) => save(tx, { body, intent, caller, now }),
    )
  }

export const declaredValuesHandlers: FeatureHandlers<'declaredValues'> = {
  get: async ({ query, context: { db, caller } }) => {
    const found = await findDeclaredOrder(db, { ...query, caller, lock: false })
    return found ? ok(await readDeclared(db, found.order.id)) : refuse.notFound()
  },
  create: saves('create', 'create', saveValues),
  replace: saves('replace', 'replace', saveValues),
  remove: async ({ query, body, context: { db, caller } }) => {
    const { declaredCode = [], ...order } = query
    const deletion =
      body === undefined
        ? parseWith(DeclaredValuesDeletion, { ...order, declaredCode: [declaredCode].flat() })
        : ok(body)
    return deletion.ok
      ? deleteRecords(db, { deletion: deletion.value, caller })
      : refuse.invalid(deletion.error, 'request.invalid-query')
  },
  createPacks: saves('createPacks', 'create', savePacks),
  replacePacks: saves('replacePacks', 'replace', savePacks),
}
