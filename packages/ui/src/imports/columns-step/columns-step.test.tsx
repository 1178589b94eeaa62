import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './columns-step.stories'

const { Guessed } = composeStories(stories)

it('[IMP-11] in the second step of an import, the user can change or remove the field of a column, and sees how the field was found', async () => {
  const onChoose = fn()
  const screen = await renderIn('en', <Guessed onChoose={onChoose} />)
  await expect.element(screen.getByText('As last time')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Field for “Column 4”' }).selectOptions('address')
  await screen.getByRole('combobox', { name: 'Field for “Cliente”' }).selectOptions('')
  expect(onChoose.mock.calls).toEqual([[{ at: 3, field: 'address' }], [{ at: 0, field: null }]])
})
