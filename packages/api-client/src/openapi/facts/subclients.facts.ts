import { readListState } from '@remesa/domain/kernel'
import { buildSubclientReport, subclientListSpec } from '@remesa/domain/subclients'
import type { FeatureFacts } from './call-facts'
import { exampleSubclients } from './places'
import { changeRules, listRules, reportRules, rules, switchRules, syncRules, tableRules } from './rule-ids'
import { partOf, textFilters } from './text-filters'

export const subclientsFacts: FeatureFacts<'subclients'> = {
  about: 'Centres of clients, the delegations that serve them, and their look-up in the operations system.',
  fields: {
    delegationPrecise: '`true`: `delegationDesc` is the whole value, not a part of it.',
    delegationDesc: partOf('the name of the delegation', 'delegationPrecise'),
    principalBol: 'The delegation is the one that serves first.',
    bolPrincipal: '`1`: the delegation is the one that serves first.',
    centro: 'The subclient.',
    delegaciones: 'The delegations that serve it.',
    codCentro: 'The code of the subclient.',
    desCentro: 'The description of the subclient.',
    idCentro: 'The id of the subclient in the operations system.',
    cashSubclientParamsDTO: 'The filters of the list.',
    informationOptionsSubclient: 'The columns of the report.',
  },
  calls: {
    list: {
      rules: rules(`SUB-51..53 SUB-57 REC-34 ${listRules}`),
      fields: textFilters(subclientListSpec, {
        clientDesc: 'code or description of the client',
        delegationDesc: 'the name of the delegation',
        codeSol: 'the code',
        description: 'the description',
        idSmartcash: 'the SmartCash id',
        search: 'code, description or SmartCash id',
      }),
      query: { size: '100' },
      answer: {
        content: [exampleSubclients.valencia, exampleSubclients.sevilla],
        totalElements: 4,
      },
    },
    get: {
      rules: rules('SUB-11 REC-52'),
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
      rules: rules(`SUB-1 SUB-40..46 ${tableRules} REC-40..42 ${changeRules}`),
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
        subclients: 0,
        servicePoints: 3,
        users: 5,
        visits: { onTheWay: 1, today: 2, later: 10 },
      },
    },
    moveEffects: {
      rules: rules('REC-104'),
      isExtension: true,
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
        codeHolder: null,
      },
    },
    move: {
      rules: rules(`REC-100..103 REC-105 ${changeRules}`),
      isExtension: true,
      repeatable: true,
      params: { id: '5' },
      body: { parentId: 1 },
      answer: { id: 5, active: true, version: '8' },
    },
    sync: {
      rules: rules(`SUB-31 ${syncRules}`),
      repeatable: true,
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
      rules: rules(`SUB-56 REC-43 ${reportRules}`),
      body: buildSubclientReport(readListState([], subclientListSpec)),
      answer: { id: 3 },
    },
    delegations: {
      rules: rules('SUB-2'),
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
      rules: rules('SUB-2 USR-30'),
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
      rules: rules('SUB-3 SUB-21 SUB-23 REC-20 REC-25'),
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
  },
}
