import { page } from 'vitest/browser'

/** Closes the popup of a failed call; with a title, only a popup that has this title. */
export const closeNotice = async (title: string | RegExp = /./): Promise<void> =>
  page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Close' }).click()
