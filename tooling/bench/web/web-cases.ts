import { type Bound, median, type Ratio, type Timed } from '../measure.ts'
import { type ColdVisit, visitInTurns } from './cold-visits.ts'
import { measureHome } from './home-page.ts'
import { measureImport } from './import-page.ts'
import { inTurns } from './in-turns.ts'
import { clickToPaint, firstRow, giveClock, slowestInteraction } from './page-clock.ts'
import { type Place, type PortalWorld, withPortal } from './portal-world.ts'
import { explain } from './why.ts'

const PAINT_TURNS = 9
const DIALOG_TURNS = 15
const INTERACTION_TURNS = 5
const OPENINGS = 100
const SLOW = 4
const speeds = [
  { rate: 1, kind: '' },
  { rate: SLOW, kind: `, processor ${SLOW} times slower` },
]

export interface WebResults {
  readonly ratios: readonly Ratio[]
  readonly bounds: readonly Bound[]
}

/** Measures the orders page with very many orders, its largest dialog, and a list of the administration. */
export async function measureWeb(): Promise<WebResults> {
  const customer = { username: 'customer-operator', withEmptyDialog: false }
  const results = [
    await withPortal(customer, measureCold),
    await withPortal(customer, measureList),
    await withPortal({ ...customer, username: 'provider-staff' }, measureAdministration),
    await withPortal({ ...customer, withHeadOffice: true }, measureHome),
    await withPortal({ ...customer, withEmptyDialog: true }, measureDialog),
  ]
  return {
    ratios: results.flatMap(({ ratios }) => ratios),
    bounds: results.flatMap(({ bounds }) => bounds),
  }
}

/** Measures the first page of a head office, separately from the other pages. */
export const measureHomePage = (): Promise<WebResults> =>
  withPortal({ username: 'customer-operator', withEmptyDialog: false, withHeadOffice: true }, measureHome)

/** Measures the pages of an import, separately from the other pages, because a file takes half a minute. */
export const measureImportPage = (): Promise<WebResults> =>
  withPortal({ username: 'provider-staff', withEmptyDialog: false }, measureImport)

const medianOf = (visits: readonly ColdVisit[], partOf: (visit: ColdVisit) => number) =>
  median(visits.map(partOf))

/** Measures visits without cached files to the orders page and to a page with only a Chakra table. */
async function measureCold(world: PortalWorld): Promise<WebResults> {
  const turns = await visitInTurns(world)
  if (process.argv.includes('--why')) await explain(world)
  const toBaseline = (name: string, goal: number, partOf: (visit: ColdVisit) => number) =>
    turns.map(({ profile, reload, baselineVisits }): Ratio => {
      const times = { subject: medianOf(reload, partOf), baseline: medianOf(baselineVisits, partOf) }
      const baselineName = 'the same of the baseline page'
      return {
        name: `${name}, ${profile.name}`,
        baselineName,
        goal,
        times,
        ratio: times.subject / times.baseline,
      }
    })
  const bounds = turns.flatMap(({ profile, reload, newTab }): readonly Bound[] => [
    {
      name: `New tab ready, ${profile.name}`,
      value: medianOf(newTab, ({ ready }) => ready),
      unit: 'ms',
      goal: profile.cpuRate === 1 ? 700 : 2_000,
    },
    {
      name: `Blocked until ready, ${profile.name}`,
      value: medianOf(reload, ({ blocked }) => blocked),
      unit: 'ms',
      goal: profile.cpuRate === 1 ? 100 : 700,
    },
  ])
  const reloads = turns.flatMap(({ reload }) => reload)
  return {
    ratios: [
      ...toBaseline('Orders ready after a reload', 1.2, ({ ready }) => ready),
      ...toBaseline('Script of it', 1.2, ({ script }) => script),
    ],
    bounds: [
      ...bounds,
      {
        name: 'Elements of the page with 22 orders',
        value: medianOf(reloads, ({ nodes }) => nodes),
        unit: 'elements',
        goal: 700,
      },
      {
        name: 'Layouts until it is ready',
        value: medianOf(reloads, ({ layouts }) => layouts),
        unit: 'layouts',
        goal: 8,
      },
    ],
  }
}

/**
 * The median time of a repeated action without the first time. The first time is longer, because it fetches files that
 * later repetitions find in the cache.
 */
async function medianAfterFirst(
  turns: number,
  names: Pick<Bound, 'name' | 'goal'>,
  action: () => Promise<number>,
): Promise<Bound> {
  await action()
  const taken: number[] = []
  for (let turn = 0; turn < turns; turn += 1) taken.push(await action())
  return { ...names, value: median(taken), unit: 'ms' }
}

async function measureList(world: PortalWorld): Promise<WebResults> {
  const { page, addressOf, slowDown } = world
  await giveClock(page)
  const ratios: Timed[] = []
  const visit = (place: Place) => firstRow(page, addressOf(place))
  for (const { rate, kind } of speeds) {
    await slowDown(rate)
    ratios.push(
      await inTurns(
        {
          name: `From the address to the first of 5,000 orders${kind}`,
          baselineName: 'the same with 22',
          goal: 1.2,
        },
        PAINT_TURNS,
        { subject: () => visit('many'), baseline: () => visit('few') },
      ),
    )
  }
  return {
    ratios,
    bounds: [await slowestOf(world), await mostElements(world), await rowsOnSwitch(world)],
  }
}

/**
 * Measures the list of service points. All lists of the administration are the same page with different columns. This
 * list has the longest rows.
 */
async function measureAdministration(world: PortalWorld): Promise<WebResults> {
  const { page, addressOf, listAddress, slowDown } = world
  await giveClock(page)
  const ratios: Timed[] = []
  for (const { rate, kind } of speeds) {
    await slowDown(rate)
    ratios.push(
      await inTurns(
        {
          name: `From the address to the first row of the list of points${kind}`,
          baselineName: 'the same on the page of orders, with 22 orders',
          goal: 1.2,
        },
        PAINT_TURNS,
        { subject: () => firstRow(page, listAddress), baseline: () => firstRow(page, addressOf('few')) },
      ),
    )
  }
  return { ratios, bounds: [await listOnClick(world)] }
}

/** Measures the clicks in the navigation from the orders page to a list of the administration and back. */
async function listOnClick({ page, addressOf, slowDown }: PortalWorld): Promise<Bound> {
  await slowDown(1)
  await firstRow(page, addressOf('few'))
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const names = { name: 'From a click in the menu to the rows of a list of the administration', goal: 250 }
  return medianAfterFirst(PAINT_TURNS, names, async () => {
    const took = await clickToPaint(page, () => link('Administration').click(), {
      selector: '[data-density=compact] tr[data-row-id]',
    })
    await link('Orders').click()
    await page.locator('[data-name=next] tr[data-row-id]').first().waitFor()
    return took
  })
}

/** Measures the time from a click on a switch to the paint of the rows that it shows, with 5,000 orders. */
async function rowsOnSwitch({ page, addressOf }: PortalWorld): Promise<Bound> {
  await firstRow(page, addressOf('many'))
  const press = () => page.getByRole('switch').click()
  const cancelled = '[data-name=cancelled] tr[data-row-id]'
  const names = { name: 'From a switch to the cancelled ones of 5,000 orders', goal: 150 }
  return medianAfterFirst(PAINT_TURNS, names, async () => {
    const took = await clickToPaint(page, press, { selector: cancelled })
    await press()
    await page.locator(cancelled).first().waitFor({ state: 'detached' })
    return took
  })
}

/** Measures the slowest interactions on the orders page with 5,000 orders. */
async function slowestOf({ page, addressOf }: PortalWorld): Promise<Bound> {
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const fold = (name: string) => region(name).getByRole('button', { name, exact: true })
  const search = page.getByRole('combobox', { name: 'Search point, center or client' })
  const detail = region('Today').getByRole('button', { name: /^Details of/ })
  const actions: Readonly<Record<string, () => Promise<void>>> = {
    'folding a table': () => fold('Today').click(),
    'opening a table': () => fold('Today').click(),
    'showing what was cancelled': () => page.getByRole('switch').click(),
    'hiding what was cancelled': () => page.getByRole('switch').click(),
    'opening a list of points': async () => {
      await page.getByRole('button', { name: /^Service point:/ }).click()
      await search.waitFor()
    },
    'closing it': async () => {
      await page.keyboard.press('Escape')
      await search.waitFor({ state: 'hidden' })
    },
    'going on by Tab': async () => {
      await detail.first().focus()
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
    },
    'opening an order': async () => {
      await detail.first().click()
      await page.getByRole('dialog').waitFor()
    },
    'closing an order': async () => {
      await page.getByRole('button', { name: 'Close' }).last().click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  }
  await firstRow(page, addressOf('many'))
  const times: Record<string, number[]> = {}
  // The first turn is not measured, because it fetches the code of the dialogs.
  for (let turn = 0; turn <= INTERACTION_TURNS; turn += 1) {
    for (const [name, action] of Object.entries(actions)) {
      const waited = await slowestInteraction(page, action)
      if (turn > 0) times[name] = [...(times[name] ?? []), waited]
    }
  }
  const medians = Object.entries(times).map(([name, values]) => ({ name, value: median(values) }))
  console.log(medians.map(({ name, value }) => `${name}: ${value} ms`).join(', '))
  const [slowest = { name: 'nothing', value: Number.NaN }] = medians.toSorted((a, b) => b.value - a.value)
  return {
    name: `From an interaction with 5,000 orders to the next paint, processor ${SLOW} times slower; the slowest is ${slowest.name}`,
    value: slowest.value,
    unit: 'ms',
    goal: 200,
  }
}

/** The maximum number of elements in the document while the page with 5,000 orders is scrolled from top to bottom. */
async function mostElements({ page, addressOf, slowDown }: PortalWorld): Promise<Bound> {
  await slowDown(1)
  await firstRow(page, addressOf('many'))
  await page.getByRole('switch').click()
  let most = 0
  for (let step = 0; step <= 20; step += 1) {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), step / 20)
    await page.waitForTimeout(100)
    most = Math.max(most, await page.evaluate(() => document.querySelectorAll('*').length))
  }
  return { name: 'Elements of the page with 5,000 orders', value: most, unit: 'elements', goal: 3_000 }
}

async function measureDialog(world: PortalWorld): Promise<WebResults> {
  const { page, devtools, addressOf, slowDown } = world
  await giveClock(page)
  await firstRow(page, addressOf('few'))
  await page.waitForTimeout(4_000)
  const open = async (button: string, shown: string) => {
    const took = await clickToPaint(
      page,
      () => page.getByRole('button', { name: button, exact: true }).click(),
      {
        selector: shown,
      },
    )
    await close()
    return took
  }
  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForTimeout(100)
  }
  const openDialog = '[role=dialog][data-state=open]'
  const newOrder = () => open('New order', `${openDialog} form`)
  const openOrder = async () => {
    const details = page.getByRole('button', { name: /^Details of/ }).first()
    const took = await clickToPaint(page, () => details.click(), { selector: '[role=dialog]' })
    await close()
    return took
  }
  await slowDown(SLOW)
  const ratio = await inTurns(
    {
      name: `From the click to the new-order dialog, processor ${SLOW} times slower`,
      baselineName: 'an empty dialog of the same kit on the same page',
      goal: 1.4,
    },
    DIALOG_TURNS,
    { subject: newOrder, baseline: () => open('Open the empty dialog', openDialog) },
  )
  await slowDown(1)
  const opened = [
    await medianAfterFirst(
      DIALOG_TURNS,
      { name: 'From a click to the form of a new order', goal: 45 },
      newOrder,
    ),
    await medianAfterFirst(DIALOG_TURNS, { name: 'From a click to an open order', goal: 45 }, openOrder),
  ]
  const heapMb = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const before = await heapMb()
  for (let opening = 0; opening < OPENINGS; opening += 1) await newOrder()
  const growth = (await heapMb()) - before
  return {
    ratios: [ratio],
    bounds: [
      ...opened,
      { name: `Growth of memory by ${OPENINGS} openings of the dialog`, value: growth, unit: 'MB', goal: 5 },
    ],
  }
}
