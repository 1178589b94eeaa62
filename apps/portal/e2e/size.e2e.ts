import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import { holdCalls } from './network'
import { bucket } from './orders-screen'
import { say } from './words'
import { AT_GRAN_VIA, expect, fillSignIn, test } from './world'

const FIRST_LOAD_KB = 237
/** Largest size in kB of the orders page, without the shell that every page has. */
const ORDERS_KB = 40
/**
 * Largest size in kB of the page with the orders of all points, without the shell. Users with several points see this
 * page first.
 */
const ALL_POINTS_KB = 52
/** Largest number of layout passes from a reload of the orders page until its rows are visible. */
const MOST_LAYOUTS = 8
/** Largest number of elements on the orders page, divided by the number of its rows. */
const MOST_IN_A_ROW = 24
const MOST_AROUND_ROWS = 220
/** Names of the code files that are loaded on demand: PDF reader, QR codes, scanner and animations. */
const ON_USE = /\/(pdf|qr|barcode|scan|zxing|motion)[\w-]*\.js$/i

const packages = join(import.meta.dirname, '../../../packages')
const texts = join(packages, 'ui/src/i18n/locales/en')
const sentences = join(packages, 'messages/src/texts/en')
const everyPage = readFileSync(join(texts, 'index.ts'), 'utf8')
/**
 * The files with texts that the first page of a user with several points loads. This page shows the orders of all
 * points.
 */
const ofFirstPage = ['points.json']
const lazy = readdirSync(texts).filter(
  (name) => name.endsWith('.json') && !ofFirstPage.includes(name) && !everyPage.includes(`./${name}'`),
)

/**
 * Keys of texts that are loaded on demand with an area of the product, such as the administration. The first load must
 * contain none of these keys, neither in its texts nor in its code.
 */
const lazyKeys = [texts, sentences].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => lazy.includes(name))
    .flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, name), 'utf8')))),
)

/**
 * Counts the bytes of JavaScript that are transferred over the network. The browser of the page never reports that it
 * is idle: on a slow machine, code that the page loads when it is idle would otherwise be counted as its first load.
 */
async function countScripts(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
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
  // The stream of live changes stays open as a request, so the network of the page is never idle.
  const allScripts = async () => {
    let last = -1
    const isSame = () => {
      const same = bytes === last
      last = bytes
      return same
    }
    await expect.poll(isSame, { intervals: [1_000] }).toBe(true)
  }
  return {
    kilobytes: () => bytes / 1000,
    /** Waits until no more JavaScript arrives. */
    allScripts,
    names: () => [...scripts.values()],
    /** Opens a path as on a first visit, without any cached file. */
    firstLoadOf: async (url: string, heading: string) => {
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      bytes = 0
      await page.goto(url)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await allScripts()
      return bytes / 1000
    },
  }
}

test(
  'the first load of the sign-in page and of the orders page stays within its budget',
  { tag: '@core' },
  async ({ page, origin }, info) => {
    const { kilobytes, names, allScripts, firstLoadOf } = await countScripts(page)
    await page.goto(`${origin}${AT_GRAN_VIA}`)
    await expect(page.locator('input[name=username]')).toBeVisible()
    const signInPage = kilobytes()
    await fillSignIn(page, 'customer-operator')
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await allScripts()
    const ordersPage = kilobytes()
    expect(names().filter((name) => ON_USE.test(name))).toEqual([])
    const scripts = await Promise.all(names().map(async (name) => (await page.request.get(name)).text()))
    const said = new Set(
      scripts.flatMap((script) => script.match(/(?<=[`'"])[\w-]+(?:\.[\w-]+)+(?=[`'"])/g) ?? []),
    )
    expect(lazy).toEqual(expect.arrayContaining(['users.json', 'service-points.json', 'lists.json']))
    expect(lazyKeys.filter((key) => said.has(key))).toEqual([])
    // The page for an unknown URL consists only of the shell.
    const frame = await firstLoadOf(`${origin}/404`, 'Page not found')
    const overFrame = (await firstLoadOf(`${origin}${AT_GRAN_VIA}`, 'Orders')) - frame
    const ofAllPoints = (await firstLoadOf(`${origin}/orders?points=all`, 'Orders')) - frame
    info.annotations.push(
      { type: 'JavaScript to the sign-in page (kB)', description: signInPage.toFixed(1) },
      { type: 'JavaScript to the orders page (kB)', description: ordersPage.toFixed(1) },
      { type: 'JavaScript of the orders page over the frame (kB)', description: overFrame.toFixed(1) },
    )
    console.log(
      `JavaScript, compressed: ${signInPage.toFixed(1)} kB to sign in, ${ordersPage.toFixed(1)} kB to a ready /orders, ${overFrame.toFixed(1)} kB of them over the frame, ${ofAllPoints.toFixed(1)} kB over it for all points`,
    )
    expect(ordersPage).toBeLessThanOrEqual(FIRST_LOAD_KB)
    expect(overFrame).toBeLessThanOrEqual(ORDERS_KB)
    expect(ofAllPoints).toBeLessThanOrEqual(ALL_POINTS_KB)
  },
)

test('[SGN-16] [HIS-1] a reloaded page requests the signed-in user and the orders of the service point in parallel', async ({
  orders: page,
}) => {
  const asked: string[] = []
  // Requests from before the reload are ignored, because on a slow computer they may still be running.
  page.on('framenavigated', () => asked.splice(0))
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const times = (path: RegExp) => asked.filter((name) => path.test(name)).length
  const first = [/\/user\/me$/, /\/configuration\/v1\/config$/, /\/service-point$/]
  // The pattern matches the requests for today's orders and for the orders of all shown days.
  const histories = /\/request-historial\/[^/]+$/
  const answers = await holdCalls(page, /\/configuration\/v1\/(user\/me$|config\?|service-point\?)/)
  await page.reload({ waitUntil: 'commit' })
  // The page sends all these requests before the first response arrives.
  await expect.poll(() => [...first, histories].map(times)).toEqual([1, 1, 1, 2])
  await expect(bucket(page, 'Next')).toHaveCount(0)
  await answers.pass()
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  // The page does not request prefetched data a second time.
  expect([...first, histories].map(times)).toEqual([1, 1, 1, 2])
  expect(times(/^\/config\.json$/)).toBe(1)
})

test('[HIS-1] the portal discards the prefetched orders of a service point without a notice if the page shows another point', async ({
  orders: page,
}) => {
  const rows = bucket(page, 'Next').getByRole('row')
  const before = await rows.allTextContents()
  await page.evaluate(() => {
    const key = 'remesa.signed-in.orders'
    const known = JSON.parse(localStorage.getItem(key) ?? '{}')
    known.scope.params.servicePointId = 'PS-NOBODY'
    localStorage.setItem(key, JSON.stringify(known))
  })
  const guessed = page.waitForResponse(/\/request-historial\/PS-NOBODY/)
  await page.reload()
  expect((await guessed).ok()).toBe(false)
  await expect(rows).toHaveText(before)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[LST-8] a page requests the rows and the saved views of its list once, before the page is rendered', async ({
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
  // The test holds this call back, because the page can’t be rendered without its response.
  const answers = await holdCalls(page, /\/configuration\/v1\/adapter\/assignable$/)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(times).toEqual([1, 1])
  await expect(firstRow).toHaveCount(0)
  await answers.pass()
  await expect(firstRow).toBeVisible()
  expect(times()).toEqual([1, 1])
})

/** The trace events that the browser's engine records during an action. */
async function traced(devtools: CDPSession, action: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as readonly unknown[] as readonly TraceEvent[]))
  })
  const isComplete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await action()
  await devtools.send('Tracing.end')
  await isComplete
  return events
}

interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}

test('[HIS-1] reloading the page of orders takes few layout passes, and the page has few elements', async ({
  orders: page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const events = await traced(devtools, async () => {
    await page.reload({ waitUntil: 'commit' })
    // The test only counts the elements, because checking their visibility would force a layout.
    await page.waitForFunction(() => document.querySelectorAll('[data-name=next] tr[data-row-id]').length > 0)
  })
  expect(events.filter(({ name }) => name === 'Layout').length).toBeLessThanOrEqual(MOST_LAYOUTS)
  const [all = 0, rows = 0, inRows = 0] = await page.evaluate(() =>
    ['*', 'tr[data-row-id]', 'tr[data-row-id] *'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
  )
  expect(rows).toBeGreaterThan(0)
  expect(inRows / rows).toBeLessThanOrEqual(MOST_IN_A_ROW)
  expect(all - rows - inRows).toBeLessThanOrEqual(MOST_AROUND_ROWS)
})

test('[LST-8] the rows of a list do not move while the other parts of the page load', async ({ enter }) => {
  const page = await enter('provider-admin', '/administration/servicepoints')
  await expect(page.getByRole('navigation', { name: say('Parts of the administration') })).toBeVisible()
  await expect(page.locator('tr[data-row-id]').first()).toBeVisible()
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1_000)
      }),
  )
  // The limit is a tenth of the shift that counts as good. It is not zero, because on a busy machine the elements
  // around the rows appear in several frames.
  expect(moved).toBeLessThan(0.01)
})

test('opening a dialog computes the dialog’s styles once, and computes no styles of the page behind the dialog', async ({
  orders: page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  const open = async () => {
    await page.getByRole('button', { name: say('New order'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: say('Close') })).toBeVisible()
  }
  const close = async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Close') })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // The page sets this property some seconds after its start, which makes the browser compute every style again. The
  // test waits for this.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.style.getPropertyValue('--scrollbar-width')))
    .toMatch(/px$/)
  // The dialog is opened once before the measurement, because the first opening also loads its code and creates its
  // styles.
  await open()
  await close()
  const events = await traced(devtools, open)
  const counts = events.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
  )
  const [inAll = 0, inDialog = 0] = await page.evaluate(() =>
    ['*', '[role=dialog], [role=dialog] *'].map((selector) => document.querySelectorAll(selector).length),
  )
  expect(counts.length).toBeGreaterThan(0)
  expect(inAll - inDialog).toBeGreaterThan(3 * inDialog)
  expect(Math.max(...counts)).toBeLessThan(inAll - inDialog)
  expect(counts.filter((count) => count > inDialog / 2).length).toBeLessThanOrEqual(1)
  const address = page.url()
  const link = await page.locator('nav a[href="/reports"]').boundingBox()
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(address)
})

test('the build puts the start-up code into one file, which contains no JSON schemas and sets Zod’s options before it creates a schema', () => {
  const { scripts, codeOf, named } = readBuild()
  expect(named.map((name) => name.split('-')[0])).toEqual(['index', 'rolldown', 'render'])
  const [entry = ''] = named
  // These names of Zod's classes show that the file contains Zod. Other files create their schemas later.
  expect(codeOf(entry)).toMatch(/\$ZodObject/)
  expect(scripts.filter((name) => /jitless:\s*!0/.test(codeOf(name)))).toEqual([entry])
  expect(scripts.filter((name) => codeOf(name).includes('draft-2020-12'))).toEqual([])
})

test('the page links its styles before its code, and sends its first requests before it evaluates the code for rendering', () => {
  const { page, codeOf, named } = readBuild()
  const places = [
    'rel="stylesheet"',
    'src="/assets/color-mode-',
    'src="/assets/index-',
    '/assets/render-',
    'as="font"',
  ]
  const order = places.map((text) => page.indexOf(text))
  expect(order).toEqual(order.filter((at) => at > 0).toSorted((one, other) => one - other))
  // The page must only preload this file, and not run it with a script element, because its importer decides when it
  // runs.
  expect(page).not.toMatch(/<script[^>]*render-/)
  const [entry = '', , renderPortal = ''] = named
  const drawing = [/rendererPackageName/, /data-emotion/]
  expect(drawing.map((sign) => sign.test(codeOf(entry)))).toEqual([false, false])
  expect(drawing.map((sign) => sign.test(codeOf(renderPortal)))).toEqual([true, true])
  // Only the code for signing in contains this text, and neither of these two files may contain that code.
  const signIn = /code_verifier/
  expect([entry, renderPortal].filter((name) => signIn.test(codeOf(name)))).toEqual([])
  // The compile hint is a comment. The JavaScript engine follows the hint only at the beginning of a file.
  expect([entry, renderPortal].map((name) => codeOf(name).split('\n')[0])).toEqual([HINT, HINT])
})

const HINT = '//# allFunctionsCalledOnLoad'

/** The scripts of the build and, in their order, the scripts that the page of the build refers to. */
function readBuild() {
  const dist = join(import.meta.dirname, '../dist')
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => /^(?!color-mode).*\.js$/.test(name))
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
