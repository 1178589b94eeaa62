import { refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import { SynchronisedRecord } from '@remesa/domain/records'
import { ServicePointLookupAnswer, servicePointKind } from '@remesa/domain/service-points'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import {
  type StatusChange,
  type SynchronisationRefusal,
  switchRecord,
  synchroniseRecord,
  takenOver,
  takenOverThirdCodes,
  type WriteConditions,
} from '../records'
import type { ApiContext } from '../request/context'
import { findSolPoint, type SolPoint, solPointAnswer } from '../sol'
import { lockServicePoint } from './lock-service-point'
import { findServicePointDetail, type WireServicePointDetail } from './service-point-detail'
import { replaceThirdCodes } from './store-service-point'
import { servicePointCodes, versionedServicePoints } from './versioned-service-points'

type Synchronised = Result<SynchronisedRecord, SynchronisationRefusal<'service-points'>>

/** Activates or deactivates a service point, or toggles its status if the request contains no value. */
export const setServicePointStatus = (context: ApiContext, change: StatusChange) =>
  switchRecord(context, change, {
    kind: versionedServicePoints,
    endpoint: 'servicePoints.setStatus',
    lock: lockServicePoint,
    store: (tx, active) => tx.update(servicePoints).set({ active }).where(eq(servicePoints.id, change.id)),
  })

/**
 * Updates a service point with the data of the operations system. The response is 404 if the caller may not see the
 * point. The remaining refusals are described at `synchroniseRecord`.
 */
export const synchroniseServicePoint = async (
  context: ApiContext,
  id: number,
  conditions: WriteConditions,
): Promise<Synchronised> => {
  const { db, caller } = context
  const asked = await findServicePointDetail(db, id, caller.scope)
  if (asked === undefined) return refuse.notFound()
  const { client, ...subclient } = asked.subclient
  const countryId = client.country.id
  return synchroniseRecord(context, conditions, asked, {
    versioned: versionedServicePoints,
    endpoint: 'servicePoints.sync',
    response: SynchronisedRecord,
    lock: async (tx, id, scope) =>
      (await lockServicePoint(tx, id, scope)) && findServicePointDetail(tx, id, scope),
    codes: servicePointCodes,
    kind: servicePointKind,
    countryId,
    clientId: client.id,
    unknownKey: 'validation.messages.servicepointNotFound',
    ask: () =>
      findSolPoint(db, {
        countryId,
        sourceSystem: 'NONE',
        code: asked.codeSol ?? '',
        clientCode: client.codeSol,
        centerCode: subclient.codeSol,
        oid: asked.oidSol,
      }),
    takeOver,
  })
}

const takeOver = async (
  tx: Database,
  point: WireServicePointDetail,
  known: SolPoint,
): Promise<Synchronised> => {
  const { id, subclient, idSmartcash } = point
  const { client } = subclient
  const codes = [client.country.code, client.codeSol ?? '', subclient.codeSol ?? '']
  const taking = await takenOver(tx, servicePointCodes, point, known, { id: subclient.id, codes })
  if (!taking.ok) return taking
  const { punto } = ServicePointLookupAnswer.parse(solPointAnswer(known))
  const thirdcodes = [...takenOverThirdCodes(punto?.codigosTercero ?? [])]
  await tx.update(servicePoints).set(taking.value).where(eq(servicePoints.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({ ...taking.value, thirdcodes, idSmartcash })
}
