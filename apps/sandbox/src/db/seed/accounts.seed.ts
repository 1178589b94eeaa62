import { roleCatalogue } from '@remesa/domain/abilities'
import { defaultBrand } from '@remesa/domain/kernel'
import type { CountryCode } from './countries.seed'

export interface SeedAccount {
  readonly username: string
  readonly name: string
  readonly lastName: string
  readonly country: CountryCode
  readonly userType: string
  readonly admin?: true
  readonly supervisor?: true
  readonly disclaimerPending?: true
  /**
   * Whether the account is no longer in use. It can't sign in, and a list shows it only if inactive rows are requested.
   */
  readonly inactive?: true
  /** Whether the account was changed after its last synchronisation with the operations system. */
  readonly unsynchronised?: true
  /** Whether the operations system lacks the account. Changes of its assignments then don't reach the devices. */
  readonly unknownToSol?: true
  /** The suffixes of the role codes. */
  readonly roles: readonly string[]
  /**
   * The clients, subclients and service points that the account may see. Each is a path of names: client, then
   * subclient, then service point. A shorter path includes everything below its last name.
   */
  readonly reach: readonly (readonly [client: string, subclient?: string, point?: string])[]
  /** The rights and data that distinguish the account from other accounts, as docs/accounts.md lists them. */
  readonly shows: string
}

/**
 * The roles for requesting and reading orders. In the operations system, the code of each role for requesting begins
 * with `PEDIDO_`.
 */
const orderRoles = [
  ...roleCatalogue()
    .filter(({ externalCode }) => externalCode?.startsWith('PEDIDO_'))
    .map(({ suffix }) => suffix),
  'ORDERS',
]

const everyRole = [...orderRoles, 'DEPOSIT', 'EMPLOYEE']

const customer = 'CLIENTE'
const provider = defaultBrand.providerUserType

/** The accounts of the demo data. They differ in rights, country and assigned records. */
export const seedAccounts: readonly SeedAccount[] = [
  {
    username: 'customer-operator',
    name: 'Olga',
    lastName: 'Prieto Vera',
    country: 'ES',
    userType: customer,
    roles: everyRole,
    reach: [['Bazar Norte'], ['Farmacias Alameda'], ['Cafés Mirasol', 'Mirasol Valencia']],
    shows: 'every order role over three clients of Spain, and deposits of today at Abando',
  },
  {
    username: 'customer-pickup',
    name: 'Pablo',
    lastName: 'Izagirre',
    country: 'ES',
    userType: customer,
    roles: ['PICKUP'],
    reach: [['Bazar Norte', 'Bazar Norte Bilbao', 'Gran Vía 12']],
    shows: 'pickups of one service point and nothing else',
  },
  {
    username: 'customer-viewer',
    name: 'Vera',
    lastName: 'Lozano',
    country: 'ES',
    userType: customer,
    roles: ['ORDERS'],
    reach: [['Bazar Norte', 'Bazar Norte Bilbao']],
    shows: 'order history to read, no request',
  },
  {
    username: 'customer-supervisor',
    name: 'Sara',
    lastName: 'Uriarte',
    country: 'ES',
    userType: customer,
    supervisor: true,
    roles: ['USER-MANAGEMENT', 'ADMINISTRATION'],
    reach: [['Bazar Norte']],
    shows: 'the administration of one customer',
  },
  {
    username: 'customer-pe',
    name: 'Percy',
    lastName: 'Quispe',
    country: 'PE',
    userType: customer,
    roles: everyRole,
    reach: [['Bodegas Pacífico']],
    shows: 'the rules of Peru: nothing on the same day, econo-cash',
  },
  {
    username: 'customer-de',
    name: 'Dörte',
    lastName: 'Lindner',
    country: 'DE',
    userType: customer,
    roles: everyRole,
    reach: [['Kaufhaus Lindner']],
    shows: 'Germany: longer intervals, no search type',
  },
  {
    username: 'customer-pt',
    name: 'Teresa',
    lastName: 'Pinto',
    country: 'PT',
    userType: customer,
    supervisor: true,
    roles: [...everyRole, 'USER-MANAGEMENT', 'ADMINISTRATION'],
    reach: [['Lojas Tejo']],
    shows: 'Portugal: no hours, next day forbidden in the evening, a warning before each area',
  },
  {
    username: 'customer-br',
    name: 'Bruna',
    lastName: 'Ribeiro',
    country: 'BR',
    userType: customer,
    roles: everyRole,
    reach: [['Mercearia Ipê']],
    shows: 'Brazil: econo-cash, agile pickups with packs, as many service points as the country allows',
  },
  {
    username: 'customer-other',
    name: 'Nuria',
    lastName: 'Ferrer',
    country: 'ES',
    userType: customer,
    roles: everyRole,
    reach: [['Mercado Levante']],
    shows: 'a neighbour, whose data no other customer may see',
  },
  {
    username: 'customer-empty',
    name: 'Emilio',
    lastName: 'Duero',
    country: 'ES',
    userType: customer,
    unsynchronised: true,
    roles: everyRole,
    reach: [['Papelería Duero']],
    shows: 'a customer without service points',
  },
  {
    username: 'new-user',
    name: 'Noa',
    lastName: 'Aguirre',
    country: 'ES',
    userType: customer,
    disclaimerPending: true,
    roles: everyRole,
    reach: [['Bazar Norte']],
    shows: 'the first visit: disclaimer not yet accepted',
  },
  {
    username: 'provider-staff',
    name: 'Sergio',
    lastName: 'Blanco',
    country: 'ES',
    userType: provider,
    roles: ['USER-MANAGEMENT', 'ADMINISTRATION', 'ORDERS'],
    reach: [],
    shows: 'staff of the provider: all customers of one country',
  },
  {
    username: 'provider-admin',
    name: 'Adela',
    lastName: 'Marín',
    country: 'ES',
    userType: provider,
    admin: true,
    roles: ['USER-MANAGEMENT', 'ADMINISTRATION', 'ORDERS', 'EMPLOYEE'],
    reach: [],
    shows: 'administrator of the provider: all countries',
  },
  {
    username: 'no-access',
    name: 'Nadia',
    lastName: 'Soler',
    country: 'ES',
    userType: customer,
    unknownToSol: true,
    roles: [],
    reach: [['Bazar Norte']],
    shows: 'signs in but has no role: access denied',
  },
  {
    username: 'former-user',
    name: 'María',
    lastName: 'Ñíguez Peña',
    country: 'ES',
    userType: customer,
    inactive: true,
    roles: ['ORDERS'],
    reach: [['Bazar Norte']],
    shows: "no longer active: can't sign in, and is listed with the inactive users",
  },
  {
    username: 'customer-deposit',
    name: 'Darío',
    lastName: 'Ebrat',
    country: 'ES',
    userType: customer,
    roles: ['DEPOSIT'],
    reach: [['Ferretería Ebro']],
    shows:
      'deposits and nothing else: one point with channels, one with an open channel, each with deposits of the last days',
  },
  {
    username: 'customer-co',
    name: 'Camila',
    lastName: 'Restrepo',
    country: 'CO',
    userType: customer,
    roles: everyRole,
    reach: [['Tiendas Arrayán']],
    shows: 'Colombia: every feature is switched off',
  },
  {
    username: 'customer-islands',
    name: 'Yaiza',
    lastName: 'Santana',
    country: 'ES',
    userType: customer,
    roles: everyRole,
    reach: [['Náutica Tamarán']],
    shows: 'points on the clocks of the Canary Islands and of Madrid',
  },
  {
    username: 'customer-amazon',
    name: 'Iara',
    lastName: 'Nogueira',
    country: 'BR',
    userType: customer,
    roles: everyRole,
    reach: [['Empório Rio Negro']],
    shows: 'points on the clocks of Manaus and of Rio Branco',
  },
]

/** The accounts that can sign in. */
export const activeAccounts = seedAccounts.filter(({ inactive }) => inactive !== true)
