import { contract } from '@remesa/api-client/contract'
import { everything } from '../authorisation'
import { subclients } from '../db/schema'
import type { VersionedKind } from '../records'
import { findSubclient } from './subclient-repository'

/** The versions of subclients. */
export const versionedSubclients: VersionedKind = {
  table: subclients,
  read: contract.subclients.get,
  find: (db, id, { scope }) => findSubclient(db, id, scope),
  state: async (db, id) => {
    const subclient = await findSubclient(db, id, everything)
    if (subclient === undefined) return {}
    const { oidSol, codeSol, uniqueCode, idSmartcash, description, active } = subclient
    const { delegation, thirdcodes, limits } = subclient
    return { oidSol, codeSol, uniqueCode, idSmartcash, description, active, delegation, thirdcodes, limits }
  },
}
