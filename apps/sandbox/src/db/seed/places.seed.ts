import { requestTypes } from '@remesa/domain/orders'
import type { AdapterCode, SeedClient } from './place-kinds'

/** The modules of a point at which every type of order can be requested. */
const every: readonly AdapterCode[] = ['sol_customer', ...requestTypes.map(({ adapterCode }) => adapterCode)]

/** Clients, centers and service points of the demo data. All names are invented. */
export const seedClients: readonly SeedClient[] = [
  {
    name: 'Bazar Norte',
    country: 'ES',
    subclients: [
      {
        name: 'Bazar Norte Bilbao',
        delegation: 'Bilbao',
        points: [
          {
            name: 'Gran Vía 12',
            address: 'Gran Vía 12, 48001 Bilbao',
            adapters: every,
            limits: { EUR: 50_000, USD: 20_000 },
          },
          {
            name: 'Casco Viejo',
            address: 'Calle Correo 8, 48005 Bilbao',
            adapters: ['sol_customer', 'pickup'],
            agilePickup: true,
          },
          {
            name: 'Abando, caja inteligente',
            address: 'Plaza Circular 2, 48008 Bilbao',
            adapters: ['deposit', 'balances'],
            device: {
              id: 'DEV-48008-1',
              openChannel: true,
              accountDate: true,
              channels: ['Mostrador', 'Tienda en línea'],
              currencies: ['EUR'],
            },
          },
        ],
      },
      {
        name: 'Bazar Norte Madrid',
        delegation: 'Madrid',
        points: [
          {
            name: 'Atocha',
            address: 'Ronda de Atocha 35, 28012 Madrid',
            adapters: ['sol_customer', 'pickup', 'delivery'],
            econoCash: true,
            limits: { EUR: 15_000 },
          },
          { name: 'Almacén Getafe', address: 'Calle del Torno 4, 28906 Getafe', adapters: [] },
          {
            name: 'Fuencarral, cerrada',
            address: 'Calle de Fuencarral 101, 28004 Madrid',
            adapters: every,
            inactive: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Farmacias Alameda',
    country: 'ES',
    subclients: [
      {
        name: 'Alameda Sevilla',
        delegation: 'Sevilla',
        points: [
          {
            name: 'Farmacia Triana',
            address: 'Calle San Jacinto 40, 41010 Sevilla',
            adapters: ['sol_customer', 'pickup', 'assistance-service'],
            manual: true,
          },
          {
            name: 'Farmacia Nervión',
            address: 'Avenida Eduardo Dato 51, 41005 Sevilla',
            adapters: ['sol_customer'],
          },
        ],
      },
    ],
  },
  {
    name: 'Cafés Mirasol',
    country: 'ES',
    subclients: [
      {
        name: 'Mirasol Valencia',
        delegation: 'Valencia',
        points: [{ name: 'Plaza Redonda', address: 'Plaza Redonda 3, 46001 Valencia', adapters: every }],
      },
      {
        name: 'Mirasol Alicante',
        delegation: 'Valencia',
        points: [{ name: 'Explanada', address: 'Explanada de España 17, 03002 Alicante', adapters: every }],
      },
    ],
  },
  {
    name: 'Mercado Levante',
    country: 'ES',
    subclients: [
      {
        name: 'Levante Castellón',
        delegation: 'Valencia',
        points: [{ name: 'Puerta del Sol', address: 'Calle Enmedio 22, 12001 Castellón', adapters: every }],
      },
    ],
  },
  {
    name: 'Papelería Duero',
    country: 'ES',
    subclients: [{ name: 'Duero Zamora', delegation: 'Madrid', points: [] }],
  },
  {
    name: 'Cines Atalaya',
    country: 'ES',
    inactive: true,
    subclients: [{ name: 'Atalaya Burgos', delegation: 'Bilbao', points: [] }],
  },
  {
    name: 'Lojas Tejo',
    country: 'PT',
    subclients: [
      {
        name: 'Tejo Lisboa',
        delegation: 'Lisboa',
        points: [
          { name: 'Baixa', address: 'Rua Augusta 110, 1100-053 Lisboa', adapters: every },
          {
            name: 'Belém, cofre inteligente',
            address: 'Rua de Belém 24, 1300-085 Lisboa',
            adapters: ['deposit'],
            device: {
              id: 'DEV-1300-1',
              openChannel: true,
              accountDate: false,
              channels: [],
              currencies: ['EUR'],
            },
          },
        ],
      },
      {
        name: 'Tejo Porto',
        delegation: 'Porto',
        points: [
          {
            name: 'Ribeira',
            address: 'Cais da Ribeira 9, 4050-510 Porto',
            adapters: ['sol_customer', 'pickup'],
          },
        ],
      },
    ],
  },
  {
    name: 'Kaufhaus Lindner',
    country: 'DE',
    subclients: [
      {
        name: 'Lindner Hamburg',
        delegation: 'Hamburg',
        points: [
          { name: 'Mönckebergstraße', address: 'Mönckebergstraße 18, 20095 Hamburg', adapters: every },
          {
            name: 'Altona',
            address: 'Große Bergstraße 150, 22767 Hamburg',
            adapters: ['sol_customer', 'pickup', 'supply-material-service'],
          },
        ],
      },
    ],
  },
  {
    name: 'Bodegas Pacífico',
    country: 'PE',
    subclients: [
      {
        name: 'Pacífico Lima',
        delegation: 'Lima',
        points: [
          {
            name: 'Miraflores',
            address: 'Avenida Larco 743, Lima 15074',
            adapters: every,
            econoCash: true,
            limits: { PEN: 80_000 },
          },
          {
            name: 'Barranco',
            address: 'Jirón Unión 210, Lima 15063',
            adapters: ['sol_customer', 'pickup', 'delivery'],
          },
        ],
      },
    ],
  },
  {
    name: 'Mercearia Ipê',
    country: 'BR',
    subclients: [
      {
        name: 'Ipê São Paulo',
        delegation: 'São Paulo',
        points: [
          { name: 'Vila Madalena', address: 'Rua Harmonia 95, São Paulo 05435-000', adapters: every },
          {
            name: 'Pinheiros',
            address: 'Rua dos Pinheiros 870, São Paulo 05422-001',
            adapters: ['sol_customer', 'pickup'],
            agilePickup: true,
          },
          {
            name: 'Liberdade',
            address: 'Rua Galvão Bueno 40, São Paulo 01506-000',
            adapters: ['sol_customer', 'pickup', 'delivery', 'assistance-service'],
            econoCash: true,
          },
        ],
      },
    ],
  },
  {
    name: 'Tiendas Arrayán',
    country: 'CO',
    subclients: [
      {
        name: 'Arrayán Bogotá',
        delegation: 'Bogotá',
        points: [{ name: 'Chapinero', address: 'Carrera 13 No. 54-20, Bogotá', adapters: every }],
      },
    ],
  },
  {
    name: 'Ferretería Ebro',
    country: 'ES',
    subclients: [
      {
        name: 'Ebro Zaragoza',
        delegation: 'Madrid',
        points: [
          {
            name: 'Delicias, caja inteligente',
            address: 'Avenida de Madrid 140, 50010 Zaragoza',
            adapters: ['deposit', 'balances'],
            device: {
              id: 'DEV-50010-1',
              openChannel: false,
              accountDate: true,
              channels: ['Mostrador', 'Almacén'],
              currencies: ['EUR', 'USD'],
            },
          },
          {
            name: 'Actur, caja inteligente',
            address: 'Calle María Zambrano 31, 50018 Zaragoza',
            adapters: ['deposit'],
            device: {
              id: 'DEV-50018-1',
              openChannel: true,
              accountDate: false,
              channels: [],
              currencies: ['EUR'],
            },
          },
        ],
      },
    ],
  },
  {
    name: 'Náutica Tamarán',
    country: 'ES',
    subclients: [
      {
        name: 'Tamarán Canarias',
        delegation: 'Sevilla',
        points: [
          {
            name: 'Vegueta',
            address: 'Calle de los Balcones 6, 35002 Las Palmas de Gran Canaria',
            zone: 'Atlantic/Canary',
            adapters: every,
          },
          {
            name: 'Santa Catalina, caja inteligente',
            address: 'Calle Luis Morote 9, 35007 Las Palmas de Gran Canaria',
            zone: 'Atlantic/Canary',
            adapters: ['deposit'],
            device: {
              id: 'DEV-35007-1',
              openChannel: true,
              accountDate: true,
              channels: [],
              currencies: ['EUR'],
            },
          },
          {
            name: 'Alcalá 20',
            address: 'Calle de Alcalá 20, 28014 Madrid',
            adapters: ['sol_customer', 'pickup', 'delivery'],
          },
        ],
      },
    ],
  },
  {
    name: 'Empório Rio Negro',
    country: 'BR',
    subclients: [
      {
        name: 'Rio Negro Norte',
        delegation: 'São Paulo',
        points: [
          {
            name: 'Adrianópolis',
            address: 'Rua Recife 1200, Manaus 69057-002',
            zone: 'America/Manaus',
            adapters: ['sol_customer', 'pickup', 'delivery'],
          },
          {
            name: 'Bosque',
            address: 'Avenida Getúlio Vargas 830, Rio Branco 69900-589',
            zone: 'America/Rio_Branco',
            adapters: ['sol_customer', 'pickup'],
          },
        ],
      },
    ],
  },
]
