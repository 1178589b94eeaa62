import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * The browsers of the system. The headless shell comes first: it needs a quarter less processor time for the same page.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser for every test: the one named by CHROMIUM_PATH, else Playwright's own, else the distribution's. */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path))
}

const isRoot = process.getuid?.() === 0

/** The options for a launch. They are read at each launch, because a run may have installed the browser just before. */
export function launchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // Chromium's sandbox can't start as root, and containers often run as root.
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
