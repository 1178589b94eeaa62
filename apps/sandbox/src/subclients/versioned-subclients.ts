import { contract } from '@remesa/api-client/contract'
import { everything } from '../authorisation'
import { subclients } from '../db/schema'
import { codeGuard, type VersionedKind } from '../records'
import { findSubclient } from './subclient-repository'

/** Subclients as records that have versions. */
export const versionedSubclients: VersionedKind = {
  kind: 'subclients',
  table: subclients,
  read: contract.subclients.get,
  find: (db, id, { scope }) => findSubclient(db, id, scope),
  snapshot: async (db, id) => {
    const subclient = await findSubclient(db, id, everything)
    if (subclient === undefined) throw new Error('[subclients] a locked subclient has no row')
    const { oidSol, codeSol, uniqueCode, idSmartcash, description, active } = subclient
    const { delegation, thirdcodes, limits, client } = subclient
    return {
      name: description,
      countryId: client.country.id,
      state: {
        oidSol,
        codeSol,
        uniqueCode,
        idSmartcash,
        description,
        active,
        delegation,
        thirdcodes,
        limits,
        client: { id: client.id, description: client.description },
      },
    }
  },
}

/** Ensures that a code is unique among the subclients of a client. */
export const subclientCodes = codeGuard('subclients', subclients, subclients.clientId)
