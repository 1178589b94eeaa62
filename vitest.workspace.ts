import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './tooling/chromium.ts'
import { screenWorlds } from './tooling/screen-worlds.ts'

/** Packages are tested from their sources: no build has to run first. */
const source = {
  resolve: { conditions: ['@remesa/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
}

/** Many runs of a property take seconds on a machine that has other work. */
const properties = { setupFiles: [`${import.meta.dirname}/tooling/property-runs.ts`], testTimeout: 30_000 }

/** What `npm test` leaves out: it sets `SLOW` to `without`. An exclusion of the command line does not reach projects that have their own. */
const slow = process.env['SLOW'] === 'without' ? ['**/*.slow.test.*'] : []

const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
})

/** Screen tests whose outcome must not depend on the zone of the browser. */
const ofZones = 'test/screens/zones/**/*.test.tsx'

/** The zone that is furthest from the points, for every day; `Etc/Unknown` is the answer of a machine that names none. */
const FAR_ZONE = 'Pacific/Kiritimati'
const otherZones = [
  'Atlantic/Canary',
  'Atlantic/Azores',
  'UTC',
  'America/Lima',
  'America/Manaus',
  'Asia/Tokyo',
  'Etc/Unknown',
]

/** What `ZONES` asks for: nothing for the far zone alone, `others` for all others. */
const zonesOfRun = process.env['ZONES'] === 'others' ? otherZones : [FAR_ZONE]

const screenBrowser = (timezoneId: string) =>
  browser({ reducedMotion: 'reduce', timezoneId, locale: 'en-GB' })

/** Tests of the whole portal in a browser, on the reference back end. */
const screens = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  plugins: [screenWorlds()],
  // React's production build, as the product has it: its checks for developers take a fifth of the time, and component tests have them.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  // What a worker imports is found in no other entry. A dependency that is found only while a test runs makes the runner
  // load everything anew.
  optimizeDeps: {
    entries: ['src/main.ts', 'src/**/*.worker.ts', 'test/screens/**/*.tsx'],
    include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    root: 'apps/portal',
    include: ['test/screens/**/*.test.tsx'],
    setupFiles: ['test/screens/set-up.ts'],
    testTimeout: 60_000,
    // A busy machine takes longer than the second that is usual to load what a click opens.
    expect: { poll: { timeout: 30_000 } },
    // The first test of a run waits for the world to be made.
    hookTimeout: 180_000,
    // The code of the whole portal is loaded once for all files.
    isolate: false,
    ...test,
  },
})

const isolated = 'src/**/*.isolated.test.tsx'

/** Tests of components, in a browser. */
const components = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  plugins: [react()],
  // A dependency that is found only while a test runs makes the runner load everything anew.
  optimizeDeps: { include: ['@emotion/react', 'qrcode'] },
  test: { root: 'packages/ui', browser: browser(), testTimeout: 60_000, ...test },
})

/** Tests of the back end whose outcome cannot depend on the database that the run uses. */
const withoutStorage = [
  'src/main.slow.test.ts',
  'src/kernel/**/*.test.ts',
  'src/testing/**/*.test.ts',
  'src/authorisation/verify-token.test.ts',
  'src/records/state-changes.test.ts',
  'src/in-process/**/*.test.ts',
  'test/generated-client.slow.test.ts',
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
const backEnd = ({
  exclude = [],
  ...test
}: NonNullable<TestProjectInlineConfiguration['test']>): TestProjectInlineConfiguration => ({
  ...source,
  test: {
    root: 'apps/sandbox',
    ...properties,
    hookTimeout: 180_000,
    globalSetup: 'src/testing/postgres-server.ts',
    // Each test has a database of its own; what the files share is the libraries and the copies it is made from.
    isolate: false,
    exclude: [...exclude, ...slow],
    ...test,
  },
})

const LIGHT_ENGLISH = 'storybook'
const FLOWS = 'storybook-flows'
const flowStories = 'apps/portal/test/flows/**'

/** What `STORIES` asks for: `core` for the stories that are tagged so, one a component, in light English; `beyond-core` for all others. */
const storyTags = (project: string) => {
  if (project === FLOWS) return { include: ['flow'] }
  const chosen = process.env['STORIES']
  if (chosen === 'core') return { include: ['core'] }
  return { include: ['test'], exclude: chosen === 'beyond-core' && project === LIGHT_ENGLISH ? ['core'] : [] }
}

/** The code of flows, whose dependencies have to be known before a run: one that is found later loads everything anew. */
const flowEntries = [
  'apps/portal/src/main.ts',
  'apps/portal/src/**/*.worker.ts',
  'apps/portal/test/flows/**/*.tsx',
]

/** Stories in one language and one appearance. */
const stories = (name: string, initialGlobals: Record<string, string>): TestProjectInlineConfiguration => ({
  ...source,
  ...(name === FLOWS ? { optimizeDeps: { entries: flowEntries } } : {}),
  plugins: [
    storybookTest({
      configDir: '.storybook',
      tags: storyTags(name),
      initialGlobals,
    }),
  ],
  test: {
    name,
    exclude: [name === FLOWS ? 'packages/ui/**' : flowStories],
    // A story shows states, and axe waits for the end of each motion. Component tests open and close with motion.
    browser: browser({ reducedMotion: 'reduce' }),
    // A page with a thousand rows and axe over it share the machine with the back end's tests. The first flow waits for its
    // back end, and for the code of the whole portal.
    testTimeout: name === FLOWS ? 180_000 : 60_000,
    // Stories follow each other in one page in Storybook, too.
    isolate: false,
  },
})

/** The one list of test projects. */
export default defineConfig({
  test: {
    // The promised times are those of two cores; by default the runner keeps one of them for itself.
    maxWorkers: 2,
    projects: [
      {
        ...source,
        test: {
          name: 'conventions',
          root: 'tooling',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', ...slow],
          testTimeout: 30_000,
        },
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
      screens({
        name: 'screens',
        exclude: [ofZones, ...slow],
        browser: screenBrowser('Europe/Madrid'),
      }),
      // The same few screens from computers elsewhere.
      screens({
        name: 'screens-zones',
        include: [ofZones],
        browser: {
          ...screenBrowser('Europe/Madrid'),
          instances: zonesOfRun.map((zone) => ({
            browser: 'chromium' as const,
            name: `screens-zones ${zone}`,
            provider: screenBrowser(zone).provider,
          })),
        },
      }),
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
      stories(LIGHT_ENGLISH, { locale: 'en', colorMode: 'light' }),
      stories('storybook-dark-german', { locale: 'de', colorMode: 'dark' }),
      // The flows of Storybook on its own back end.
      stories(FLOWS, { locale: 'de', colorMode: 'dark' }),
    ],
  },
})
