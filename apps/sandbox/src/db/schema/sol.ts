import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, idOf } from './columns'
import { countries } from './country'

interface ForeignCode {
  readonly system: string
  readonly code: string
}

const record = () => ({
  /** Id in the operations system. */
  oid: text('oid').notNull().unique(),
  countryId: idOf('country_id')
    .notNull()
    .references(() => countries.id),
  sourceSystem: text('source_system').notNull(),
  code: text('code').notNull(),
  description: text('description').notNull(),
  thirdCodes: jsonb('third_codes').$type<readonly ForeignCode[]>().notNull(),
})

/** Clients in the simulated operations system, with the data that this system has. */
export const solClients = pgTable('sol_clients', { id: id(), ...record() }, (table) => [
  uniqueIndex('sol_clients_once').on(table.countryId, table.sourceSystem, table.code),
])

/** Centers in the simulated operations system, each of one client, with the data that this system has. */
export const solCenters = pgTable(
  'sol_centers',
  { id: id(), ...record(), clientCode: text('client_code').notNull() },
  (table) => [
    uniqueIndex('sol_centers_once').on(table.countryId, table.sourceSystem, table.clientCode, table.code),
  ],
)

/** Service points in the simulated operations system, with the data that this system has. */
export const solPoints = pgTable(
  'sol_points',
  {
    id: id(),
    ...record(),
    clientCode: text('client_code').notNull(),
    centerCode: text('center_code').notNull(),
    address: text('address').notNull(),
    typeCode: text('type_code').notNull(),
    typeDescription: text('type_description').notNull(),
  },
  (table) => [
    uniqueIndex('sol_points_once').on(
      table.countryId,
      table.sourceSystem,
      table.clientCode,
      table.centerCode,
      table.code,
    ),
    index('sol_points_by_code').on(table.countryId, table.sourceSystem, table.code),
  ],
)
