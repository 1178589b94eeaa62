import type { FeatureExamples } from './endpoint-example'

export const sessionExamples: FeatureExamples<'session'> = {
  me: {
    answer: {
      id: 1,
      username: 'customer-operator',
      name: 'Olga',
      lastName: 'Prieto Vera',
      email: 'customer-operator@remesa.example',
      admin: false,
      supervisor: false,
      userType: 'CLIENTE',
      disclaimerAccepted: true,
      country: {
        id: 1,
        code: 'ES',
        showUsersGuide: true,
        documentTypes: [
          { code: 'DNI', description: 'DNI' },
          { code: 'TIP', description: 'Tarjeta de identidad profesional' },
        ],
        maxCodeSeal: 20,
      },
      clients: [
        { id: 1, description: 'Bazar Norte' },
        { id: 3, description: 'Cafés Mirasol' },
      ],
      roles: [
        {
          id: 12,
          code: 'ROL_CASH_MYREMESAAPP_ASSISTANCE-SERVICE',
          externalCode: 'PEDIDO_ASISTENCIA',
          module: 'SOL CUSTOMER',
        },
        {
          id: 10,
          code: 'ROL_CASH_MYREMESAAPP_DELIVERY',
          externalCode: 'PEDIDO_ENTREGA',
          module: 'SOL CUSTOMER',
        },
      ],
    },
  },
  acceptDisclaimer: { answer: { disclaimerAccepted: true } },
  declineDisclaimer: { answer: { disclaimerAccepted: false } },
  disclaimer: { answer: 'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50' },
  usersGuide: { answer: 'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50' },
  translations: { params: { file: 'en.json' }, answer: { 'orders.title': 'My orders' } },
  sessions: {
    answer: [
      {
        id: 'a1b2c3',
        isCurrent: true,
        isOpen: true,
        startedAt: '2026-11-23T08:02:11Z',
        usedAt: '2026-11-23T09:28:40Z',
        address: '203.0.113.20',
        agent: 'Firefox, Windows',
        isNewDevice: false,
      },
      {
        id: 'd4e5f6',
        isCurrent: false,
        isOpen: true,
        startedAt: '2026-11-23T07:15:00Z',
        usedAt: '2026-11-23T07:15:00Z',
        address: '2001:db8:7:1::/64',
        agent: 'Safari, iOS',
        isNewDevice: true,
      },
    ],
  },
  confirmSignIn: { params: { id: 'd4e5f6' }, answer: {} },
  endSession: { params: { id: 'd4e5f6' }, answer: {} },
  endOtherSessions: { answer: { ended: 2 } },
}
