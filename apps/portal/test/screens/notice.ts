import { page } from 'vitest/browser'

/** Closes the notice over the page that a failed call opens, with what it says if that is named. */
export const closeNotice = async (title: string | RegExp = /./): Promise<void> =>
  page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Close' }).click()
