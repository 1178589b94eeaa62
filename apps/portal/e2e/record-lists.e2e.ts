import type { Page } from '@playwright/test'
import { loseAnswers, sendAs } from './network'
import {
  BESIDE_FILTERS,
  CLIENTS,
  exactSwitch,
  expectQuery,
  filterField,
  filterOnPhone,
  filters,
  headings,
  isActive,
  isInactive,
  openAs,
  POINTS,
  requestedReport,
  rows,
  SUBCLIENTS,
  showInactive,
  table,
} from './record-screens'
import { say } from './words'
import { expect, inLanguage, signIn, test, violations } from './world'

test.use(BESIDE_FILTERS)

const row = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('rowheader', { name, exact: true }) })
const heading = (text: string, name: string) => say(text, {}, `record-lists.field.${name}`)
const switchOf = (page: Page, name: string) =>
  table(page).getByRole('switch', { name: `${heading('Active', 'active')}: ${name}`, exact: true })
const editLink = (page: Page, name: string) =>
  table(page).getByRole('link', { name: say('Edit {name}', { name }, 'record-lists.edit') })
const reason = (page: Page) => table(page).getByRole('alert')

test('[CLI-70] [CLI-73] [CLI-74] an administrator filters, sorts, opens and exports clients', async ({
  enter,
}) => {
  const page = await enter('provider-admin', CLIENTS)
  expect(await headings(page)).toEqual([
    say('Select', {}, 'list.select'),
    heading('Country', 'country'),
    heading('Code', 'codeSol'),
    heading('Description', 'description'),
    heading('Active', 'active'),
    heading('Type', 'type'),
    say('Actions', {}, 'table.actions'),
  ])
  await expect(rows(page).nth(1)).toContainText(say('SmartCash', {}, 'record-lists.type.SMARTCASH'))
  await filterField(page, heading('Code', 'codeSol')).fill('0101')
  await exactSwitch(page, heading('Code', 'codeSol')).press('Space')
  await filterField(page, heading('Code', 'codeSol')).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expectQuery(page, { codeSol: '0101', codePrecise: 'true' })
  await expect(editLink(page, 'Bazar Norte')).toHaveAttribute('href', /\/administration\/clients\/\d+$/)
  await expect(
    page.getByRole('link', { name: say('Add client', {}, 'record-lists.add.clients') }),
  ).toHaveAttribute('href', `${CLIENTS}/add`)
  expect(await requestedReport(page, '/report/client')).toEqual({
    cashClientParamsDTO: { active: true, codeSol: '0101', codePrecise: true },
    informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
  })
  expect(await violations(page)).toEqual([])
})

inLanguage('de', () => {
  test('[SUB-51] [SUB-54] [SUB-56] staff of the provider filter and export the centers of their country', async ({
    page,
    origin,
  }) => {
    await signIn(
      page,
      origin,
      'provider-staff',
      `${SUBCLIENTS}?clientDesc=Bazar&delegationDesc=Bilbao&countryId=2`,
    )
    await expect(rows(page)).toHaveCount(2)
    await expectQuery(page, { clientDesc: 'Bazar', delegationDesc: 'Bilbao' })
    expect(await headings(page)).toEqual([
      say('Select', {}, 'list.select'),
      heading('Delegation', 'delegation'),
      heading('Client', 'client'),
      heading('Code', 'codeSol'),
      heading('Description', 'description'),
      heading('Active', 'active'),
      heading('Type', 'type'),
      say('Actions', {}, 'table.actions'),
    ])
    await expect(row(page, 'Bazar Norte Bilbao')).toContainText('0101 - Bazar Norte')
    await expect(filterField(page, heading('Delegation', 'delegation'))).toHaveValue('Bilbao')
    expect(await requestedReport(page, '/report/sub-client')).toMatchObject({
      cashSubclientParamsDTO: { active: true, clientDesc: 'Bazar', delegationDesc: 'Bilbao' },
      informationOptionsSubclient: { center: true, delegation: true },
    })
  })
})

test('[SVP-21] [SVP-27] an administrator filters service points by type and device, and exports them', async ({
  enter,
}) => {
  const page = await enter('provider-admin', POINTS)
  expect(await headings(page)).toEqual([
    say('Select', {}, 'list.select'),
    heading('Type', 'type'),
    heading('Client', 'client'),
    heading('Center', 'subclient'),
    heading('Code', 'codeSol'),
    heading('Description', 'description'),
    heading('Device id', 'deviceId'),
    heading('Active', 'active'),
    say('Actions', {}, 'table.actions'),
  ])
  await page.getByRole('button', { name: say('Last page') }).click()
  // As many pages as journeys before this one have left points for.
  await expect(page.getByText(/^([2-9]|\d\d+)\/\1$/)).toBeVisible()
  await filters(page)
    .getByRole('combobox', { name: heading('Type', 'type') })
    .selectOption({ label: say('SmartCash', {}, 'record-lists.type.SMARTCASH') })
  await filterField(page, heading('Device id', 'deviceId')).fill('DEV-1300')
  await filterField(page, heading('Device id', 'deviceId')).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expectQuery(page, { type: 'CASHTODAY', deviceId: 'DEV-1300' })
  expect(await requestedReport(page, '/report/service-point')).toMatchObject({
    cashServicepointParamsDTO: { active: true, type: 'CASHTODAY', deviceId: 'DEV-1300' },
    informationOptionsServicePoint: { modules: true, subclientCode: true },
  })
  expect(await violations(page)).toEqual([])
})

inLanguage('es', () => {
  test('[REC-31] [REC-33] a client that is switched off leaves the list, and has no link among the inactive ones', async ({
    enter,
  }) => {
    const page = await enter('provider-admin', `${CLIENTS}?description=Duero`)
    await switchOf(page, 'Papelería Duero').click()
    await expect(page.getByText(isInactive('Papelería Duero'))).toBeVisible()
    await expect(row(page, 'Papelería Duero')).toHaveCount(0)
    await showInactive(page).click()
    await expect(switchOf(page, 'Papelería Duero')).not.toBeChecked()
    await expect(editLink(page, 'Papelería Duero')).toHaveCount(0)
    await page.reload()
    await expect(switchOf(page, 'Papelería Duero')).not.toBeChecked()
    await switchOf(page, 'Papelería Duero').click()
    await expect(page.getByText(isActive('Papelería Duero'))).toBeVisible()
    await expect(switchOf(page, 'Papelería Duero')).toBeChecked()
    await expect(editLink(page, 'Papelería Duero')).toHaveCount(1)
    await page.reload()
    await expect(switchOf(page, 'Papelería Duero')).toBeChecked()
  })
})

inLanguage('de', () => {
  test('[REC-33] a switch that is refused flips back, with the reason under its own row', async ({
    enter,
    browser,
    origin,
  }) => {
    const page = await enter('provider-admin', `${POINTS}?description=Baixa`)
    const refused = page.waitForRequest((request) => request.method() === 'PATCH')
    // A point of Portugal is out of the reach of who is signed in by now.
    const calls = await sendAs(
      page,
      { browser, origin, username: 'provider-staff' },
      /\/v1\/service-point\/\d+$/,
      ['PATCH'],
    )
    const name = 'Baixa'
    await switchOf(page, name).click()
    expect((await refused).postDataJSON()).toEqual({ value: false })
    await expect(reason(page)).toHaveText(
      say('Still active: {reason}', {
        reason: say('The server gave no reason.', {}, 'record-lists.reason.none'),
      }),
    )
    await expect(switchOf(page, name)).toBeChecked()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await calls.pass()
    await switchOf(page, name).click()
    await expect(page.getByText(isInactive(name))).toBeVisible()
    await expect(reason(page)).toHaveCount(0)
    await expect(row(page, name)).toHaveCount(0)
    await showInactive(page).click()
    await switchOf(page, name).click()
    await expect(page.getByText(isActive(name))).toBeVisible()
    await expect(switchOf(page, name)).toBeChecked()
  })
})

inLanguage('es', () => {
  test('[REC-33] after a lost answer the list shows what was stored, and the row says that it is not known', async ({
    enter,
  }) => {
    const page = await enter('provider-staff', `${SUBCLIENTS}?clientDesc=Atalaya&active=false`)
    const lost = await loseAnswers(page, /\/v1\/sub-client\/\d+$/)
    await switchOf(page, 'Atalaya Burgos').click()
    await expect(reason(page)).toHaveText(
      say('No answer arrived. Check the switch before you try again.', {}, 'record-lists.unknown'),
    )
    await expect(switchOf(page, 'Atalaya Burgos')).not.toBeChecked()
    await lost.pass()
    await switchOf(page, 'Atalaya Burgos').click()
    await expect(page.getByText(isActive('Atalaya Burgos'))).toBeVisible()
    await expect(switchOf(page, 'Atalaya Burgos')).toBeChecked()
    await expect(reason(page)).toHaveCount(0)
  })
})

test('[REC-32] [REC-33] a right that was withdrawn meanwhile is refused at the row', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-staff', `${CLIENTS}?description=Duero`)
  await expect(switchOf(page, 'Papelería Duero')).toBeChecked()
  await sendAs(page, { browser, origin, username: 'customer-supervisor' }, /\/v1\/client\/\d+$/, ['PATCH'])
  await switchOf(page, 'Papelería Duero').click()
  await expect(reason(page)).toHaveText(
    say('Still active: {reason}', {
      reason: say('You are not allowed to change this.', {}, 'record-lists.reason.forbidden'),
    }),
  )
  await expect(switchOf(page, 'Papelería Duero')).toBeChecked()
})

inLanguage('de', () => {
  test('[REC-33] a client that someone else changed meanwhile is not switched: the list shows their state', async ({
    enter,
    browser,
    origin,
  }) => {
    const page = await enter('provider-admin', `${CLIENTS}?description=Ebro&active=false`)
    await expect(switchOf(page, 'Ferretería Ebro')).toBeChecked()
    const other = await browser.newPage()
    await signIn(other, origin, 'provider-staff', `${CLIENTS}?description=Ebro&active=false`)
    await switchOf(other, 'Ferretería Ebro').click()
    await expect(editLink(other, 'Ferretería Ebro')).toHaveCount(0)
    await expect(other.getByText(isInactive('Ferretería Ebro'))).toBeVisible()
    await switchOf(other, 'Ferretería Ebro').click()
    await expect(other.getByText(isActive('Ferretería Ebro'))).toBeVisible()
    await other.close()

    await switchOf(page, 'Ferretería Ebro').click()
    await expect(reason(page)).toContainText(
      say('Someone else changed it meanwhile. The list shows it as it is now.'),
    )
    await expect(switchOf(page, 'Ferretería Ebro')).toBeChecked()
    await switchOf(page, 'Ferretería Ebro').click()
    await expect(page.getByText(isInactive('Ferretería Ebro'))).toBeVisible()
    await expect(switchOf(page, 'Ferretería Ebro')).not.toBeChecked()
    await expect(reason(page)).toHaveCount(0)
    await switchOf(page, 'Ferretería Ebro').click()
    await expect(page.getByText(isActive('Ferretería Ebro'))).toBeVisible()
    await expect(switchOf(page, 'Ferretería Ebro')).toBeChecked()
  })
})

for (const path of [CLIENTS, SUBCLIENTS, POINTS]) {
  test(`[REC-30] [REC-32] [REC-34] a supervisor of a customer reads ${path} and changes nothing`, async ({
    enter,
  }) => {
    const page = await enter('customer-supervisor', `${path}?active=false&countryId=1`)
    await expect(table(page).getByRole('rowheader').first()).toBeVisible()
    await expectQuery(page, {})
    await expect(table(page).getByRole('switch')).toHaveCount(0)
    await expect(table(page).getByRole('link')).toHaveCount(0)
    await expect(showInactive(page)).toHaveCount(0)
    await expect(page.locator(`a[href="${path}/add"]`)).toHaveCount(0)
    await expect(rows(page).nth(1)).toContainText(say('Yes'))
  })

  test(`[RTE-6] who has no part in the administration is led away from ${path}`, async ({ enter }) => {
    const page = await enter('customer-viewer', path)
    await expect(page).toHaveURL(/\/orders/)
  })
}

inLanguage('es', () => {
  test('on a phone every service point is a card that does not scroll sideways', async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openAs(page, origin, 'provider-admin', POINTS)
    await filterOnPhone(page, heading('Code', 'codeSol'), '0513')
    await expect(rows(page)).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
  })
})
