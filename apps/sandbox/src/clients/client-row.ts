import { type CountryFieldsRow, countryFields, toCountry } from '../db/country-settings'
import { clients } from '../db/schema'

/** Columns of a client in lists. The query has to join `countries` and their `currencies`. */
export const clientFields = {
  client: {
    id: clients.id,
    version: clients.version,
    oidSol: clients.oidSol,
    codeSol: clients.codeSol,
    idSmartcash: clients.idSmartcash,
    description: clients.description,
    active: clients.active,
  },
  ...countryFields,
}

/** A row with the columns of `clientFields`. */
export interface ClientFieldsRow extends CountryFieldsRow {
  readonly client: Pick<typeof clients.$inferSelect, keyof (typeof clientFields)['client']>
}

/** A client as the API sends it. */
export const toClient = (row: ClientFieldsRow) => ({
  ...row.client,
  version: String(row.client.version),
  country: toCountry(row),
})
