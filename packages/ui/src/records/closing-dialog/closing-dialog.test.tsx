import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './closing-dialog.stories'

const { NoneCancellable, Ready } = composeStories(stories)

it('[REC-106] a reason for which all orders of a closed service point stay is shown once, above the orders', async () => {
  const screen = await renderIn('en', <NoneCancellable />)
  await expect.element(screen.getByText('You may see orders, but not cancel them.')).toBeVisible()
  await expect.element(screen.getByText('10007 · Delivery · 27/11/2026 09:00')).toBeVisible()
})

it('[REC-106] a reason for which only some orders of a closed service point stay is shown at these orders', async () => {
  const screen = await renderIn('en', <Ready />)
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '10002' }))
    .toMatchTextContent('It is too late to cancel it.')
})
