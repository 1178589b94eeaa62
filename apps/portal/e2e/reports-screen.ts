import { expect, type Locator, type Page } from '@playwright/test'
import { openAs } from './record-screens'
import { say, saying } from './words'

export const REPORTS = '/reports'

const rows = (page: Page) => page.getByRole('table').getByRole('row')
/** The reports of a type, the newest first. */
export const ofType = (page: Page, type: string): Locator =>
  rows(page).filter({ has: page.getByRole('rowheader', { name: type, exact: true }) })
/** The newest report of a type. */
export const newest = (page: Page, type: string): Locator => ofType(page, type).first()
/** The row of the newest report of a type, wherever it moves to: older ones move up from the next page. */
export async function newestRow(page: Page, type: string): Promise<Locator> {
  const id = await newest(page, type).getAttribute('data-row-id')
  return page.getByRole('table').locator(`[data-row-id="${id}"]`)
}
export const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name })
export const inRow = (page: Page, type: string, name: RegExp): Locator =>
  newest(page, type).getByRole('button', { name })
export const download = (): RegExp => saying('Download {name}')
export const confirmed = (page: Page): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button').last().click()
export const orders = (): string => say('Orders', {}, 'reports.type.ORDERS')
export const users = (): string => say('Users', {}, 'reports.type.USERS')

/** Exports a list, and waits until its report is announced as ready. */
export async function exportList(page: Page, origin: string, list: string): Promise<void> {
  await page.goto(`${origin}${list}`)
  await page.getByRole('button', { name: say('Export', {}, 'list.export') }).click()
  await confirmed(page)
}

export const announced = (page: Page, name: string): Locator =>
  page.getByText(say('{name}: the report is ready', { name }, 'reports.isReady'))

export const failed = (page: Page, name: string): Locator =>
  page.getByText(say('{name}: the report could not be made', { name }))

/** Exports the users of a list, and opens the reports once theirs is ready. */
export async function openReady(page: Page, origin: string, username: string): Promise<void> {
  await openAs(page, origin, username, '/administration/users')
  await exportList(page, origin, '/administration/users')
  await expect(announced(page, users())).toBeVisible()
  await page.goto(`${origin}${REPORTS}`)
  await expect(inRow(page, users(), download())).toBeVisible()
}
