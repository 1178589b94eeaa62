import { type ClientFieldsRow, clientFields, toClient } from '../clients'
import { delegations, subclients } from '../db/schema'

/** Columns of a subclient in lists. The query has to join the tables of its client and left join `delegations`. */
export const subclientFields = {
  subclient: {
    id: subclients.id,
    version: subclients.version,
    oidSol: subclients.oidSol,
    codeSol: subclients.codeSol,
    idSmartcash: subclients.idSmartcash,
    description: subclients.description,
    active: subclients.active,
  },
  delegation: {
    id: delegations.id,
    idSmartcash: delegations.idSmartcash,
    description: delegations.description,
  },
  ...clientFields,
}

/** A row with the columns of `subclientFields`. */
export interface SubclientFieldsRow extends ClientFieldsRow {
  readonly subclient: Pick<typeof subclients.$inferSelect, keyof (typeof subclientFields)['subclient']>
  readonly delegation: Pick<typeof delegations.$inferSelect, 'id' | 'idSmartcash' | 'description'> | null
}

/** A subclient as the API sends it. */
export const toSubclient = (row: SubclientFieldsRow) => ({
  ...row.subclient,
  version: String(row.subclient.version),
  delegation: row.delegation,
  client: toClient(row),
})
