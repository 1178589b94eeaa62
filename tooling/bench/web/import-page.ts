import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { loadCases } from '../load-cases.ts'
import { type Bound, median, type Ratio } from '../measure.ts'
import { giveClock } from './page-clock.ts'
import type { PortalWorld } from './portal-world.ts'
import { slow } from './profiles.ts'

const TURNS = 3
const PATIENCE_MS = 30_000
/** The maximum number of keys that are typed. The check of the rows ends much earlier. */
const MOST_KEYS = 300
/** Time in milliseconds between two keys of a user who types fast. */
const KEY_MS = 150

interface LargeFile {
  readonly LARGE: { readonly rows: number; readonly columns: number }
  readonly largeFile: (
    size: { readonly rows: number; readonly columns: number },
    hasProblems: boolean,
  ) => Promise<Uint8Array>
}

/**
 * The times of one import in milliseconds: the longest delay after an input in each step, and the duration of the check
 * of all rows.
 */
interface ImportTimes {
  readonly columns: number
  readonly opened: number
  readonly checking: number
  readonly corrected: number
  readonly checked: number
}

/**
 * Measures the import of service points in a browser whose processor is slowed down four times. The results are how
 * long a key press waits for its paint in each step, and how long the check of all rows takes. The baseline is the
 * import of a single page of rows, which renders as much.
 */
export async function measureImport(world: PortalWorld): Promise<{
  readonly ratios: readonly Ratio[]
  readonly bounds: readonly Bound[]
}> {
  const { LARGE, largeFile } = await loadCases<LargeFile>('apps/portal', 'test/bench/large-file.ts')
  // The file is on the disk. For a file in memory, the test library would create a copy in the page, and this work
  // would be measured too.
  const folder = mkdtempSync(join(tmpdir(), 'remesa-import-'))
  const [large, small] = [join(folder, 'large.xlsx'), join(folder, 'small.xlsx')]
  writeFileSync(large, await largeFile(LARGE, true))
  writeFileSync(small, await largeFile({ ...LARGE, rows: 200 }, true))
  await giveClock(world.page)
  const turns: { readonly large: ImportTimes; readonly small: ImportTimes }[] = []
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({ small: await importOnce(world, small), large: await importOnce(world, large) })
      console.log(JSON.stringify(turns.at(-1)))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const of = (part: keyof ImportTimes) => median(turns.map(({ large: times }) => times[part]))
  const rows = `${LARGE.rows.toLocaleString('en')} rows`
  const wait = (name: string, part: keyof ImportTimes): Bound => ({
    name: `${name}, ${rows}, processor ${slow.cpuRate} times slower`,
    value: of(part),
    unit: 'ms',
    goal: 100,
  })
  const times = {
    subject: of('checking'),
    baseline: median(turns.map(({ small: before }) => before.checking)),
  }
  return {
    ratios: [
      {
        name: `The longest wait of a key while ${rows} are checked, processor ${slow.cpuRate} times slower`,
        baselineName: 'the same with 200 rows',
        goal: 1.5,
        times,
        ratio: times.subject / times.baseline,
      },
    ],
    bounds: [
      wait('Longest task while the columns appear', 'columns'),
      wait('Longest task while the check appears', 'opened'),
      wait('Longest wait of a key during the check', 'checking'),
      wait('From a correction to its paint', 'corrected'),
      {
        name: `Check of ${rows}, processor ${slow.cpuRate} times slower`,
        value: of('checked') / 1_000,
        unit: 's',
        goal: 10,
      },
    ],
  }
}

async function importOnce({ page, listAddress, slowDown }: PortalWorld, file: string): Promise<ImportTimes> {
  await slowDown(1)
  await page.goto(`${listAddress}/import`)
  const input = page.getByTestId('import-file')
  await input.waitFor({ state: 'attached' })
  await page.waitForTimeout(1_000)
  await slowDown(slow.cpuRate)
  const check = page.getByRole('button', { name: /^Check [\d,]+ rows$/ })
  const columns = await longestTask(page, async () => {
    await input.setInputFiles(file)
    await check.waitFor({ timeout: PATIENCE_MS })
    await page.waitForTimeout(500)
  })
  // Until all rows are checked, keys are pressed in the first field that has a problem.
  const wrong = page.locator('input[aria-invalid]').first()
  const bar = page.getByRole('button', { name: /^Import (the|all) / })
  const begun = Date.now()
  const opened = await longestTask(page, async () => {
    await check.click()
    await wrong.waitFor({ timeout: PATIENCE_MS })
    await page.waitForTimeout(200)
  })
  await wrong.click()
  await page.evaluate(() => window.pageClock.slowestInteraction())
  let checked = Number.NaN
  for (let key = 0; key < MOST_KEYS; key += 1) {
    const isDone = await bar.isVisible()
    if (isDone && Number.isNaN(checked)) checked = Date.now() - begun
    if (isDone && key > 10) break
    await page.keyboard.press(key % 2 === 0 ? 'a' : 'Backspace')
    await page.waitForTimeout(KEY_MS)
  }
  await page.waitForTimeout(400)
  const checking = await page.evaluate(() => window.pageClock.slowestInteraction())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.waitForTimeout(400)
  await page.evaluate(() => window.pageClock.slowestInteraction())
  await page.keyboard.press('Enter')
  await page.waitForTimeout(1_500)
  const corrected = await page.evaluate(() => window.pageClock.slowestInteraction())
  await slowDown(1)
  return { columns, opened, checking, corrected, checked }
}

/** The duration in milliseconds of the longest task of the page during an action; 0 if no task takes 50 ms. */
async function longestTask(page: Page, action: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.pageClock.longestTask())
  await action()
  return page.evaluate(() => window.pageClock.longestTask())
}
