/**
 * Permitted imports between the folders of the workspace. If several listed folders contain a file, the most specific
 * folder counts. Folders within a package need no list: the existing imports define their order, and no import may go
 * in the opposite direction.
 */
export const permittedImports: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/messages': ['packages/domain'],
  'packages/api-client': ['packages/domain'],
  'packages/conformance': ['packages/domain', 'packages/api-client'],
  'packages/ui': ['packages/domain', 'packages/messages'],
  'packages/ui/src/kernel': [
    'packages/domain/src/kernel',
    // The kernel of the UI needs these features, because it shows statuses, contents of packs and changed fields in the
    // same way everywhere.
    'packages/domain/src/orders',
    'packages/domain/src/records',
    'packages/messages',
    'packages/ui/src/i18n',
    'packages/ui/src/theme',
  ],
  'apps/portal': ['packages/domain', 'packages/api-client', 'packages/ui'],
  'apps/sandbox': ['packages/domain', 'packages/api-client'],
  examples: ['packages'],
  tooling: ['packages', 'apps/sandbox/src/in-process'],
}

/**
 * The modules with demo data and test data, each with the folders that may import it. Tests may import all these
 * modules.
 */
export const edges: Readonly<Record<string, readonly string[]>> = {
  'apps/portal/src/testing': [],
  'apps/sandbox/src/testing': [],
  'apps/sandbox/src/in-process': ['apps/sandbox/src/testing', 'tooling'],
  'apps/sandbox/src/db/seed': [
    'apps/sandbox/src/run-sandbox.ts',
    'apps/sandbox/src/in-process',
    'apps/sandbox/src/testing',
  ],
}
