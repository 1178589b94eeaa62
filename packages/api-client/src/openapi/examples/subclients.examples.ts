import { readListState } from '@remesa/domain/kernel'
import { buildSubclientReport, subclientListSpec } from '@remesa/domain/subclients'
import type { FeatureExamples } from './endpoint-example'

export const subclientsExamples: FeatureExamples<'subclients'> = {
  list: {
    query: { size: '100' },
    answer: {
      content: [
        {
          id: 4,
          oidSol: 'CE-0004',
          codeSol: '0304',
          idSmartcash: 'SC-ES-0304',
          description: 'Mirasol Valencia',
          active: true,
          delegation: { id: 4, idSmartcash: 'DEL0004-ES', description: 'Valencia' },
          client: {
            id: 3,
            oidSol: 'CL-0003',
            codeSol: '0103',
            idSmartcash: 'SC-ES-0003',
            description: 'Cafés Mirasol',
            active: true,
            country: { id: 1, code: 'ES', name: 'España', mainCurrency: { id: 1, code: 'EUR', symbol: '€' } },
          },
        },
        {
          id: 3,
          oidSol: 'CE-0003',
          codeSol: '0303',
          idSmartcash: 'SC-ES-0303',
          description: 'Alameda Sevilla',
          active: true,
          delegation: { id: 3, idSmartcash: 'DEL0003-ES', description: 'Sevilla' },
          client: {
            id: 2,
            oidSol: 'CL-0002',
            codeSol: '0102',
            idSmartcash: 'SC-ES-0002',
            description: 'Farmacias Alameda',
            active: true,
            country: { id: 1, code: 'ES', name: 'España', mainCurrency: { id: 1, code: 'EUR', symbol: '€' } },
          },
        },
      ],
      totalElements: 4,
    },
  },
  get: {
    params: { id: '1' },
    answer: {
      id: 1,
      oidSol: 'CE-0001',
      codeSol: '0301',
      idSmartcash: 'SC-ES-0301',
      description: 'Bazar Norte Bilbao',
      active: true,
      delegation: { id: 1, idSmartcash: 'DEL0001-ES', description: 'Bilbao' },
      client: {
        id: 1,
        oidSol: 'CL-0001',
        codeSol: '0101',
        idSmartcash: 'SC-ES-0001',
        description: 'Bazar Norte',
        active: true,
        country: { id: 1, code: 'ES', name: 'España', mainCurrency: { id: 1, code: 'EUR', symbol: '€' } },
      },
      uniqueCode: 'ES-0301',
      label: null,
      thirdcodes: [],
      limits: [],
    },
  },
  save: {
    body: {
      oidSol: null,
      codeSol: 'NEW-1',
      uniqueCode: null,
      description: 'Bazar Norte Burgos',
      idSmartcash: 'SC-ES-NEW-1',
      active: true,
      clientId: 1,
      delegation: 'DEL0002',
      thirdcodes: [{ system: 'SAP', code: 'S-1' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 9000.25 }],
    },
    answer: { status: 1, message: 'subclients.saved' },
  },
  setStatus: { params: { id: '1' }, body: { value: true }, answer: { id: 1, active: true } },
  sync: {
    params: { id: '1' },
    answer: {
      description: 'Bazar Norte Bilbao',
      oidSol: 'CE-0001',
      codeSol: '0301',
      uniqueCode: 'ES-0301',
      thirdcodes: [{ system: 'SAP', code: 'S-0301' }],
      idSmartcash: 'SC-ES-0301',
      delegations: [
        { idSmartcash: 'DEL0001-ES', description: 'Bilbao', principalBol: true },
        { idSmartcash: 'DEL0002-ES', description: 'Madrid', principalBol: false },
      ],
    },
  },
  requestReport: {
    body: buildSubclientReport(readListState([], subclientListSpec)),
    answer: { id: 3 },
  },
  delegations: {
    answer: [
      {
        id: 1,
        idSmartcash: 'DEL0001-ES',
        description: 'Bilbao',
        codeSol: 'D-0001',
        principalBol: true,
        active: true,
      },
      {
        id: 2,
        idSmartcash: 'DEL0002-ES',
        description: 'Madrid',
        codeSol: 'D-0002',
        principalBol: false,
        active: true,
      },
    ],
  },
  delegationsOf: {
    params: { country: 'ES' },
    answer: [
      {
        id: 1,
        idSmartcash: 'DEL0001-ES',
        description: 'Bilbao',
        codeSol: 'D-0001',
        principalBol: true,
        active: true,
      },
      {
        id: 2,
        idSmartcash: 'DEL0002-ES',
        description: 'Madrid',
        codeSol: 'D-0002',
        principalBol: false,
        active: true,
      },
    ],
  },
  lookup: {
    params: { country: 'ES' },
    query: { sourceSystem: 'SIGII', clientCode: '9001', centerCode: '9101' },
    answer: {
      success: true,
      centro: {
        idCentro: 'CE-9101',
        codCentro: '9101',
        desCentro: 'Alba Logroño',
        codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: 'S-9101' }],
      },
      delegaciones: [
        { idSmartcash: 'DEL0001-ES', bolPrincipal: true },
        { idSmartcash: 'DEL0002-ES', bolPrincipal: false },
      ],
    },
  },
}
