import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'

const accountId = 'service-5f0c2a7e9b1d4c3680a1e2d3f4b5c6d7'
/** A secret that belongs to no account. */
const secret = 'example-secret-of-forty-three-characters-00'

export const sessionFacts: FeatureFacts<'session'> = {
  about:
    'The signed-in user and their sessions, the legal disclaimer, the users guide and texts that replace built-in ones.',
  fields: {
    usedAt: 'When the session last asked for a token.',
    isNewDevice: 'The user had never signed in with this browser, and has not said that it was them.',
  },
  calls: {
    me: {
      rules: rules('SES-35 USR-1 ABL-1..5 ABL-10..23'),
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
    acceptDisclaimer: {
      rules: rules('SES-30..31'),
      answer: { disclaimerAccepted: true },
    },
    declineDisclaimer: {
      rules: rules('SES-32'),
      answer: { disclaimerAccepted: false },
    },
    disclaimer: {
      rules: rules('SES-30..31'),
      answer: 'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50',
    },
    usersGuide: {
      rules: rules('SES-36'),
      answer: 'JVBERi0xLjMKJf////8KOCAwIG9iago8PAovVHlwZSAvUGFnZQovUGFyZW50',
    },
    translations: {
      rules: rules('KRN-31 KRN-52'),
      fields: {
        file: 'The language of the texts.',
      },
      params: { file: 'en.json' },
      answer: { 'orders.title': 'My orders' },
    },
    sessions: {
      rules: rules('SES-40..41'),
      isExtension: true,
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
    confirmSignIn: {
      rules: rules('SES-41..42'),
      isExtension: true,
      repeatable: true,
      params: { id: 'd4e5f6' },
      answer: {},
    },
    endSession: {
      rules: rules('SES-40'),
      isExtension: true,
      params: { id: 'd4e5f6' },
      answer: {},
    },
    endOtherSessions: {
      rules: rules('SES-43'),
      isExtension: true,
      answer: { ended: 2 },
    },
    serviceAccounts: {
      rules: rules('SES-60'),
      isExtension: true,
      answer: [
        {
          clientId: accountId,
          name: 'Nightly orders',
          user: { id: 1, username: 'customer-operator', name: 'Olga', lastName: 'Prieto Vera', active: true },
          createdAt: '2026-11-20T10:00:00Z',
          usedAt: '2026-11-23T01:00:03Z',
        },
      ],
    },
    createServiceAccount: {
      rules: rules('SES-60..65'),
      isExtension: true,
      body: { name: 'Nightly orders', userId: 1 },
      answer: { clientId: accountId, secret },
    },
    renewServiceSecret: {
      rules: rules('SES-60 SES-63..65'),
      isExtension: true,
      params: { id: accountId },
      answer: { clientId: accountId, secret },
    },
    endServiceAccount: {
      rules: rules('SES-60 SES-64..65'),
      isExtension: true,
      params: { id: accountId },
      answer: {},
    },
  },
}
