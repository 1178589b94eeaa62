const mainCurrency = { id: 1, code: 'EUR', symbol: '€' } as const
const country = { id: 1, code: 'ES', name: 'España', mainCurrency } as const

/** Clients of the demo data that occur in the examples. */
export const exampleClients = {
  bazar: {
    id: 1,
    oidSol: 'CL-0001',
    codeSol: '0101',
    idSmartcash: 'SC-ES-0001',
    description: 'Bazar Norte',
    active: true,
    country,
  },
  alameda: {
    id: 2,
    oidSol: 'CL-0002',
    codeSol: '0102',
    idSmartcash: 'SC-ES-0002',
    description: 'Farmacias Alameda',
    active: true,
    country,
  },
  mirasol: {
    id: 3,
    oidSol: 'CL-0003',
    codeSol: '0103',
    idSmartcash: 'SC-ES-0003',
    description: 'Cafés Mirasol',
    active: true,
    country,
  },
} as const

/** One subclient of each client of the examples. */
export const exampleSubclients = {
  bilbao: {
    id: 1,
    oidSol: 'CE-0001',
    codeSol: '0301',
    idSmartcash: 'SC-ES-0301',
    description: 'Bazar Norte Bilbao',
    active: true,
    delegation: { id: 1, idSmartcash: 'DEL0001-ES', description: 'Bilbao' },
    client: exampleClients.bazar,
  },
  sevilla: {
    id: 3,
    oidSol: 'CE-0003',
    codeSol: '0303',
    idSmartcash: 'SC-ES-0303',
    description: 'Alameda Sevilla',
    active: true,
    delegation: { id: 3, idSmartcash: 'DEL0003-ES', description: 'Sevilla' },
    client: exampleClients.alameda,
  },
  valencia: {
    id: 4,
    oidSol: 'CE-0004',
    codeSol: '0304',
    idSmartcash: 'SC-ES-0304',
    description: 'Mirasol Valencia',
    active: true,
    delegation: { id: 4, idSmartcash: 'DEL0004-ES', description: 'Valencia' },
    client: exampleClients.mirasol,
  },
} as const
