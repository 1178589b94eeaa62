import { expect, type Locator, type Page } from '@playwright/test'

/** Chooses an option of a combobox as a person does: opens it and picks by its text. */
export async function choose(
  scope: Page | Locator,
  page: Page,
  name: string,
  option: string | RegExp,
): Promise<void> {
  const field = scope.getByRole('combobox', { name, exact: true })
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    const labels = await field.locator('option').allTextContents()
    const label = labels.find((text) => (typeof option === 'string' ? text === option : option.test(text)))
    await field.selectOption({ label: label ?? String(option) })
    return
  }
  await field.click()
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click()
}

/** Chooses the point that the journeys order at: Bazar Norte's first centre and point. */
export async function choosePoint(
  page: Page,
  point: { client: RegExp; center: RegExp; servicePoint: RegExp },
): Promise<void> {
  await choose(page, page, 'Client', point.client)
  await choose(page, page, 'Center', point.center)
  await choose(page, page, 'Service point', point.servicePoint)
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('table')).toBeVisible()
}

export const newOrderDialog = (page: Page) => page.getByRole('dialog', { name: 'New order' })

export async function openPickup(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New order' }).click()
  const dialog = newOrderDialog(page)
  await choose(dialog, page, 'Request type', 'Pickup')
  return dialog
}

/** Fills what a pickup needs; dates and times keep the values that the dialog offers. */
export async function fillPickup(dialog: Locator, amount: string, comments: string): Promise<void> {
  await dialog.getByLabel('Total amount').fill(amount)
  await dialog.getByLabel('Comments').fill(comments)
}

export async function sendAndConfirm(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** The rows of the bucket that show the amount. */
export const rowsWith = (page: Page, bucket: string, amount: string) =>
  page.getByRole('region', { name: bucket }).getByRole('row').filter({ hasText: amount })
