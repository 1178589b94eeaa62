import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './keys-dialog.stories'

const { Orders, TurnedOff, WithoutRows } = composeStories(stories)

it('[FRA-25] the help for keyboard shortcuts lists only the shortcuts of the page, grouped by the part of the page in which they work', async () => {
  const screen = await renderIn('en', <Orders />)
  const list = screen.getByRole('region', { name: 'In the list' })
  await expect.element(list.getByText('Next row')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Anywhere' }).getByText('New order')).toBeVisible()
  await screen.redraw(<WithoutRows />)
  await expect.element(screen.getByText('Search or first filter of the list')).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(screen.getByText('New order')).not.toBeInTheDocument()
})

it('[FRA-24] in the help for keyboard shortcuts, the user can turn single-key shortcuts off and on', async () => {
  const onSingleKeysChange = fn()
  const screen = await renderIn('en', <Orders onSingleKeysChange={onSingleKeysChange} />)
  const toggle = screen.getByRole('switch', { name: 'Single keys' })
  await expect.element(toggle).toBeChecked()
  await toggle.click()
  expect(onSingleKeysChange).toHaveBeenCalledExactlyOnceWith({ isOn: false })
  await screen.redraw(<TurnedOff onSingleKeysChange={onSingleKeysChange} />)
  await expect.element(toggle).not.toBeChecked()
})
