import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const cell = (field: string, row: number) =>
  page.getByRole('textbox', { name: `${field}, row ${row}`, exact: true })
export const figures = () => page.getByRole('region', { name: 'Rows in numbers' })
export const report = () => page.getByRole('list', { name: 'Rows of the run' })
export const ended = () => expect.element(page.getByRole('status').filter({ hasText: 'Done.' })).toBeVisible()

export const give = (name: string, ...parts: readonly BlobPart[]): Promise<void> =>
  page.getByTestId('import-file').upload(new File([...parts], name))
