import { askedDigits, band, button, digits, found, openFirms, photo, searchFor, wrong } from './firms-screen'
import { holdCalls, sendAs } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import { say } from './words'
import { acceptCookies, expect, popupsOf, signIn, test, violations } from './world'

const EMPLOYEES = /\/v2\/employee\?/
/** The settings of another country than the user's own. */
const SETTINGS = /\/v1\/config\?.*DE/

test('[FRM-EMP-10] [FRM-EMP-15] [FRM-EMP-17] nothing of an employee shows before the digits are right, and then what the law allows', async ({
  enter,
}) => {
  const page = await openFirms(enter)
  expect(await violations(page)).toEqual([])
  await searchFor(page, 'TIP', '84512')
  const right = await askedDigits(page, '44120987K')
  await expect(page.getByText('Portavalor')).toHaveCount(0)
  await expect(photo(page, '100234')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await page.keyboard.type(wrong(right))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(say('The digits do not match the document'))
  await expect(digits(page).first()).toHaveValue('')
  await expect(digits(page).first()).toBeFocused()
  await button(page, 'Cancel').click()
  await expect(band(page, say('Not checked yet'))).toBeVisible()
  await button(page, 'Enter the digits').click()

  await expect(digits(page).first()).toBeFocused()
  await page.keyboard.type(right)
  await page.keyboard.press('Enter')
  await expect(found(page)).toBeFocused()
  await expect(page.getByText('Portavalor')).toBeVisible()
  await expect(photo(page, '100234')).toBeVisible()
  await expect(page.getByText('Iker')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await button(page, 'New search').click()
  await expect(page.getByRole('textbox').first()).toHaveValue('')
})

test('[FRM-EMP-08] [FRM-EMP-16] two employees with one number have a tab each, checked one by one', async ({
  enter,
}) => {
  const page = await openFirms(enter)
  await searchFor(page, 'TIP', '55501')
  await page.keyboard.type(await askedDigits(page, 'B100238'))
  await page.keyboard.press('Enter')
  await expect(photo(page, '100238')).toBeVisible()
  await page.getByRole('tab', { name: say('Employee {number} of {count}', { number: 2, count: 2 }) }).click()
  await expect(digits(page).first()).toBeVisible()
  await expect(page.getByText('100239')).toHaveCount(0)
  await page.keyboard.type(await askedDigits(page, 'B100239'))
  await page.keyboard.press('Enter')
  await expect(photo(page, '100239')).toBeVisible()
})

test('[FRM-VEH-02] [FRM-VEH-03] a truck is found by plate or code, and what is not found says to hand nothing over', async ({
  enter,
}) => {
  const page = await openFirms(enter)
  await searchFor(page, say('Truck plate'), '4821-KLM')
  await expect(page.getByRole('list', { name: say('Trucks found') })).toContainText('BL-014')
  await button(page, 'New search').click()
  await searchFor(page, say('Truck code'), 'ZZ-999')
  await expect(band(page, say('Hand nothing over'))).toBeFocused()
  await button(page, 'Search again', 'firms.again').click()
  await searchFor(page, 'TIP', '11111')
  await expect(page.getByText('Nobody on duty has this number.')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[AZ-03] without the right nothing is found', async ({ enter, browser, origin }) => {
  const page = await openFirms(enter)
  const withoutRight = await sendAs(page, { browser, origin, username: 'customer-viewer' }, EMPLOYEES, [
    'GET',
  ])
  await searchFor(page, 'DNI', '12345678Z')
  await readNotAuthorised(page)
  await expect(page.getByText('Vigilante')).toHaveCount(0)
  await withoutRight.pass()
})

test('[FRM-EMP-24] a dead server is no answer about the person, and the same search is sent again', async ({
  page,
  origin,
  faults,
}) => {
  const popups = popupsOf(page)
  await signIn(page, origin, 'customer-operator', '/firms')
  await acceptCookies(page)
  await popups()
  await faults.kill()
  await searchFor(page, 'DNI', '12345678Z')
  await readNoAnswer(page)
  await expect(band(page, say('No answer'))).toBeVisible()
  await faults.start()
  await button(page, 'Try again').click()
  await expect(digits(page).first().or(found(page))).toBeVisible()
})

test('[FRM-EMP-27] [FRM-EMP-30] searches of chosen clients are exported after a confirmation', async ({
  enter,
}) => {
  const page = await openFirms(enter)
  await button(page, 'Export searches').click()
  const dialog = page.getByRole('dialog', { name: say('Export searches') })
  await expect(dialog.and(page.locator(':focus-within'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  const send = dialog.getByRole('button', { name: say('Export', {}, 'firms.export.send'), exact: true })
  await send.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'Bazar Norte' }).check({ force: true })
  await send.click()
  const call = page.waitForRequest(/report\/employee-search$/)
  await page.getByRole('button', { name: say('Request report') }).click()
  expect((await call).postDataJSON()).toMatchObject({ timeZone: expect.any(String) })
  await expect(
    page.getByText(say('The report has been requested. You will find it under Reports when it is ready.')),
  ).toBeVisible()
})

for (const language of ['es', 'pt-BR']) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[FRM-EMP-05] [FRM-EMP-19] Germany asks for no type, and shows everything at once', async ({
      enter,
    }) => {
      const page = await openFirms(enter, 'provider-admin')
      const settings = await holdCalls(page, SETTINGS)
      await page.getByRole('combobox', { name: say('Country', {}, 'firms.country') }).selectOption('DE')
      await expect(page.getByRole('radio')).toHaveCount(0)
      await page.getByRole('textbox').first().fill('L01X00T47')
      // A hurried guard is faster than the settings of the country.
      await page.keyboard.press('Enter')
      await expect(button(page, 'Cancel')).toBeVisible()
      await settings.pass()
      await expect(found(page)).toBeVisible()
      await expect(page.getByText('Jonas Weller')).toBeVisible()
      await expect(photo(page, '300501')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
