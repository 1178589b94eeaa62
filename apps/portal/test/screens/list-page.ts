import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** The size of a window in which a list and its filters fit side by side. */
export const WIDE = { width: 1_680, height: 900 }
export const PHONE = { width: 390, height: 844 }

export const table = () => page.getByRole('table')
/** The rows of the table. The first one is the row of headings. */
export const rows = () => table().getByRole('row')
export const countOfRows = (): number => rows().elements().length
export const headings = (): readonly string[] =>
  table()
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
export const searchField = () => page.getByRole('searchbox', { name: 'Search' })
/** Opens the panel of filters beside the table. */
export const openFilters = async (): Promise<void> => {
  const button = page.getByRole('button', { name: /^Filters/ })
  await expect.element(button).toBeVisible()
  if (button.element().getAttribute('aria-expanded') !== 'true') await button.click()
}
export const filters = () => page.getByRole('complementary', { name: 'Filters' })
export const filterField = (name: string) => filters().getByRole('textbox', { name, exact: true })
export const exactSwitch = (name: string) => filters().getByRole('switch', { name: `Exact: ${name}` })
export const showInactive = () => page.getByRole('switch', { name: 'Show inactive' })
export const failedList = () => page.getByRole('alert').filter({ hasText: 'The list could not be loaded' })
export const retry = () => page.getByRole('button', { name: 'Try again' })
