import { page } from 'vitest/browser'

/** Closes the popup of a failed call. If a title is given, only a popup with this title is closed. */
export const closeNotice = async (title: string | RegExp = /./): Promise<void> =>
  page.getByRole('alertdialog', { name: title }).getByRole('button', { name: 'Close' }).click()
