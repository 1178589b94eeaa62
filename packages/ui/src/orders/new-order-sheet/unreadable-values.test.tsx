import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './new-order-sheet.stories'

const { Pickup } = composeStories(stories)

it('if a value can’t be read, the form of an order shows the same issue in the summary and at the field', async () => {
  const screen = await renderIn('en', <Pickup />)
  await screen.getByText('Other day').click()
  await screen.getByRole('textbox', { name: 'Service date' }).fill('45/45')
  await screen.getByRole('textbox', { name: 'Total amount' }).fill('twelve')
  await screen.getByRole('button', { name: 'Send' }).click()
  for (const [name, problem] of [
    ['Service date', 'Enter a date as dd/mm/yyyy'],
    ['Total amount', 'Enter an amount such as 1.234,50'],
  ] as const) {
    await expect.element(screen.getByRole('link', { name: `${name}: ${problem}` })).toBeVisible()
    await expect
      .element(screen.getByRole('textbox', { name }))
      .toHaveAccessibleDescription(expect.stringContaining(problem))
  }
})
