import { page } from 'vitest/browser'

/** Closes the popup of a failed call. A title limits the function to popups with this title. */
export const closeNotice = async (title: string | RegExp = /./): Promise<void> =>
  page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Close' }).click()
