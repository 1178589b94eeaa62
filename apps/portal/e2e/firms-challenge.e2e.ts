import { askedDigits, band, button, digits, openFirms, searchFor, wrong } from './firms-screen'
import { say } from './words'
import { expect, test } from './world'

const tries = (page: Parameters<typeof digits>[0]) => page.getByRole('alert')

test('[FIR-92] [FIR-93] three wrong answers to a security question lock the check of the employee, and neither page nor responses contain the right digits', async ({
  enter,
  faults,
}) => {
  const page = await openFirms(enter)
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/v2/employee')) bodies.push(response.text().catch(() => ''))
  })
  await searchFor(page, 'TIP', '90417')
  const right = await askedDigits(page, '30761254D')
  for (const left of [2, 1]) {
    await page.keyboard.type(wrong(right))
    await page.keyboard.press('Enter')
    await expect(tries(page)).toContainText(
      say('{count, plural, one {# try left} other {# tries left}}', { count: left }),
    )
    await expect(digits(page).first()).toBeFocused()
  }
  await page.keyboard.type(wrong(right))
  await page.keyboard.press('Enter')
  await expect(band(page, say('Locked', {}, 'firms.locked.title'))).toBeFocused()
  await expect(page.getByRole('timer')).toContainText(/[45]:\d\d/)
  await expect(digits(page)).toHaveCount(0)

  // The server stores the lock, so that neither a new search nor a restart of the server ends the lock.
  await button(page, 'New search').click()
  await faults.kill()
  await faults.start()
  await searchFor(page, 'TIP', '90417')
  await expect(page.getByRole('timer')).toContainText(/[345]:\d\d/)
  await expect(page.getByText('Conductor')).toHaveCount(0)

  const kept = await page.evaluate(() =>
    JSON.stringify([document.body.innerHTML, { ...localStorage }, { ...sessionStorage }]),
  )
  for (const text of [kept, ...(await Promise.all(bodies))]) expect(text).not.toMatch(/30761254|100235/)
  expect(bodies.length).toBeGreaterThan(5)
})
