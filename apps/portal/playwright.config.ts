import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tooling/chromium.ts'

/** Journeys that a run in a second language skips: sizes have no language, and walks are compared with the machine. */
const isSecondLanguage = (process.env['JOURNEY_LOCALE'] ?? 'en') !== 'en'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isSecondLanguage ? ['**/size.e2e.ts', '**/*-steps.e2e.ts'] : [],
  globalSetup: ['./e2e/seed-once.ts', '../../tooling/steps-model.ts'],
  // Each database has a folder of its own: a run empties its folder, and what a failure left has to stay.
  outputDir: `../../test-results/${process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres'}`,
  // Two cores, and a third journey to use the time that journeys spend waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Motion says nothing to a journey and costs a sixth of its processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Steps, and a picture of the failure. Pictures of every step would double the time of a run: `--trace on` takes
    // them for a single journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
