import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser } from './browser.ts'
import { buildApps } from './build-apps.ts'
import { launchOptions } from './chromium.ts'
import { comparePictures } from './compare-pictures.ts'
import { fail, root, run } from './run.ts'

/** The maximum size of a screenshot in bytes. Up to this size it loads as fast as the page that shows it. */
const MOST_BYTES = 150_000
const START_MS = 90_000

const desktop = { width: 1366, height: 768 }
const phone = { width: 390, height: 844 }
const folder = join(root, 'docs/pictures')

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })

async function untilHealthy(url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (server.exitCode !== null) break
    const answer = await fetch(`${url}/healthz`).catch(() => undefined)
    if (answer?.ok === true) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  fail('The sandbox did not start: run npm start to see why.')
}

/** Runs the built product in a temporary folder, with the demo data of a first start. */
async function withProduct(action: (url: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'remesa-pictures-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(root, 'apps/sandbox/dist/main.js')], {
    env: { ...process.env, PORT: String(port), BASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilHealthy(url, server)
    await action(url)
  } finally {
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function take(page: Page, name: string): Promise<void> {
  const path = join(folder, `${name}.png`)
  await page.evaluate(() => document.fonts.ready)
  // All transitions have to end before the screenshot, for example those of skeletons, toasts and menus.
  await page.waitForTimeout(1_500)
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
  const { size } = statSync(path)
  console.log(`  ${relative(root, path)}: ${Math.round(size / 1000)} kB`)
  if (size > MOST_BYTES) fail(`${name}.png is larger than ${MOST_BYTES / 1000} kB: show less in it.`)
}

async function takeOrders(page: Page, url: string): Promise<void> {
  await page.context().addCookies([{ name: 'LOCALE', value: 'en', url }])
  await page.setViewportSize(desktop)
  await page.goto(`${url}/orders?servicePoint=1`)
  await page.locator('input[name=username]').fill('customer-operator')
  await page.locator('input[name=password]').fill('remesa')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Accept cookies and continue' }).click()
  await page.getByRole('region', { name: 'Next' }).getByRole('table').waitFor()
  await take(page, 'orders-light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await take(page, 'orders-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
  await take(page, 'orders-phone')
}

async function takeStorybook(page: Page): Promise<void> {
  const outDir = join(root, 'node_modules/.cache/storybook')
  if ((await run('storybook', ['build', '--quiet', '--output-dir', outDir], { quiet: true })) !== 0)
    fail('Storybook could not be built: run npm run build:storybook to see why.')
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0 },
  })
  try {
    const [url = ''] = server.resolvedUrls?.local ?? []
    await page.setViewportSize(desktop)
    await page.goto(`${url}?path=/story/foundations-status-language--status&panel=false`)
    const story = page.frameLocator('#storybook-preview-iframe')
    await story.getByRole('heading', { name: 'Status language' }).waitFor({ timeout: START_MS })
    await take(page, 'storybook')
  } finally {
    await server.close()
  }
}

async function takeAll(): Promise<void> {
  console.log('▸ Taking the pictures of the README …')
  mkdirSync(folder, { recursive: true })
  await ensureBrowser()
  await buildApps()
  const browser = await chromium.launch(launchOptions())
  try {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Madrid' })
    const page = await context.newPage()
    await withProduct((url) => takeOrders(page, url))
    await takeStorybook(page)
  } finally {
    await browser.close()
  }
}

const { values } = parseArgs({ options: { compare: { type: 'string' }, to: { type: 'string' } } })
if (values.compare === undefined) await takeAll()
else comparePictures(values.compare, values.to)
