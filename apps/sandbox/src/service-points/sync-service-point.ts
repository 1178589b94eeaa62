import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  confirmedCode,
  editability,
  type SynchronisedRecord,
  synchronisability,
  uniqueCodeOf,
} from '@remesa/domain/clients'
import { ok, type Result } from '@remesa/domain/kernel'
import { ServicePointLookupAnswer, servicePointSubjects } from '@remesa/domain/service-points'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api/context'
import { takenOverThirdCodes } from '../clients'
import type { Database } from '../db/database'
import { servicePoints } from '../db/schema'
import { findSolPoint, type SolPoint, solPointAnswer } from '../sol'
import { lockServicePoint } from './lock-service-point'
import { lockServicePointCodes, takenServicePointCode } from './service-point-codes'
import { findServicePointDetail, type WireServicePointDetail } from './service-point-detail'
import { replaceThirdCodes } from './store-service-point'

type Synchronised = Result<SynchronisedRecord, Refusal>

/**
 * Takes a service point over from the operations system: 409 where that does not know it, where another point has what it
 * would get, and for a point without a code or switched off; 503 where there is no answer.
 */
export const synchroniseServicePoint = async (
  { db, caller }: ApiContext,
  id: number,
): Promise<Synchronised> => {
  const asked = await findServicePointDetail(db, id, caller.scope)
  if (asked === undefined) return refuse.notFound()
  const { client, ...subclient } = asked.subclient
  const codeSol = asked.codeSol ?? ''
  const ids = { countryId: String(client.country.id), clientId: String(client.id) }
  const [refused] = [
    ...editability(asked, caller.ability, servicePointSubjects).reasons,
    ...synchronisability({ record: asked, codeSol, ...ids }).reasons,
  ]
  if (refused !== undefined) return refuse.conflict(`service-points.${refused.rule}`, refused.key)
  const found = await findSolPoint(db, {
    countryId: client.country.id,
    sourceSystem: 'NONE',
    code: codeSol,
    clientCode: client.codeSol,
    centerCode: subclient.codeSol,
    oid: asked.oidSol,
  })
  if (!found.ok) return found
  const { value: known } = found
  if (known === undefined) {
    return refuse.conflict('service-points.unknown-code', 'validation.messages.servicepointNotFound')
  }
  return db.transaction(async (tx) => {
    await lockServicePointCodes(tx)
    const isReached = (await lockServicePoint(tx, id, caller.scope)) !== undefined
    const point = isReached ? await findServicePointDetail(tx, id, caller.scope) : undefined
    return point === undefined ? refuse.notFound() : takeOver(tx, point, known)
  })
}

const takeOver = async (
  tx: Database,
  { id, subclient, codeSol: heldCode, uniqueCode: heldUniqueCode, idSmartcash }: WireServicePointDetail,
  known: SolPoint,
): Promise<Synchronised> => {
  const codeSol = confirmedCode(heldCode ?? '', known.code)
  const taken = await takenServicePointCode(tx, { id, subclientId: subclient.id, codeSol, oidSol: known.oid })
  if (taken !== undefined) return taken
  const { client } = subclient
  const codes = [client.country.code, client.codeSol ?? '', subclient.codeSol ?? '', codeSol]
  const taking = {
    description: known.description,
    oidSol: known.oid,
    codeSol,
    uniqueCode: codeSol === heldCode ? heldUniqueCode : uniqueCodeOf(...codes),
  }
  const { punto } = ServicePointLookupAnswer.parse(solPointAnswer(known))
  const thirdcodes = [...takenOverThirdCodes(punto?.codigosTercero ?? [])]
  await tx.update(servicePoints).set(taking).where(eq(servicePoints.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({ ...taking, thirdcodes, idSmartcash })
}
