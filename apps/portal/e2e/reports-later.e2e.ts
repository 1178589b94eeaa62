import { startFaultySandbox } from './faulty-sandbox'
import { moveClock, movedClock } from './moved-clock'
import { openAs } from './record-screens'
import {
  announced,
  confirmed,
  download,
  inRow,
  newest,
  ofType,
  openReady,
  REPORTS,
  users,
} from './reports-screen'
import { say, saying } from './words'
import { expect, speakTo, test, violations } from './world'

const DAYS = 86_400_000

test('[RPT-6] [RPT-62] eight days later a report has expired and is asked for again, and the weekly one was made', async ({
  browser,
}) => {
  // Two back ends are started, and two users sign in.
  test.setTimeout(180_000)
  const sandbox = await startFaultySandbox()
  const { url } = sandbox
  try {
    const page = await browser.newPage()
    await speakTo(page, url)
    await openReady(page, url, 'customer-supervisor')
    await inRow(page, users(), saying('Make {name} every week')).click()
    await confirmed(page)
    await expect(page.getByText(say('The report will be made every week'))).toBeVisible()
    await page.context().close()
    await sandbox.kill()
    await sandbox.start(movedClock(8 * DAYS))

    const later = await browser.newPage()
    await later.addInitScript(moveClock, 8 * DAYS)
    await speakTo(later, url)
    await openAs(later, url, 'customer-supervisor', REPORTS)
    await expect(ofType(later, users())).toHaveCount(2)
    await expect(inRow(later, users(), download())).toBeVisible()
    const expired = ofType(later, users()).last()
    await expect(expired).toContainText(say('Expired', {}, 'reports.expired'))
    await expect(expired.getByRole('button')).toHaveCount(1)
    expect(await violations(later)).toEqual([])
    await expired.getByRole('button', { name: saying('Request again: {name}') }).click()
    await confirmed(later)
    await expect(announced(later, users())).toBeVisible()
    await expect(ofType(later, users())).toHaveCount(3)
    await expect(newest(later, users())).toContainText(say('Ready', {}, 'reports.status.UPLOADED'))
    await later.context().close()
  } finally {
    await sandbox.close()
  }
})
