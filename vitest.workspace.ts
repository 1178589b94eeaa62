import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { BrowserContextOptions } from 'playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { launchOptions } from './tooling/chromium.ts'
import { screenWorlds } from './tooling/screen-worlds.ts'

/** Settings with which packages are tested from their sources, so that no build has to run before. */
const source = {
  resolve: {
    // The development build of Emotion adds one `<style>` element for each rule, and the browser then computes the
    // styles of the whole page again. React's build does not depend on these conditions.
    conditions: [
      '@remesa/source',
      ...defaultClientConditions.map((name) => (name === 'development|production' ? 'production' : name)),
    ],
  },
  ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
}

/** Settings of projects with properties. Many runs of a property take seconds on a busy machine. */
const properties = { setupFiles: [`${import.meta.dirname}/tooling/property-runs.ts`], testTimeout: 30_000 }

/**
 * The tests that `npm test` excludes by setting `SLOW` to `without`. An exclusion on the command line would not apply
 * to projects with exclusions of their own.
 */
const slow = process.env['SLOW'] === 'without' ? ['**/*.slow.test.*'] : []

const browser = (contextOptions: BrowserContextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
})

/** Screen tests whose outcome must not depend on the time zone of the browser. */
const ofZones = 'test/screens/zones/**/*.test.tsx'

/**
 * The time zone that is furthest from the service points, in which the zone tests run by default. Among the others,
 * `Etc/Unknown` is that of a browser that does not know its time zone.
 */
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

/** The time zones of this run: by default only the furthest one, with `ZONES=others` all others. */
const zonesOfRun = process.env['ZONES'] === 'others' ? otherZones : [FAR_ZONE]

const screenBrowser = (timezoneId: string) =>
  browser({ reducedMotion: 'reduce', timezoneId, locale: 'en-GB' })

/** A project with tests of the whole portal in a browser, with the reference back end. */
const screens = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  plugins: [screenWorlds()],
  // React's production build, as in the product. The checks of the development build take a fifth of the time, and the
  // component tests run with them.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Workers are entries because no other entry imports their dependencies. A dependency that the runner finds only
  // during a test makes it load everything again.
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
    // On a busy machine, the code that a click loads can take longer than the runner's usual limit of one second.
    expect: { poll: { timeout: 30_000 } },
    // The first test of a run waits until the demo world of the back end is created.
    hookTimeout: 180_000,
    // Without isolation, the code of the whole portal is loaded once for all test files.
    isolate: false,
    ...test,
  },
})

const isolated = 'src/**/*.isolated.test.tsx'

/** A project with tests of components in a browser. */
const components = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  ...source,
  plugins: [react()],
  // A dependency that the runner finds only during a test makes it load everything again.
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
/**
 * Tests whose outcome depends on the database: transactions, locks, versions, queues, notifications, and data after a
 * kill.
 */
const ofStorage = [
  'src/db/**/*.test.ts',
  'src/api/idempotency.test.ts',
  'src/history/**/*.test.ts',
  'src/records/record-versions.test.ts',
  'test/durability/**/*.test.ts',
]

/** A project with tests of the back end, on the server of TEST_DATABASE_URL or else on the embedded database. */
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
    // Each test has its own database. The test files share only the libraries, and the templates of the databases.
    isolate: false,
    exclude: [...exclude, ...slow],
    ...test,
  },
})

const LIGHT_ENGLISH = 'storybook'
const FLOWS = 'storybook-flows'
const flowStories = 'apps/portal/test/flows/**'

/**
 * The tags of the stories that a project runs. With `STORIES=core` only the stories with the tag `core` run, one for
 * each component; with `STORIES=beyond-core` the project in light English leaves these out.
 */
const storyTags = (project: string) => {
  if (project === FLOWS) return { include: ['flow'] }
  const chosen = process.env['STORIES']
  if (chosen === 'core') return { include: ['core'] }
  return { include: ['test'], exclude: chosen === 'beyond-core' && project === LIGHT_ENGLISH ? ['core'] : [] }
}

/**
 * The code of flows. Its dependencies have to be known before a run, because one that is found later reloads
 * everything.
 */
const flowEntries = [
  'apps/portal/src/main.ts',
  'apps/portal/src/**/*.worker.ts',
  'apps/portal/test/flows/**/*.tsx',
]

/** A project with stories in one language and one colour mode. */
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
    // Axe would wait for the end of each animation. Animations are covered by the component tests.
    browser: browser({ reducedMotion: 'reduce' }),
    // Checking a page of a thousand rows with axe takes long, because other tests run on the machine at the same time.
    // The first flow also waits for its back end and for the code of the whole portal.
    testTimeout: name === FLOWS ? 180_000 : 60_000,
    // Isolation is not necessary, because Storybook also renders stories one after the other in one page.
    isolate: false,
  },
})

/** The list of all test projects. */
export default defineConfig({
  test: {
    // The documented times are those of two cores. By default the runner would use only one of them for tests.
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
          // Isolation is not necessary, because pure functions have no state. It would load the libraries again for
          // each file, which takes most of the time.
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
      // A few screen tests, repeated in browsers with other time zones than that of the service points.
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
        // Isolation would load the components again for each file, which takes as long as the tests.
        isolate: false,
      }),
      // Tests that replace a module run in separate pages, because a module that another test has loaded can't be
      // replaced.
      components({ name: 'ui-isolated', include: [isolated] }),
      stories(LIGHT_ENGLISH, { locale: 'en', colorMode: 'light' }),
      stories('storybook-dark-german', { locale: 'de', colorMode: 'dark' }),
      // The flows, which run in Storybook with their own back end.
      stories(FLOWS, { locale: 'de', colorMode: 'dark' }),
    ],
  },
})
