import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { table } from '../list-page'

/** Path of the page with the list of clients. */
export const CLIENTS = '/administration/clients'
export const SUBCLIENTS = '/administration/subclients'
export const POINTS = '/administration/servicepoints'

/** The row with a name in a list of records. */
export const row = (name: string) =>
  table()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
export const activeSwitch = (name: string) =>
  table().getByRole('switch', { name: `Active: ${name}`, exact: true })
export const editLink = (name: string) => table().getByRole('link', { name: `Edit ${name}`, exact: true })
/** The dialog that asks for a confirmation before a record with dependent records is deactivated. */
export const switchOffQuestion = (name: string) =>
  page.getByRole('alertdialog', { name: `Deactivate ${name}?`, exact: true })
/** Deactivates a record, and confirms the question about this. */
export const switchOff = async (name: string): Promise<void> => {
  await activeSwitch(name).click()
  await switchOffQuestion(name).getByRole('button', { name: 'Deactivate', exact: true }).click()
}
/** The reason why a record could not be activated or deactivated, shown below its row. */
export const refusal = () => table().getByRole('alert')

/** Exports the rows that match the filters of the list. */
export const exportList = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await expect.element(page.getByText(/The report has been requested/)).toBeVisible()
}
