import { refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'
import {
  countryDelegations,
  type Subclient,
  SynchronisedSubclient,
  subclientKind,
} from '@remesa/domain/subclients'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { subclients } from '../db/schema'
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
import { findSolCenter, type SolCenter, solCenterAnswer } from '../sol'
import { listDelegations } from './delegation-repository'
import { findSubclient, lockSubclient, replaceThirdCodes } from './subclient-repository'
import { subclientCodes, versionedSubclients } from './versioned-subclients'

type Synchronised = Result<SynchronisedSubclient, SynchronisationRefusal<'subclients'>>

/** Activates or deactivates a subclient, or toggles its status if the request contains no value. */
export const setSubclientStatus = (context: ApiContext, change: StatusChange) =>
  switchRecord(context, change, {
    kind: versionedSubclients,
    endpoint: 'subclients.setStatus',
    lock: lockSubclient,
    store: (tx, active) => tx.update(subclients).set({ active }).where(eq(subclients.id, change.id)),
  })

/**
 * Updates a subclient with the data of the operations system. The response is 404 if the caller may not see the
 * subclient. The remaining refusals are described at `synchroniseRecord`.
 */
export const synchroniseSubclient = async (
  context: ApiContext,
  id: number,
  conditions: WriteConditions,
): Promise<Synchronised> => {
  const { db, caller } = context
  const subclient = await findSubclient(db, id, caller.scope)
  if (subclient === undefined) return refuse.notFound()
  const { client, codeSol, oidSol } = subclient
  const countryId = client.country.id
  return synchroniseRecord(context, conditions, subclient, {
    versioned: versionedSubclients,
    endpoint: 'subclients.sync',
    response: SynchronisedSubclient,
    lock: lockSubclient,
    codes: subclientCodes,
    kind: subclientKind,
    countryId,
    clientId: client.id,
    unknownKey: 'validation.messages.subclientNotFound',
    ask: () =>
      findSolCenter(db, {
        countryId,
        sourceSystem: 'NONE',
        clientCode: client.codeSol ?? '',
        code: codeSol ?? '',
        oid: oidSol,
      }),
    takeOver,
  })
}

const takeOver = async (tx: Database, subclient: Subclient, known: SolCenter): Promise<Synchronised> => {
  const { id, client, idSmartcash } = subclient
  const { country } = client
  const parent = { id: client.id, codes: [country.code, client.codeSol?.trim() ?? ''] }
  const taking = await takenOver(tx, subclientCodes, subclient, known, parent)
  if (!taking.ok) return taking
  const offered = countryDelegations(await listDelegations(tx, country.id))
  const thirdcodes = takenOverThirdCodes(solCenterAnswer(known, []).centro?.codigosTercero ?? [])
  await tx.update(subclients).set(taking.value).where(eq(subclients.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({
    ...taking.value,
    thirdcodes: [...thirdcodes],
    idSmartcash,
    delegations: offered.map(({ principal, ...delegation }) => ({ ...delegation, principalBol: principal })),
  })
}
