/** A flow of the portal: its code, and the tests for its mutants. */
export interface Flow {
  /** Paths below `apps/portal/src`. */
  readonly files: readonly string[]
  /** Parts of the paths of the test files, which may be unit tests or screen tests. */
  readonly tests: readonly string[]
}

const tokenManager = [
  'token-manager',
  'refresh-scheduler',
  'tab-channel',
  'token-store',
  'token-endpoint',
  'session-memory',
  'lazy-provider',
  'id-token',
]

export const flows = {
  session: {
    files: tokenManager.map((name) => `session/${name}.ts`),
    tests: ['src/session/'],
  },
  bulk: {
    files: [
      'kernel/batch/batch-runner.ts',
      'kernel/batch/batch-outcome.ts',
      'records/use-bulk-run.tsx',
      'kernel/list/use-bulk.tsx',
    ],
    tests: ['src/kernel/batch/', 'screens/lists/many-rows'],
  },
  list: {
    files: ['kernel/list/use-list-page.ts', 'kernel/list/use-list-address.ts', 'kernel/list/list-queries.ts'],
    tests: ['screens/users/users-list', 'screens/records/record-lists', 'screens/views/views'],
  },
  history: {
    files: [
      'orders/list/order-history.tsx',
      'orders/list/use-todays-orders.ts',
      'orders/queries/use-order-history.ts',
      'orders/queries/history-query.ts',
    ],
    tests: ['screens/orders/live-orders', 'screens/orders/order-detail', 'screens/orders/order-actions'],
  },
  editor: {
    files: ['records/use-record-editor.ts', 'records/use-record-save.ts', 'records/use-record-sync.tsx'],
    tests: [
      'screens/records/record-forms',
      'screens/records/client-form',
      'screens/records/service-point-form',
    ],
  },
  write: {
    files: [
      'kernel/write/use-write.ts',
      'kernel/write/writer.ts',
      'kernel/write/write-failure.ts',
      'kernel/write/from-version.ts',
      'kernel/write/use-undo.ts',
    ],
    tests: [
      'src/kernel/write/',
      'screens/records/record-switches',
      'screens/records/undo',
      'screens/records/record-forms',
    ],
  },
} as const satisfies Readonly<Record<string, Flow>>
