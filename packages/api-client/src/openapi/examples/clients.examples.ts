import { buildClientReport, clientListSpec } from '@remesa/domain/clients'
import { readListState } from '@remesa/domain/kernel'
import type { FeatureExamples } from './endpoint-example'
import { exampleClients } from './places'

export const clientsExamples: FeatureExamples<'clients'> = {
  list: {
    query: { size: '100' },
    answer: {
      content: [exampleClients.mirasol, exampleClients.alameda],
      totalElements: 3,
    },
  },
  get: {
    params: { id: '1' },
    answer: {
      ...exampleClients.bazar,
      uniqueCode: 'ES-0101',
      label: null,
      extradata: [],
      thirdcodes: [],
      limits: [],
    },
  },
  save: {
    body: {
      oidSol: null,
      codeSol: 'NEW-1',
      uniqueCode: null,
      description: 'Panadería Encina',
      idSmartcash: 'SC-ES-NEW-1',
      active: true,
      country: 1,
      extradata: [],
      thirdcodes: [{ system: 'SAP', code: 'S-1' }],
      limits: [{ currency: { id: 1, code: 'EUR', symbol: '€' }, amount: 12000.5 }],
    },
    answer: { status: 1, message: 'clients.saved' },
  },
  setStatus: { params: { id: '1' }, body: { value: true }, answer: { id: 1, active: true, version: '8' } },
  dependents: {
    body: { ids: [1] },
    answer: {
      subclients: 2,
      servicePoints: 6,
      users: 5,
      visits: { onTheWay: 1, today: 2, later: 10 },
    },
  },
  sync: {
    params: { id: '1' },
    answer: {
      description: 'Bazar Norte',
      oidSol: 'CL-0001',
      codeSol: '0101',
      uniqueCode: 'ES-0101',
      thirdcodes: [{ system: 'SAP', code: 'S-0101' }],
      idSmartcash: 'SC-ES-0001',
    },
  },
  requestReport: {
    body: buildClientReport(readListState([], clientListSpec)),
    answer: { id: 2 },
  },
  lookup: {
    params: { country: 'ES' },
    query: { sourceSystem: 'SIGII', clientCode: '9001' },
    answer: {
      success: true,
      entidad: {
        idEntidad: 'CL-9001',
        codEntidad: '9001',
        desEntidad: 'Floristería Alba',
        codigosTercero: [{ sistemaTerceroCodigo: 'SAP', valor: 'S-9001' }],
      },
    },
  },
}
