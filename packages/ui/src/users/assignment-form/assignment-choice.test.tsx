import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './assignment-choice.stories'

const { CenterChosen } = composeStories(stories)

it('[USR-69] the choice of assignments shows all points of a center, even if some users already have some of these points', async () => {
  const onChange = fn()
  const screen = await renderIn('en', <CenterChosen onChange={onChange} />)
  await screen.getByRole('combobox', { name: 'Service point' }).click()
  expect(
    screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['All points (2)', '0501 - Gran Vía 12', '0502 - Casco Viejo'])
  await screen.getByRole('option', { name: '0502 - Casco Viejo' }).click()
  expect(onChange).toHaveBeenCalledWith({ type: 'service-point', id: 112 })
})

it('[USR-69] the choice of assignments requires no center and no point if the whole client is chosen', async () => {
  const onChange = fn()
  const screen = await renderIn('en', <CenterChosen onChange={onChange} />)
  await screen.getByRole('checkbox', { name: /^Whole client/ }).click()
  expect(onChange).toHaveBeenCalledWith({ type: 'only-client', addOnlyClient: true })
  await expect.element(screen.getByRole('combobox', { name: 'Client' })).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Center' }).elements()).toEqual([])
})
