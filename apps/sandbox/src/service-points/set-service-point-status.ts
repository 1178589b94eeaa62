import { refuse } from '@remesa/api-client/server'
import { ok } from '@remesa/domain/kernel'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api/context'
import { servicePoints } from '../db/schema'
import { lockServicePoint } from './lock-service-point'

/** Switches a service point: turned over without a value, set with one. */
export const setServicePointStatus = ({ db, caller }: ApiContext, id: number, value: boolean | undefined) =>
  db.transaction(async (tx) => {
    const point = await lockServicePoint(tx, id, caller.scope)
    if (point === undefined) return refuse.notFound()
    const active = value ?? !point.active
    await tx.update(servicePoints).set({ active }).where(eq(servicePoints.id, id))
    return ok({ id, active })
  })
