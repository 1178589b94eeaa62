import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-filters.stories'

const { ClientWithoutCenters, NothingChosen } = composeStories(stories)

describe('the filters of orders', () => {
  it('say what has to be chosen first', async () => {
    const screen = await renderIn('en', <NothingChosen />)
    const center = screen.getByRole('combobox', { name: 'Center', exact: true })
    await expect.element(center).toBeDisabled()
    await expect.element(center).toHaveAccessibleDescription('Choose a client first.')
    await expect
      .element(screen.getByRole('combobox', { name: 'Service point', exact: true }))
      .toHaveAccessibleDescription('Choose a center first.')
  })

  it('report which of them was set to what', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <NothingChosen onChange={onChange} />)
    await screen.getByRole('combobox', { name: 'Client', exact: true }).click()
    await screen.getByRole('option', { name: 'Bazar Norte, S.A.' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ filter: 'client', value: '1' })
  })

  it('say that there is nothing to choose', async () => {
    const screen = await renderIn('en', <ClientWithoutCenters />)
    await screen.getByRole('combobox', { name: 'Center', exact: true }).click()
    await expect.element(screen.getByText('No centers')).toBeVisible()
  })
})
