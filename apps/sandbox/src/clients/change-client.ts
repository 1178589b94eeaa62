import { refuse } from '@remesa/api-client/server'
import { type Client, clientKind } from '@remesa/domain/clients'
import { ok, type Result } from '@remesa/domain/kernel'
import { SynchronisedRecord } from '@remesa/domain/records'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { clients } from '../db/schema'
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
import { findSolClient, type SolClient, solClientAnswer } from '../sol'
import { findClient, lockClient, replaceThirdCodes } from './client-repository'
import { clientCodes, versionedClients } from './versioned-clients'

type Synchronised = Result<SynchronisedRecord, SynchronisationRefusal<'clients'>>

/** Activates or deactivates a client, or toggles its status if the request contains no value. */
export const setClientStatus = (context: ApiContext, change: StatusChange) =>
  switchRecord(context, change, {
    kind: versionedClients,
    endpoint: 'clients.setStatus',
    lock: lockClient,
    store: (tx, active) => tx.update(clients).set({ active }).where(eq(clients.id, change.id)),
  })

/**
 * Updates a client with the data of the operations system. The response is 404 if the caller may not see the client.
 * The remaining refusals are described at `synchroniseRecord`.
 */
export const synchroniseClient = async (
  context: ApiContext,
  id: number,
  conditions: WriteConditions,
): Promise<Synchronised> => {
  const { db, caller } = context
  const client = await findClient(db, id, caller.scope)
  if (client === undefined) return refuse.notFound()
  const countryId = client.country.id
  const code = client.codeSol ?? ''
  return synchroniseRecord(context, conditions, client, {
    versioned: versionedClients,
    endpoint: 'clients.sync',
    response: SynchronisedRecord,
    lock: lockClient,
    codes: clientCodes,
    kind: clientKind,
    countryId,
    unknownKey: 'validation.messages.clientNotFound',
    ask: () => findSolClient(db, { countryId, sourceSystem: 'NONE', code, oid: client.oidSol }),
    takeOver,
  })
}

const takeOver = async (tx: Database, client: Client, known: SolClient): Promise<Synchronised> => {
  const { id, country, idSmartcash } = client
  const taking = await takenOver(tx, clientCodes, client, known, { id: country.id, codes: [country.code] })
  if (!taking.ok) return taking
  const thirdcodes = takenOverThirdCodes(solClientAnswer(known).entidad?.codigosTercero ?? [])
  await tx.update(clients).set(taking.value).where(eq(clients.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({ ...taking.value, thirdcodes: [...thirdcodes], idSmartcash })
}
