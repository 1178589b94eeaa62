import { readListState } from '@remesa/domain/kernel'
import { buildUsersReport, userListSpec, usersReportColumnNames } from '@remesa/domain/users'
import type { FeatureExamples } from './endpoint-example'

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

export const usersExamples: FeatureExamples<'users'> = {
  list: {
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
    params: { id: '11' },
    answer: {
      ...newUser,
      version: '7',
      clients: [{ id: 1, codeSol: '0101', description: 'Bazar Norte', active: true, subclients: [] }],
    },
  },
  details: {
    query: { ids: '11' },
    answer: [
      {
        ...newUser,
        version: '7',
        clients: [{ id: 1, codeSol: '0101', description: 'Bazar Norte', active: true, subclients: [] }],
      },
    ],
  },
  setOid: { params: { id: '11' }, body: { oid: 'oid-new-user' }, answer: { id: 11, version: '8' } },
  assign: {
    params: { id: '11' },
    body: { addOnlyClient: true, numberOfServicesPoint: 0, clients: [{ id: 1, subclients: [] }] },
    answer: { updatedSmartcash: true, version: '8' },
  },
  unassign: {
    params: { id: '11' },
    body: {
      addOnlyClient: false,
      numberOfServicesPoint: 0,
      clients: [{ id: 1, subclients: [{ id: 1, servicepoints: [{ id: 1 }] }] }],
    },
    answer: { updatedSmartcash: true, version: '8' },
  },
  setAdmin: { params: { id: '11' }, body: { value: false }, answer: { id: 11, version: '8' } },
  setSupervisor: { params: { id: '11' }, body: { value: false }, answer: { id: 11, version: '8' } },
  sync: { params: { id: '11' }, answer: { id: 11, version: '8' } },
  requestReport: {
    body: buildUsersReport(readListState([], userListSpec), usersReportColumnNames),
    answer: { id: 1 },
  },
}
