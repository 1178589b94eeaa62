import { contract } from '@remesa/api-client/contract'
import { everything } from '../authorisation'
import { clients } from '../db/schema'
import { codeGuard, type VersionedKind } from '../records'
import { findClient } from './client-repository'

/** The table of clients, whose rows have versions that are read and increased. */
export const versionedClients: VersionedKind = {
  kind: 'clients',
  table: clients,
  read: contract.clients.get,
  find: (db, id, { scope }) => findClient(db, id, scope),
  snapshot: async (db, id) => {
    const client = await findClient(db, id, everything)
    if (client === undefined) throw new Error('[clients] a locked client has no row')
    const { oidSol, codeSol, uniqueCode, idSmartcash, description, active } = client
    const { thirdcodes, limits, extradata, country } = client
    return {
      name: description,
      countryId: country.id,
      state: { oidSol, codeSol, uniqueCode, idSmartcash, description, active, thirdcodes, limits, extradata },
    }
  },
}

/** Ensures that a code is unique among the clients of a country. */
export const clientCodes = codeGuard('clients', clients, clients.countryId)
