import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tooling/chromium.ts'

/**
 * Journeys that a run in a second language skips: sizes do not depend on the language, and the model-based runs compare
 * the page with the state machine.
 */
const isSecondLanguage = (process.env['JOURNEY_LOCALE'] ?? 'en') !== 'en'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isSecondLanguage ? ['**/size.e2e.ts', '**/*-steps.e2e.ts'] : [],
  globalSetup: ['./e2e/seed-once.ts', '../../tooling/steps-model.ts'],
  // Each database has a folder of its own: a run empties its folder, and the traces of an earlier failure must stay.
  outputDir: `../../test-results/${process.env['TEST_DATABASE_URL'] === undefined ? 'pglite' : 'postgres'}`,
  // Three workers on two cores: the third uses the time that journeys spend waiting.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // Animations prove nothing in a journey, and cost a sixth of its processor time.
    contextOptions: { reducedMotion: 'reduce' },
    // Kept after a failure: the steps, and a picture of the end. Pictures of every step would double the time of a run:
    // `--trace on` takes them for a single journey.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(),
  },
})
