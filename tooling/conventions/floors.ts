import type { Floors } from './directions.ts'

/** How the folders of one layer stand above each other. */
export interface Layer {
  /** The lowest floor first. Folders in one list stand beside each other. */
  readonly floors: Floors
  /** Top folders that others enter by their `index.ts` alone. */
  readonly doors: readonly string[]
  /** Imports that still lead up, each with what it waits for. One that is gone must leave this list. */
  readonly debts?: Readonly<Record<string, string>>
}

/** A file imports from its own folder and from floors below it, never upwards or sideways. A new folder needs a line here. */
export const layers: Readonly<Record<string, Layer>> = {
  'packages/domain': {
    floors: [
      'kernel',
      'country',
      'abilities',
      ['clients', 'session'],
      'subclients',
      'service-points',
      'orders',
      'declared-values',
      ['deposits', 'reports', 'users'],
      'firms',
      'index.ts',
    ],
    doors: [
      'country',
      'abilities',
      'clients',
      'session',
      'subclients',
      'service-points',
      'orders',
      'declared-values',
      'deposits',
      'reports',
      'firms',
      'users',
    ],
  },
  'packages/api-client': {
    floors: ['contract', 'kernel', 'client', 'index.ts', 'openapi/examples', 'openapi', 'server', 'testing'],
    doors: ['contract', 'openapi', 'server', 'testing'],
  },
  'packages/ui': {
    floors: [
      ['i18n/locales/en', 'i18n/locales/es', 'i18n/locales/de', 'i18n/locales/pt'],
      'i18n',
      'theme',
      ['kernel/texts', 'kernel/floating', 'kernel/motion'],
      'kernel/tooltip',
      'kernel/button',
      ['kernel/dialog', 'kernel/empty-state', 'kernel/fields', 'kernel/loading', 'kernel/status'],
      ['kernel/form', 'kernel/page-header', 'kernel/provider', 'kernel/section'],
      ['kernel/entry', 'kernel/skip-link', 'kernel/table', 'kernel/toast'],
      ['kernel/list/filter-panel', 'kernel/list/list-pagination', 'kernel/list/section-tabs'],
      'kernel/list/list-page',
      'kernel/index.ts',
      'index.ts',
      'orders',
      'orders/order-detail-dialog',
      'orders/new-order-dialog',
      'orders/composition-editor',
      ['orders/action-notice', 'orders/draft-offer-dialog', 'orders/no-service-points-dialog'],
      ['orders/order-changes', 'orders/order-filters', 'orders/orders-notice'],
      'orders/order-tables',
      [
        'orders/orders-export',
        'orders/orders-header',
        'orders/cancel-order-dialog',
        'orders/rate-order-dialog',
      ],
      'orders/index.ts',
      'declared-values',
      [
        'declared-values/declare-dialog',
        'declared-values/declared-values-card',
        'declared-values/save-notice',
      ],
      ['declared-values/delete-dialog', 'declared-values/qr-dialog', 'declared-values/record-dialog'],
      ['declared-values/packs-dialog', 'declared-values/scan-dialog'],
      'declared-values/index.ts',
      ['session/app-shell', 'session/cookie-banner', 'session/disclaimer-dialog', 'session/popups'],
      ['session/pages', 'session/session-expiry-dialog'],
      'session/index.ts',
    ],
    // Not `orders`: dialogs of declared values draw with parts of its dialogs, which its index would load all at once.
    doors: ['i18n', 'theme', 'kernel', 'declared-values', 'session'],
    debts: {
      'orders/new-order-dialog -> orders/composition-editor':
        'the fields that both share get a room of their own',
    },
  },
  'apps/sandbox': {
    floors: [
      'kernel',
      'db/schema',
      'db',
      'db/embedded',
      'db/connection',
      'db/seed',
      'country/settings',
      'authorisation',
      'request',
      'country',
      'sol',
      ['reports/words', 'reports/xlsx'],
      'reports',
      'clients',
      'subclients',
      'service-points',
      'orders',
      'declared-values',
      'firms/pictures',
      ['deposits', 'firms', 'session', 'users'],
      'reports/contents',
      'reports/worker',
      'api/reference',
      'api',
      ['oidc', 'static'],
      'http',
      'server.ts',
      'run-sandbox.ts',
      'main.ts',
      'testing',
      'testing/requests',
    ],
    doors: [
      'authorisation',
      'sol',
      'clients',
      'subclients',
      'service-points',
      'orders',
      'declared-values',
      'deposits',
      'firms',
      'session',
      'users',
      'api',
      'oidc',
      'static',
    ],
  },
}
