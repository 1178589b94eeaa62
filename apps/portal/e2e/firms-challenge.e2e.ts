import {
  askedDigits,
  band,
  button,
  digits,
  expected,
  found,
  openFirms,
  searchFor,
  unexpected,
  wrong,
} from './firms-screen'
import { say } from './words'
import { expect, inLanguage, test, violations } from './world'

const tries = (page: Parameters<typeof digits>[0]) => page.getByRole('alert')

test('[FIR-92] [FIR-93] three wrong answers lock the employee, and neither page nor network has the digits', async ({
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
  expect(await violations(page)).toEqual([])

  // The lock is the server's: a new search, and a new process, change nothing.
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

inLanguage('es', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('[FIR-90] [FRM-EMP-18] on a phone the digits are pressed on the pad of the page', async ({
    enter,
  }) => {
    const page = await openFirms(enter)
    await searchFor(page, 'TIP', 'V-77120')
    for (const digit of await askedDigits(page, 'B100236'))
      await page.getByRole('button', { name: digit, exact: true }).click()
    expect(await violations(page)).toEqual([])
    await button(page, 'Check', 'firms.challenge.check').click()
    await expect(found(page)).toBeVisible()
    await expect(page.getByText('PORTEADOR')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test('[FIR-94] a crew and a truck are expected today only where a visit of theirs may be seen', async ({
  enter,
}) => {
  const page = await openFirms(enter)
  await searchFor(page, say('Truck plate'), '4821-KLM')
  await expect(expected(page)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Gran Vía 12' }).first()).toBeVisible()
  await button(page, 'New search').click()
  await searchFor(page, 'DNI', '12345678Z')
  await expect(unexpected(page)).toBeFocused()

  const neighbour = await openFirms(enter, 'customer-other')
  await searchFor(neighbour, say('Truck plate'), '4821-KLM')
  await expect(unexpected(neighbour)).toBeVisible()
  await expect(neighbour.getByText('Gran Vía 12')).toHaveCount(0)
})
