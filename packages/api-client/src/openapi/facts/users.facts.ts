import { readListState } from '@remesa/domain/kernel'
import { buildUsersReport, userListSpec, usersReportColumnNames } from '@remesa/domain/users'
import type { FeatureFacts } from './call-facts'
import { changeRules, listRules, reportRules, rules } from './rule-ids'
import { textFilters } from './text-filters'

const newUser = {
  id: 11,
  username: 'new-user',
  name: 'Noa',
  lastName: 'Aguirre',
  email: 'new-user@remesa.example',
  userType: 'CLIENTE',
  supervisor: false,
  active: true,
  solCreated: true,
  solSynchronized: true,
  createdAt: '2026-11-23T09:30:00.000Z',
  updatedAt: '2026-11-23T09:30:00.000Z',
  disclaimerAccepted: false,
  servicesPointOnCashUser: 6,
  country: { id: 1, code: 'ES', name: 'España', maxServicesPoint: 0 },
  roles: [
    { id: 3, code: 'ROL_CASH_MYREMESAAPP_DEPOSIT', externalCode: null, module: 'SMART CASH' },
    {
      id: 8,
      code: 'ROL_CASH_MYREMESAAPP_PICKUP',
      externalCode: 'PEDIDO_COLECTA',
      module: 'SOL CUSTOMER',
    },
  ],
}

export const usersFacts: FeatureFacts<'users'> = {
  about: 'Accounts of customers: who they are, what they may reach, and their synchronisation.',
  fields: {
    namePrecise: '`true`: `name` is the whole value, not a part of it.',
    lastnamePrecise: '`true`: `lastname` is the whole value, not a part of it.',
    emailPrecise: '`true`: `email` is the whole value, not a part of it.',
    subClientPrecise: '`true`: `subClient` is the whole value, not a part of it.',
    servicePointPrecise: '`true`: `servicePoint` is the whole value, not a part of it.',
    creationDatePrecise: '`true`: exactly the day of `creationDate`, not any later one.',
    modificationDatePrecise: '`true`: exactly the day of `modificationDate`, not any later one.',
    creationDate: 'The first day of creation, `yyyy-MM-dd`.',
    modificationDate: 'The first day of the last change, `yyyy-MM-dd`.',
    oid: "The account of the user at the company's identity provider.",
    addOnlyClient: '`true`: clients are assigned whole, whatever is added below them later.',
    numberOfServicesPoint: 'How many service points the user has afterwards. The back end counts itself.',
    servicesPointOnCashUser: 'How many service points are assigned to the user.',
    updatedSmartcash: '`false`: the system of deposit devices did not hear of the change.',
    solCreated: 'The operations system knows the user.',
    solSynchronized: 'The operations system knows the user as they are now.',
    filterOptions: 'The filters of the list.',
    informationOptions: 'The columns of the report.',
  },
  calls: {
    list: {
      rules: rules(`USR-10 USR-15..16 USR-19 USR-30 USR-73..74 ${listRules}`),
      fields: textFilters(userListSpec, {
        username: 'the username',
        name: 'the first name',
        lastname: 'the last name',
        email: 'the e-mail address',
        client: 'code or description of a client that the user reaches',
        subClient: 'code or description of a subclient that the user reaches',
        servicePoint: 'code or description of a service point that the user reaches',
        search: 'username, first name, last name or e-mail address',
      }),
      query: { size: '100' },
      answer: {
        content: [
          {
            id: 14,
            username: 'no-access',
            name: 'Nadia',
            lastName: 'Soler',
            email: 'no-access@remesa.example',
            userType: 'CLIENTE',
            supervisor: false,
            active: true,
            solCreated: true,
            solSynchronized: true,
            createdAt: '2026-11-23T09:30:00.000Z',
            updatedAt: '2026-11-23T09:30:00.000Z',
            disclaimerAccepted: true,
            servicesPointOnCashUser: 6,
            country: { id: 1, code: 'ES', name: 'España', maxServicesPoint: 0 },
            roles: [],
          },
          newUser,
        ],
        totalElements: 5,
      },
    },
    get: {
      rules: rules('USR-1..3 USR-20 USR-23 USR-30 REC-52'),
      params: { id: '11' },
      answer: {
        ...newUser,
        version: '7',
        clients: [{ id: 1, codeSol: '0101', description: 'Bazar Norte', active: true, subclients: [] }],
      },
    },
    details: {
      rules: rules('USR-1..3 USR-23 USR-30'),
      isExtension: true,
      query: { ids: '11' },
      answer: [
        {
          ...newUser,
          version: '7',
          clients: [{ id: 1, codeSol: '0101', description: 'Bazar Norte', active: true, subclients: [] }],
        },
      ],
    },
    setOid: {
      rules: rules(`USR-22..23 ${changeRules}`),
      params: { id: '11' },
      body: { oid: 'oid-new-user' },
      answer: { id: 11, version: '8' },
    },
    assign: {
      rules: rules(`USR-2 USR-26 USR-28 USR-40..48 USR-63..64 USR-68..69 ${changeRules}`),
      repeatable: true,
      params: { id: '11' },
      body: { addOnlyClient: true, numberOfServicesPoint: 0, clients: [{ id: 1, subclients: [] }] },
      answer: { updatedSmartcash: true, version: '8' },
    },
    unassign: {
      rules: rules(`USR-26 USR-28 USR-46 USR-66 ${changeRules}`),
      repeatable: true,
      params: { id: '11' },
      body: {
        addOnlyClient: false,
        numberOfServicesPoint: 0,
        clients: [{ id: 1, subclients: [{ id: 1, servicepoints: [{ id: 1 }] }] }],
      },
      answer: { updatedSmartcash: true, version: '8' },
    },
    setAdmin: {
      rules: rules(`USR-24..25 USR-27 ${changeRules}`),
      repeatable: true,
      params: { id: '11' },
      body: { value: false },
      answer: { id: 11, version: '8' },
    },
    setSupervisor: {
      rules: rules(`USR-24..25 USR-27 ${changeRules}`),
      repeatable: true,
      params: { id: '11' },
      body: { value: false },
      answer: { id: 11, version: '8' },
    },
    sync: {
      rules: rules('USR-14 USR-21'),
      repeatable: true,
      params: { id: '11' },
      answer: { id: 11, version: '8' },
    },
    requestReport: {
      rules: rules(`USR-70..72 ${reportRules}`),
      body: buildUsersReport(readListState([], userListSpec), usersReportColumnNames),
      answer: { id: 1 },
    },
  },
}
