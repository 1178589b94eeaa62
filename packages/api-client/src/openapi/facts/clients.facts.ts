import { buildClientReport, clientListSpec } from '@remesa/domain/clients'
import { readListState } from '@remesa/domain/kernel'
import type { FeatureFacts } from './call-facts'
import { exampleClients } from './places'
import { changeRules, listRules, reportRules, rules, switchRules, syncRules, tableRules } from './rule-ids'
import { textFilters } from './text-filters'

export const clientsFacts: FeatureFacts<'clients'> = {
  about: 'Client companies, and their look-up in the operations system.',
  fields: {
    extradata: "Fields that the client's orders have beside the usual ones.",
    attr1: 'What is said of the type: the longest length of a text, or the kind of barcode.',
    entidad: 'The client.',
    codEntidad: 'The code of the client.',
    desEntidad: 'The description of the client.',
    idEntidad: 'The id of the client in the operations system.',
    cashClientParamsDTO: 'The filters of the list.',
    informationOptionsClient: 'The columns of the report.',
  },
  calls: {
    list: {
      rules: rules(`CLI-70 CLI-72 CLI-76 REC-34 REC-38 ${listRules}`),
      fields: textFilters(clientListSpec, {
        codeSol: 'the code',
        description: 'the description',
        idSmartcash: 'the SmartCash id',
        search: 'code, description or SmartCash id',
      }),
      query: { size: '100' },
      answer: {
        content: [exampleClients.mirasol, exampleClients.alameda],
        totalElements: 3,
      },
    },
    get: {
      rules: rules('CLI-50 CLI-39 REC-52'),
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
      rules: rules(`CLI-52..59 ${tableRules} REC-40..42 ${changeRules}`),
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
    setStatus: {
      rules: rules(switchRules),
      params: { id: '1' },
      body: { value: true },
      answer: { id: 1, active: true, version: '8' },
    },
    dependents: {
      rules: rules('REC-81 REC-90..91 ORD-171'),
      isExtension: true,
      repeatable: true,
      body: { ids: [1] },
      answer: {
        subclients: 2,
        servicePoints: 6,
        users: 5,
        visits: { onTheWay: 1, today: 2, later: 10 },
      },
    },
    sync: {
      rules: rules(syncRules),
      repeatable: true,
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
      rules: rules(`CLI-74 REC-43 ${reportRules}`),
      body: buildClientReport(readListState([], clientListSpec)),
      answer: { id: 2 },
    },
    lookup: {
      rules: rules('CLI-27..28 REC-20 REC-25'),
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
  },
}
