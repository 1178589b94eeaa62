import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { holdCalls } from './network'
import { bucket } from './orders-screen'
import { expect, fillSignIn, test } from './world'

const FIRST_LOAD_KB = 230
/** Budget of the orders page on top of the frame around every page. */
const ORDERS_KB = 40
/** PDF reader, QR codes, scanner, animations: loaded on demand. */
const ON_USE = /\/(pdf|qr|barcode|scan|zxing|motion)[\w-]*\.js$/i

const packages = join(import.meta.dirname, '../../../packages')
const texts = join(packages, 'ui/src/i18n/locales/en')
const sentences = join(packages, 'messages/src/texts/en')
const everyPage = readFileSync(join(texts, 'index.ts'), 'utf8')
const late = readdirSync(texts).filter((name) => name.endsWith('.json') && !everyPage.includes(`./${name}'`))

/**
 * Keys of texts that are loaded with a part of the product, such as the administration. The first load must contain none
 * of them: neither the texts nor code that shows them.
 */
const lateKeys = [texts, sentences].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => late.includes(name))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
)

/** Counts the bytes of JavaScript on the network, as transferred. */
async function countScripts(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Map<string, string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') scripts.set(requestId, response.url)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return {
    kilobytes: () => bytes / 1000,
    names: () => [...scripts.values()],
    /** Opens a path as a first visit does, without cached files. */
    firstLoadOf: async (url: string, heading: string) => {
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      bytes = 0
      await page.goto(url)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      return bytes / 1000
    },
  }
}

test('the first load of the sign-in page and of the orders page stays within its budget', async ({
  page,
  origin,
}, info) => {
  const { kilobytes, names, firstLoadOf } = await countScripts(page)
  await page.goto(`${origin}/orders`)
  await expect(page.locator('input[name=username]')).toBeVisible()
  const signInPage = kilobytes()
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ordersPage = kilobytes()
  expect(names().filter((name) => ON_USE.test(name))).toEqual([])
  const scripts = await Promise.all(names().map(async (name) => (await page.request.get(name)).text()))
  const said = new Set(
    scripts.flatMap((script) => script.match(/(?<=[`'"])[\w-]+(?:\.[\w-]+)+(?=[`'"])/g) ?? []),
  )
  expect(late).toEqual(expect.arrayContaining(['users.json', 'service-points.json', 'lists.json']))
  expect(lateKeys.filter((key) => said.has(key))).toEqual([])
  // An address that does not exist is the frame and nothing else.
  const frame = await firstLoadOf(`${origin}/404`, 'Page not found')
  const overFrame = (await firstLoadOf(`${origin}/orders`, 'Orders')) - frame
  info.annotations.push(
    { type: 'JavaScript to the sign-in page (kB)', description: signInPage.toFixed(1) },
    { type: 'JavaScript to the orders page (kB)', description: ordersPage.toFixed(1) },
    { type: 'JavaScript of the orders page over the frame (kB)', description: overFrame.toFixed(1) },
  )
  console.log(
    `JavaScript, compressed: ${signInPage.toFixed(1)} kB to sign in, ${ordersPage.toFixed(1)} kB to a ready /orders, ${overFrame.toFixed(1)} kB of them over the frame`,
  )
  expect(ordersPage).toBeLessThanOrEqual(FIRST_LOAD_KB)
  expect(overFrame).toBeLessThanOrEqual(ORDERS_KB)
})

test('[SGN-16] [HIS-1] from the code of a reloaded page to the orders of a point there are two waits in a row', async ({
  orders: page,
}) => {
  const asked: string[] = []
  // A slow computer may still have requests of the page before it was reloaded.
  page.on('framenavigated', () => asked.splice(0))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const times = (path: RegExp) => asked.filter((name) => path.test(name)).length
  const first = [/\/user\/me$/, /\/configuration\/v1\/config$/, /\/service-point$/]
  const answers = await holdCalls(page, /\/configuration\/v1\/(user\/me$|config\?|service-point\?)/)
  await page.reload({ waitUntil: 'commit' })
  // All of them while none is answered.
  await expect.poll(() => first.map(times)).toEqual([1, 1, 1])
  expect(times(/\/request-historial\//)).toBe(0)
  await answers.pass()
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  // What came ahead is not requested again: today's orders, and those of the whole window.
  expect(times(/\/request-historial\/[^/]+$/)).toBe(2)
  expect(first.map(times)).toEqual([1, 1, 1])
  expect(times(/^\/config\.json$/)).toBe(1)
})

test('[LST-8] the rows of a list and its views are requested before its page is drawn, once', async ({
  enter,
}) => {
  const page = await enter('provider-staff', '/administration/servicepoints')
  const firstRow = page.locator('tr[data-row-id]').first()
  await expect(firstRow).toBeVisible()
  const asked: string[] = []
  page.on('framenavigated', () => asked.splice(0))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const calls = [/\/configuration\/v1\/service-point$/, /\/configuration\/v1\/list-view$/]
  const times = () => calls.map((path) => asked.filter((name) => path.test(name)).length)
  // Nothing is drawn before these have come.
  const answers = await holdCalls(page, /\/configuration\/v1\/adapter\/assignable$/)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(times).toEqual([1, 1])
  await expect(firstRow).toHaveCount(0)
  await answers.pass()
  await expect(firstRow).toBeVisible()
  expect(times()).toEqual([1, 1])
})

test('the build keeps what a start needs in one file, with the setting of Zod, and leaves JSON schemas out', () => {
  const { scripts, codeOf, named } = readBuild()
  expect(named.map((name) => name.split('-')[0])).toEqual(['index', 'rolldown', 'draw'])
  const [entry = ''] = named
  // Names of Zod's own classes: a schema of any other file is made after this one has run.
  expect(codeOf(entry)).toMatch(/\$ZodObject/)
  expect(scripts.filter((name) => /jitless:\s*!0/.test(codeOf(name)))).toEqual([entry])
  expect(scripts.filter((name) => codeOf(name).includes('draft-2020-12'))).toEqual([])
})

test('the page names its styles before its code, and requests leave before the code that draws is evaluated', () => {
  const { page, codeOf, named } = readBuild()
  const places = [
    'rel="stylesheet"',
    'src="/assets/color-mode-',
    'src="/assets/index-',
    '/assets/draw-',
    'as="font"',
  ]
  const order = places.map((text) => page.indexOf(text))
  expect(order).toEqual(order.filter((at) => at > 0).toSorted((one, other) => one - other))
  // Named to be fetched, and evaluated when it is imported.
  expect(page).not.toMatch(/<script[^>]*draw-/)
  const [entry = '', , draw = ''] = named
  const drawing = [/rendererPackageName/, /data-emotion/]
  expect(drawing.map((sign) => sign.test(codeOf(entry)))).toEqual([false, false])
  expect(drawing.map((sign) => sign.test(codeOf(draw)))).toEqual([true, true])
  // What only a sign-in needs is in neither.
  const signIn = /code_challenge_method/
  expect([entry, draw].filter((name) => signIn.test(codeOf(name)))).toEqual([])
  // A comment in any other place tells the engine nothing.
  expect([entry, draw].map((name) => codeOf(name).split('\n')[0])).toEqual([HINT, HINT])
})

const HINT = '//# allFunctionsCalledOnLoad'

/** The scripts of the build, and those that its page names, in this order. */
function readBuild() {
  const dist = join(import.meta.dirname, '../dist')
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return {
    page,
    scripts,
    codeOf: (name: string) => readFileSync(join(dist, 'assets', name), 'utf8'),
    named: scripts
      .filter((name) => page.includes(name))
      .toSorted((one, other) => page.indexOf(one) - page.indexOf(other)),
  }
}
