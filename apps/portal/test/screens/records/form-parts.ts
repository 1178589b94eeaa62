import { page, userEvent } from 'vitest/browser'

/** The text field with a label in the form of a record. */
export const textField = (name: string) => page.getByRole('textbox', { name, exact: true })
export const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
export const save = () => page.getByRole('group', { name: 'Save or cancel' }).getByRole('button').last()
export const cancel = () => page.getByRole('button', { name: 'Cancel' })
export const search = (): Promise<void> => page.getByRole('button', { name: 'Search', exact: true }).click()

/** The text in which the form states the result of a search in the core system. */
export const outcome = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text })

/** Turns off the option of the form to validate codes in the core system. */
export const byHand = (): Promise<void> =>
  page.getByRole('switch', { name: 'Validate in the core system' }).click()

/** Types a text into a field, and chooses a record by name from the found records. */
export const choose = async (field: string, typed: string, name: string): Promise<void> => {
  await choice(field).fill(typed)
  await page.getByRole('option', { name: new RegExp(name) }).click()
}

/** Enters a third-party code in the dialog for third-party codes. */
export const addThirdCode = async (system: string, code: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add third code' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'System' }).fill(system)
  await dialog.getByRole('textbox', { name: 'Code in that system' }).fill(code)
  await userEvent.keyboard('{Enter}')
}
