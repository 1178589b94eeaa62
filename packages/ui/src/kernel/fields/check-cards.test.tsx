import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './check-cards.stories'

const { NothingChosen, Some } = composeStories(stories)

it('check cards pass all checked values to `onChange`, in the order of the cards and not of the clicks', async () => {
  const onChange = fn()
  const screen = await renderIn('en', <Some onChange={onChange} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deposit' }))
  expect(onChange).toHaveBeenLastCalledWith({ value: ['deposit', 'issues'] })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Incidents' }))
  expect(onChange).toHaveBeenLastCalledWith({ value: ['deposit'] })
})

it('check cards show an explanation of each choice', async () => {
  const screen = await renderIn('en', <Some />)
  const group = screen.getByRole('group', { name: 'Modules' })
  await expect
    .element(group.getByRole('checkbox', { name: 'Balances' }))
    .toHaveAccessibleDescription('The customer sees what the device holds')
})

it('check cards show an error if a required choice is missing, and the name of their group does not contain the mark of a required field', async () => {
  const screen = await renderIn('en', <NothingChosen />)
  await expect
    .element(screen.getByRole('group', { name: 'Modules', exact: true }))
    .toHaveAccessibleDescription('Choose an option')
})
