import { spawnSync } from 'node:child_process'
import { findChromium } from './chromium.ts'
import { fail, run } from './run.ts'

const aptGet = () => (process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'])

/** Installs packages with the package manager of a Debian-like distribution; `false` if that is not possible. */
export async function installFromDistribution(packages: readonly string[]): Promise<boolean> {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false
  const [command = 'apt-get', ...rest] = aptGet()
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run(command, [...rest, 'update', '-qq'], { quiet: true, env })) !== 0) return false
  return (await run(command, [...rest, 'install', '-y', '-qq', ...packages], { quiet: true, env })) === 0
}

/**
 * Ensures that a browser for tests is installed. It uses an existing browser, else installs Playwright's own, else the
 * distribution's.
 */
export async function ensureBrowser(): Promise<void> {
  if (findChromium()) return
  console.log('▸ Fetching a browser for the tests …')
  const fetched = await run('playwright', ['install', 'chromium'], {
    quiet: true,
    spawn: { timeout: 180_000 },
  })
  if (fetched === 0 && findChromium()) return
  console.log("▸ Playwright's browser can't be had here; installing the distribution's Chromium …")
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await installFromDistribution([name])) && findChromium()) return
  }
  fail(
    'No browser was found for the tests. Install Chromium or Chrome, or name one with CHROMIUM_PATH=/path/to/chromium, and run npm test again.',
  )
}
