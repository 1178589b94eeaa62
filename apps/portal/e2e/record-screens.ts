import type { Locator, Page } from '@playwright/test'
import { say } from './words'
import { acceptCookies, expect, signIn } from './world'

/** Pages of the lists of records. */
export const CLIENTS = '/administration/clients'
export const SUBCLIENTS = '/administration/subclients'
export const POINTS = '/administration/servicepoints'

/** Signs in and accepts the cookies, whose notice would cover the bottom of the page. */
export async function openAs(page: Page, origin: string, username: string, path: string): Promise<void> {
  await signIn(page, origin, username, path)
  await acceptCookies(page)
}

// Lists.

/** Wide enough for the filters of a list beside its table. */
export const BESIDE_FILTERS = { viewport: { width: 1680, height: 900 } }

export const table = (page: Page): Locator => page.getByRole('table')
export const rows = (page: Page): Locator => table(page).getByRole('row')

/** The headings of a list, once it has rows. */
export const headings = async (page: Page): Promise<readonly string[]> => {
  await expect(table(page).getByRole('rowheader').first()).toBeVisible()
  return table(page).getByRole('columnheader').allInnerTexts()
}

export const filters = (page: Page): Locator => page.getByRole('complementary', { name: say('Filters') })
export const filterField = (page: Page, label: string): Locator =>
  filters(page).getByRole('textbox', { name: label, exact: true })
export const exactSwitch = (page: Page, label: string): Locator =>
  filters(page).getByRole('switch', { name: `${say('Exact')}: ${label}` })
export const showInactive = (page: Page): Locator => page.getByRole('switch', { name: say('Show inactive') })

/**
 * What the page says once the switch of a record has been stored. The switch itself flips before, and ignores a click
 * until then.
 */
export const isActive = (name: string): string => say('{name} is active', { name })
export const isInactive = (name: string): string => say('{name} is inactive', { name })

/** Takes a point away from the user whose page is open. */
export const removePoint = async (page: Page, name: string): Promise<void> => {
  const row = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await row.getByRole('button').click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect(row).toHaveCount(0)
}

/** Waits for the query of the page's URL, which is repaired after the list is drawn. */
export const expectQuery = (page: Page, query: Readonly<Record<string, string>>): Promise<void> =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(query)

/** Exports a list, and returns the body of the request. */
export async function requestedReport(page: Page, path: string): Promise<unknown> {
  const report = page.waitForRequest((request) => request.url().endsWith(path) && request.method() === 'POST')
  await page.getByRole('button', { name: say('Export', {}, 'list.export') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  const body: unknown = (await report).postDataJSON()
  await expect(
    page.getByText(say('The report has been requested. You will find it under Reports when it is ready.')),
  ).toBeVisible()
  return body
}

/** Filters a list by one text on a phone, where the filters are in a drawer. */
export async function filterOnPhone(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('button', { name: say('Filters') }).click()
  const drawer = page.getByRole('dialog', { name: say('Filters') })
  await drawer.getByRole('textbox', { name: label, exact: true }).fill(text)
  await drawer.getByRole('button', { name: say('Filter'), exact: true }).click()
  await expect(drawer).toBeHidden()
}

// Forms.

export const code = (page: Page): Locator =>
  page.getByRole('textbox', { name: say('Code', {}, 'records.code'), exact: true })
export const smartcash = (page: Page): Locator =>
  page.getByRole('textbox', { name: say('SmartCash id', {}, 'records.idSmartcash') })
export const description = (page: Page): Locator =>
  page.getByRole('textbox', { name: say('Description', {}, 'records.description') })
export const country = (page: Page): Locator =>
  page.getByRole('combobox', { name: say('Country', {}, 'records.country') })
export const sourceSystem = (page: Page): Locator =>
  page.getByRole('combobox', { name: say('Source system') })
export const searchButton = (page: Page): Locator =>
  page.getByRole('button', { name: say('Search', {}, 'records.search'), exact: true })
export const cancelForm = (page: Page): Locator =>
  page.getByRole('button', { name: say('Cancel'), exact: true })
export const save = (page: Page): Locator =>
  page
    .getByRole('group', { name: say('Save or cancel') })
    .getByRole('button')
    .last()
export const notFound = (page: Page, typed: string): Locator =>
  page.getByText(say('{code} was not found', { code: typed }))

/** Turns the validation in the core system off. */
export const byHand = (page: Page): Promise<void> =>
  page.getByRole('switch', { name: say('Validate in the core system') }).press('Space')

/** Synchronises the record with the core system, until that is done. */
export async function synchronise(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('Synchronise') }).click()
  await expect(page.getByText(say('Synchronised with the core system'))).toBeVisible()
}

export const atList = (page: Page, list: string): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`${list}$`))
