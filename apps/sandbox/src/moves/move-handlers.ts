import type { FeatureHandlers } from '../request/context'
import { moveEffects } from './move-effects'
import { moveRecord } from './move-record'
import { movedServicePoints, movedSubclients } from './moved-kind'

/** The calls that move subclients. */
export const subclientMoves: Pick<FeatureHandlers<'subclients'>, 'move' | 'moveEffects'> = {
  move: ({ params, body, idempotencyKey, versions, context }) =>
    moveRecord(
      context,
      { id: params.id, parentId: body.parentId, idempotencyKey, versions },
      movedSubclients,
    ),
  moveEffects: ({ params, query, context }) =>
    moveEffects(context, { id: params.id, parentId: query.parentId }, movedSubclients),
}

/** The calls that move service points. */
export const servicePointMoves: Pick<FeatureHandlers<'servicePoints'>, 'move' | 'moveEffects'> = {
  move: ({ params, body, idempotencyKey, versions, context }) =>
    moveRecord(
      context,
      { id: params.id, parentId: body.parentId, idempotencyKey, versions },
      movedServicePoints,
    ),
  moveEffects: ({ params, query, context }) =>
    moveEffects(context, { id: params.id, parentId: query.parentId }, movedServicePoints),
}
