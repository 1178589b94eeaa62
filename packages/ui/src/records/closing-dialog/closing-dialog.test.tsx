import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './closing-dialog.stories'

const { NoneCancellable, Ready } = composeStories(stories)

it('[REC-106] in the dialog that closes a service point, a reason why no order can be cancelled is shown once, above the orders', async () => {
  const screen = await renderIn('en', <NoneCancellable />)
  await expect
    .element(screen.getByText('You may see orders but neither request nor change them.'))
    .toBeVisible()
  await expect.element(screen.getByText('10007 · Delivery · 27/11/2026 09:00')).toBeVisible()
})

it('[REC-106] in the dialog that closes a service point, a reason why only some orders can’t be cancelled is shown at these orders', async () => {
  const screen = await renderIn('en', <Ready />)
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '10002' }))
    .toMatchTextContent('It could be cancelled until 24 hours before its start.')
})
