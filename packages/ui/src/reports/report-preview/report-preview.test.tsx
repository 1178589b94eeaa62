import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './report-preview.stories'

const { Loading, Totals } = composeStories(stories)

it('[RPT-68] the preview of a report has the sum of each currency below its rows, and does not count the sums as rows', async () => {
  await renderIn('en', <Totals />)
  const rows = page.getByRole('dialog').getByRole('row')
  await expect.element(rows.last()).toMatchTextContent(/Total.*USD.*80/)
  expect(rows.elements().map((row) => row.textContent)).toHaveLength(5)
  await expect.element(page.getByText(/2 .*25/)).toBeVisible()
})

it('the preview of a report formats the amounts of a column with totals, and aligns them at the end', async () => {
  await renderIn('en', <Totals />)
  for (const amount of ['1.250,50', '41.250,00'])
    await expect.element(page.getByText(amount, { exact: true })).toHaveAttribute('data-align', 'end')
})

it('the preview of a report says that its rows are loading, and shows a skeleton in their place', async () => {
  await renderIn('en', <Loading />)
  const loading = page.getByRole('status', { name: 'Loading' })
  await expect.element(loading).toBeVisible()
  expect(loading.element().getBoundingClientRect().height).toBeGreaterThan(200)
})
