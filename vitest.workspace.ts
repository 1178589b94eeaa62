import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './tooling/chromium.ts'

/** Packages are tested from their sources: no build has to run first. */
const source = {
  resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
}

/** A thousand runs of a property take seconds on a machine that has other work. */
const properties = { setupFiles: [`${import.meta.dirname}/tooling/property-runs.ts`], testTimeout: 30_000 }

const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
})

const isolated = 'src/**/*.isolated.test.tsx'

/** Tests of components, in a browser. */
const components = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  plugins: [react()],
  // Found only while a test runs, it would make the runner load everything anew.
  optimizeDeps: { include: ['@emotion/react', 'qrcode'] },
  test: { root: 'packages/ui', browser: browser(), testTimeout: 60_000, ...test },
})

/** Tests of the back end whose outcome cannot depend on the database that the run uses. */
const withoutStorage = [
  'src/main.test.ts',
  'src/kernel/**/*.test.ts',
  'src/testing/**/*.test.ts',
  'src/authorisation/verify-token.test.ts',
  'src/records/state-changes.test.ts',
  'src/in-process/**/*.test.ts',
  'test/generated-client.test.ts',
]
/** Tests of what the database itself has to keep: transactions, locks, versions, queues, notices, what survives a kill. */
const ofStorage = [
  'src/db/**/*.test.ts',
  'src/api/idempotency.test.ts',
  'src/history/**/*.test.ts',
  'src/records/record-versions.test.ts',
  'test/durability/**/*.test.ts',
]

/** Tests of the back end, on the server of TEST_DATABASE_URL or else on the embedded database. */
const backEnd = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  test: {
    root: 'apps/sandbox',
    ...properties,
    hookTimeout: 180_000,
    globalSetup: 'src/testing/postgres-server.ts',
    // Each test has a database of its own; what the files share is the libraries and the copies it is made from.
    isolate: false,
    ...test,
  },
})

/** The one list of test projects. */
export default defineConfig({
  test: {
    // Two cores are what is promised; by itself one of them would be left to the runner.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: { name: 'conventions', root: 'tooling', include: ['**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        ...source,
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['src/**/*.test.ts'],
          ...properties,
          // Pure functions keep nothing between files; to load the libraries anew for each would take most of the time.
          isolate: false,
        },
      },
      {
        ...source,
        test: {
          name: 'domain-browser',
          root: 'packages/domain',
          include: ['test/**/*.browser.ts'],
          browser: browser(),
        },
      },
      {
        ...source,
        test: {
          name: 'api-client',
          root: 'packages/api-client',
          include: ['src/**/*.test.ts'],
          ...properties,
          isolate: false,
        },
      },
      {
        ...source,
        test: { name: 'messages', root: 'packages/messages', include: ['src/**/*.test.ts'], isolate: false },
      },
      {
        ...source,
        test: {
          name: 'conformance',
          root: 'packages/conformance',
          include: ['src/**/*.test.ts'],
          isolate: false,
        },
      },
      backEnd({
        name: 'sandbox',
        include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        exclude: [...withoutStorage, ...ofStorage],
      }),
      backEnd({ name: 'sandbox-storage', include: ofStorage }),
      backEnd({ name: 'sandbox-alone', include: withoutStorage }),
      {
        ...source,
        test: {
          name: 'portal',
          root: 'apps/portal',
          include: ['src/**/*.test.ts'],
          ...properties,
          isolate: false,
        },
      },
      components({
        name: 'ui',
        include: ['src/**/*.test.tsx'],
        exclude: [isolated],
        setupFiles: ['test/clean-page.ts'],
        // To load the components anew for each file took as long as the tests.
        isolate: false,
      }),
      // What others have loaded can't be replaced any more: tests that replace a module have a page of their own.
      components({ name: 'ui-isolated', include: [isolated] }),
      {
        ...source,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          // A story shows states, and axe waits for the end of each motion. Component tests open and close with motion.
          browser: browser({ reducedMotion: 'reduce' }),
          // A page with a thousand rows and axe over it share the machine with the back end's tests.
          testTimeout: 60_000,
          // Stories follow each other in one page in Storybook, too.
          isolate: false,
        },
      },
    ],
  },
})
