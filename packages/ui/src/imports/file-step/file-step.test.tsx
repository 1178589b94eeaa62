import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './file-step.stories'

const { Empty, TooManyRows } = composeStories(stories)

describe('the first step of an import', () => {
  it('the first step of an import accepts a chosen file of any kind, because the file is checked only when it is read', async () => {
    const onFile = fn()
    const screen = await renderIn('en', <Empty onFile={onFile} />)
    const file = new File(['x'], 'notes.pdf')
    await userEvent.upload(screen.getByTestId('import-file'), file)
    await expect.poll(() => onFile.mock.calls).toHaveLength(1)
    expect(onFile.mock.calls[0]?.[0].file.name).toBe('notes.pdf')
  })

  it('in the first step of an import, the user can download a template in each file format', async () => {
    const onTemplate = fn()
    const screen = await renderIn('en', <Empty onTemplate={onTemplate} />)
    await screen.getByRole('button', { name: 'Template (XLSX)' }).click()
    await screen.getByRole('button', { name: 'Template (CSV)' }).click()
    expect(onTemplate.mock.calls).toEqual([[{ type: 'xlsx' }], [{ type: 'csv' }]])
  })

  it('[IMP-2] the first step of an import says why a file can’t be imported, and shows the limits for files', async () => {
    const screen = await renderIn('en', <TooManyRows />)
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/It has 20,480 rows; at most 5,000 can be imported at once/)
    await expect.element(screen.getByText('XLSX or CSV, up to 5,000 rows and 10 MB')).toBeVisible()
  })
})
