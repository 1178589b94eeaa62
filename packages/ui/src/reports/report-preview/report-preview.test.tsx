import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './report-preview.stories'

const { Totals } = composeStories(stories)

it('[RPT-68] the preview of a report has the sum of each currency below its rows, and does not count the sums as rows', async () => {
  await renderIn('en', <Totals />)
  const rows = page.getByRole('dialog').getByRole('row')
  await expect.element(rows.last()).toMatchTextContent(/Total.*USD.*80/)
  expect(rows.elements().map((row) => row.textContent)).toHaveLength(5)
  await expect.element(page.getByText(/2 .*25/)).toBeVisible()
})
