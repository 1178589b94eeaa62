import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { textOrders } from '../../kernel/text-collation'
import { foldedTextOf, hundredths, id, idOf, version } from './columns'
import { countries, currencies } from './country'
import { subclients } from './subclients'

/** The catalogue of modules that a service point can have. */
export const adapters = pgTable('adapters', {
  id: id(),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  assignable: boolean('assignable').notNull().default(false),
})

/** Labels for deposits, for example the shop counter from which the cash came. */
export const channels = pgTable(
  'channels',
  {
    id: id(),
    countryId: idOf('country_id')
      .notNull()
      .references(() => countries.id),
    text: text('text').notNull(),
    textFolded: foldedTextOf('text_folded', (): AnyPgColumn => channels.text),
  },
  (table) => [
    uniqueIndex('channels_once').on(table.countryId, sql`lower(${table.text})`),
    index('channels_text_search').using('gin', table.textFolded.op('gin_trgm_ops')),
  ],
)

/** Places that the crews visit. */
export const servicePoints = pgTable(
  'service_points',
  {
    id: id(),
    version: version(),
    subclientId: idOf('subclient_id')
      .notNull()
      .references(() => subclients.id),
    type: text('type', { enum: ['SOL', 'CASHTODAY'] }).notNull(),
    /** Id in the operations system, which calls about orders use. */
    oidSol: text('oid_sol').unique(),
    codeSol: text('code_sol'),
    idSmartcash: text('id_smartcash'),
    deviceId: text('device_id'),
    uniqueCode: text('unique_code'),
    label: text('label'),
    description: text('description').notNull(),
    address: text('address'),
    /** IANA name of the time zone, if it differs from the country's time zone. */
    zone: text('zone'),
    active: boolean('active').notNull().default(true),
    agilePickup: boolean('agile_pickup').notNull().default(false),
    econoCash: boolean('econo_cash').notNull().default(false),
    openChannel: boolean('open_channel').notNull().default(false),
    accountDate: boolean('account_date').notNull().default(false),
    enabledReadQr: boolean('enabled_read_qr').notNull().default(false),
    /** The type of the service point in the operations system. */
    typeCode: text('type_code'),
    typeDescription: text('type_description'),
    /** Account of the virtual safe. The safe's password can't be read, because only its hash is stored. */
    ssId: text('ss_id'),
    safePasswordHash: text('safe_password_hash'),
    paymentAccountId: text('payment_account_id'),
    paymentLocationId: text('payment_location_id'),
    paymentFee: integer('payment_fee').notNull().default(0),
    codeSolFolded: foldedTextOf('code_sol_folded', (): AnyPgColumn => servicePoints.codeSol),
    descriptionFolded: foldedTextOf('description_folded', (): AnyPgColumn => servicePoints.description),
    deviceIdFolded: foldedTextOf('device_id_folded', (): AnyPgColumn => servicePoints.deviceId),
    idSmartcashFolded: foldedTextOf('id_smartcash_folded', (): AnyPgColumn => servicePoints.idSmartcash),
    addressFolded: foldedTextOf('address_folded', (): AnyPgColumn => servicePoints.address),
  },
  (table) => [
    index('service_points_subclient_id').on(table.subclientId),
    // The index contains the columns that lists show. The database then need not read the rows of earlier pages.
    ...textOrders.map((order) =>
      index(`service_points_by_${order}`).on(
        sql`${table.description} collate ${sql.identifier(order)}`,
        table.id,
        table.descriptionFolded,
        table.active,
        table.subclientId,
      ),
    ),
    index('service_points_code_sol_search').using('gin', table.codeSolFolded.op('gin_trgm_ops')),
    index('service_points_description_search').using('gin', table.descriptionFolded.op('gin_trgm_ops')),
    index('service_points_device_id_search').using('gin', table.deviceIdFolded.op('gin_trgm_ops')),
    index('service_points_id_smartcash_search').using('gin', table.idSmartcashFolded.op('gin_trgm_ops')),
    index('service_points_address_search').using('gin', table.addressFolded.op('gin_trgm_ops')),
  ],
)

const ofPoint = () =>
  idOf('service_point_id')
    .notNull()
    .references(() => servicePoints.id)

export const servicePointAdapters = pgTable(
  'service_point_adapters',
  {
    servicePointId: ofPoint(),
    adapterId: idOf('adapter_id')
      .notNull()
      .references(() => adapters.id),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.adapterId] })],
)

export const servicePointChannels = pgTable(
  'service_point_channels',
  {
    servicePointId: ofPoint(),
    channelId: idOf('channel_id')
      .notNull()
      .references(() => channels.id),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.channelId] })],
)

export const servicePointCurrencies = pgTable(
  'service_point_currencies',
  {
    servicePointId: ofPoint(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.currencyId] })],
)

/** The highest permitted total of one order at a service point, one row for each currency. */
export const servicePointLimits = pgTable(
  'service_point_limits',
  {
    servicePointId: ofPoint(),
    currencyId: idOf('currency_id')
      .notNull()
      .references(() => currencies.id),
    amount: hundredths('amount_hundredths').notNull(),
  },
  (table) => [primaryKey({ columns: [table.servicePointId, table.currencyId] })],
)

/** Codes under which other systems know a service point. */
export const servicePointThirdCodes = pgTable(
  'service_point_third_codes',
  { servicePointId: ofPoint(), system: text('system').notNull(), code: text('code').notNull() },
  (table) => [primaryKey({ columns: [table.servicePointId, table.system] })],
)
