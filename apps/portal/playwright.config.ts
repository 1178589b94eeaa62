import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tooling/chromium.ts'

/**
 * Whether the run is in a second language. Such a run skips the tests of sizes, which do not depend on the language,
 * and the model-based tests, which compare the page with the state machine.
 */
const isSecondLanguage = (process.env['JOURNEY_LOCALE'] ?? 'en') !== 'en'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isSecondLanguage ? ['**/size.e2e.ts', '**/*-steps.e2e.ts'] : [],
  globalSetup: ['./e2e/seed-once.ts', '../../tooling/steps-model.ts'],
  // Each database has a folder of its own: a run empties its folder, but the traces of an earlier failure on the other
  // database must stay.
  outputDir: `../../test-results/${process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres'}`,
  // Three workers run on two cores, because journeys spend time waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Animations prove nothing in a journey, but take a sixth of its processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // A failed journey leaves a trace of its steps and a picture of its end. Pictures of every step would double the
    // time of a run; `--trace on` takes them for a single journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
