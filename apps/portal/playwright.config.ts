import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../tooling/chromium.ts'

/** What runs in a second language leaves out what has none: sizes, and walks that are held against the machine. */
const isSecondLanguage = (process.env['JOURNEY_LOCALE'] ?? 'en') !== 'en'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isSecondLanguage ? ['**/size.e2e.ts', '**/new-order-walks.e2e.ts'] : [],
  globalSetup: ['./e2e/seed-once.ts', '../../tooling/walks-model.ts'],
  outputDir: '../../test-results',
  // Two cores, and a third journey for the time in which one waits.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Madrid',
    // What was done, and how it looked when it failed. Pictures of every step would take as long as the journeys themselves:
    // `--trace on` takes them for a journey that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
