import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  type Client,
  clientSubjects,
  confirmedCode,
  editability,
  type SynchronisedRecord,
  synchronisability,
  uniqueCodeOf,
} from '@remesa/domain/clients'
import { ok, type Result } from '@remesa/domain/kernel'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api/context'
import type { Database } from '../db/database'
import { clients } from '../db/schema'
import { findSolClient, type SolClient, solClientAnswer } from '../sol'
import { lockClientCodes, takenClientCode } from './client-codes'
import { findClient, lockClient, replaceThirdCodes } from './client-repository'
import { takenOverThirdCodes } from './record-tables'

/** Switches a client: turned over without a value, set with one. */
export const setClientStatus = ({ db, caller }: ApiContext, id: number, value: boolean | undefined) =>
  db.transaction(async (tx) => {
    const client = await lockClient(tx, id, caller.scope)
    if (client === undefined) return refuse.notFound()
    const active = value ?? !client.active
    await tx.update(clients).set({ active }).where(eq(clients.id, id))
    return ok({ id, active })
  })

/**
 * Takes a client over from the operations system: 409 where that does not know it, where another client has what it would
 * get, and for a client without a code or switched off; 503 where there is no answer.
 */
export const synchroniseClient = async (
  { db, caller }: ApiContext,
  id: number,
): Promise<Result<SynchronisedRecord, Refusal>> => {
  const client = await findClient(db, id, caller.scope)
  if (client === undefined) return refuse.notFound()
  const code = client.codeSol ?? ''
  const [refused] = [
    ...editability(client, caller.ability, clientSubjects).reasons,
    ...synchronisability({ record: client, codeSol: code, countryId: String(client.country.id) }).reasons,
  ]
  if (refused !== undefined) return refuse.conflict(`clients.${refused.rule}`, refused.key)
  const found = await findSolClient(db, {
    countryId: client.country.id,
    sourceSystem: 'NONE',
    code,
    oid: client.oidSol,
  })
  if (!found.ok) return found
  const { value: known } = found
  if (known === undefined) {
    return refuse.conflict('clients.unknown-code', 'validation.messages.clientNotFound')
  }
  return db.transaction(async (tx) => {
    await lockClientCodes(tx)
    const current = await lockClient(tx, id, caller.scope)
    return current ? takeOver(tx, current, known) : refuse.notFound()
  })
}

const takeOver = async (
  tx: Database,
  { id, country, codeSol: heldCode, uniqueCode: heldUniqueCode, idSmartcash }: Client,
  known: SolClient,
): Promise<Result<SynchronisedRecord, Refusal>> => {
  const codeSol = confirmedCode(heldCode ?? '', known.code)
  const taken = await takenClientCode(tx, { id, countryId: country.id, codeSol, oidSol: known.oid })
  if (taken !== undefined) return taken
  const taking = {
    description: known.description,
    oidSol: known.oid,
    codeSol,
    uniqueCode: codeSol === heldCode ? heldUniqueCode : uniqueCodeOf(country.code, codeSol),
  }
  const thirdcodes = takenOverThirdCodes(solClientAnswer(known).entidad?.codigosTercero ?? [])
  await tx.update(clients).set(taking).where(eq(clients.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({ ...taking, thirdcodes: [...thirdcodes], idSmartcash })
}
