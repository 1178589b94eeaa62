import { type Refusal, refuse } from '@remesa/api-client/server'
import { confirmedCode, editability, synchronisability, uniqueCodeOf } from '@remesa/domain/clients'
import { ok, type Result } from '@remesa/domain/kernel'
import {
  countryDelegations,
  type Subclient,
  type SynchronisedSubclient,
  subclientSubjects,
} from '@remesa/domain/subclients'
import { eq } from 'drizzle-orm'
import type { ApiContext } from '../api/context'
import { takenOverThirdCodes } from '../clients'
import type { Database } from '../db/database'
import { subclients } from '../db/schema'
import { findSolCenter, type SolCenter, solCenterAnswer } from '../sol'
import { listDelegations } from './delegation-repository'
import { lockSubclientCodes, takenSubclientCode } from './subclient-codes'
import { findSubclient, lockSubclient, replaceThirdCodes } from './subclient-repository'

/** Switches a subclient: turned over without a value, set with one. */
export const setSubclientStatus = ({ db, caller }: ApiContext, id: number, value: boolean | undefined) =>
  db.transaction(async (tx) => {
    const subclient = await lockSubclient(tx, id, caller.scope)
    if (subclient === undefined) return refuse.notFound()
    const active = value ?? !subclient.active
    await tx.update(subclients).set({ active }).where(eq(subclients.id, id))
    return ok({ id, active })
  })

/**
 * Takes a subclient over from the operations system: 409 where that does not know it, where another subclient has what it
 * would get, and for a subclient without a code or switched off; 503 where there is no answer.
 */
export const synchroniseSubclient = async (
  { db, caller }: ApiContext,
  id: number,
): Promise<Result<SynchronisedSubclient, Refusal>> => {
  const subclient = await findSubclient(db, id, caller.scope)
  if (subclient === undefined) return refuse.notFound()
  const { client, codeSol, oidSol } = subclient
  const code = codeSol ?? ''
  const [refused] = [
    ...editability(subclient, caller.ability, subclientSubjects).reasons,
    ...synchronisability({
      record: subclient,
      codeSol: code,
      clientId: String(client.id),
      countryId: String(client.country.id),
    }).reasons,
  ]
  if (refused !== undefined) return refuse.conflict(`subclients.${refused.rule}`, refused.key)
  const found = await findSolCenter(db, {
    countryId: client.country.id,
    sourceSystem: 'NONE',
    clientCode: client.codeSol ?? '',
    code,
    oid: oidSol,
  })
  if (!found.ok) return found
  const { value: known } = found
  if (known === undefined) {
    return refuse.conflict('subclients.unknown-code', 'validation.messages.subclientNotFound')
  }
  return db.transaction(async (tx) => {
    await lockSubclientCodes(tx)
    const current = await lockSubclient(tx, id, caller.scope)
    return current ? takeOver(tx, current, known) : refuse.notFound()
  })
}

const takeOver = async (
  tx: Database,
  { id, client, codeSol: heldCode, uniqueCode: heldUniqueCode, idSmartcash }: Subclient,
  known: SolCenter,
): Promise<Result<SynchronisedSubclient, Refusal>> => {
  const codeSol = confirmedCode(heldCode ?? '', known.code)
  const taken = await takenSubclientCode(tx, { id, clientId: client.id, codeSol, oidSol: known.oid })
  if (taken !== undefined) return taken
  const { country } = client
  const taking = {
    description: known.description,
    oidSol: known.oid,
    codeSol,
    uniqueCode:
      codeSol === heldCode
        ? heldUniqueCode
        : uniqueCodeOf(country.code, client.codeSol?.trim() ?? '', codeSol),
  }
  const offered = countryDelegations(await listDelegations(tx, country.id))
  const thirdcodes = takenOverThirdCodes(solCenterAnswer(known, []).centro?.codigosTercero ?? [])
  await tx.update(subclients).set(taking).where(eq(subclients.id, id))
  await replaceThirdCodes(tx, id, thirdcodes)
  return ok({
    ...taking,
    thirdcodes: [...thirdcodes],
    idSmartcash,
    delegations: offered.map(({ principal, ...delegation }) => ({ ...delegation, principalBol: principal })),
  })
}
