import { readListState } from '@remesa/domain/kernel'
import { buildSubclientReport, subclientListSpec } from '@remesa/domain/subclients'
import type { FeatureExamples } from './endpoint-example'
import { exampleSubclients } from './places'

export const subclientsExamples: FeatureExamples<'subclients'> = {
  list: {
    query: { size: '100' },
    answer: {
      content: [exampleSubclients.valencia, exampleSubclients.sevilla],
      totalElements: 4,
    },
  },
  get: {
    params: { id: '1' },
    answer: {
      ...exampleSubclients.bilbao,
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
  setStatus: { params: { id: '1' }, body: { value: true }, answer: { id: 1, active: true, version: '8' } },
  dependents: {
    body: { ids: [1] },
    answer: {
      subclients: 0,
      servicePoints: 3,
      users: 5,
      visits: { onTheWay: 1, today: 2, later: 10 },
    },
  },
  moveEffects: {
    params: { id: '5' },
    query: { parentId: '1' },
    answer: {
      servicePoints: 3,
      visits: { onTheWay: 1, today: 2, later: 10 },
      usersKept: 3,
      usersLost: 2,
      usersGained: 1,
      usersChanged: 3,
      assignmentsEnded: 1,
      isCodeTaken: false,
    },
  },
  move: { params: { id: '5' }, body: { parentId: 1 }, answer: { id: 5, active: true, version: '8' } },
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
