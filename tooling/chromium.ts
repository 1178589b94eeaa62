import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/**
 * The browsers that the operating system may have. The headless shell comes first, because it needs a quarter less
 * processor time for the same page.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * The path of the browser for every test: the browser in CHROMIUM_PATH, else Playwright's own, else the distribution's.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  const candidates = [...(named ? [named] : []), chromium.executablePath(), ...systemBrowsers]
  return candidates.find((path) => existsSync(path))
}

const isRoot = process.getuid?.() === 0

/**
 * The options for launching the browser. They are determined at each launch, because the browser may have been
 * installed during the run.
 */
export function launchOptions() {
  const executablePath = findChromium()
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      // Chromium's sandbox can't start as root. Containers often run as root, so the sandbox is switched off for root.
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
