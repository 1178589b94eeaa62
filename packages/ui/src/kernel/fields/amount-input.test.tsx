import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './amount-input.stories'

const { Empty } = composeStories(stories)

const fieldOf = async () => {
  const screen = await renderIn('en', <Empty />)
  return { screen, input: screen.getByRole('textbox', { name: 'Total' }) }
}

describe('a field for an amount', () => {
  it('[KRN-71] after typing 12,345 in a field for an amount, Tab leads to the two interpretations of the number', async () => {
    const { screen, input } = await fieldOf()
    await userEvent.fill(input, '12,345')
    const readings = screen.getByRole('group', { name: 'Which amount?' }).getByRole('button')
    await expect.element(readings.nth(0)).toHaveTextContent('12,35 €')
    await expect.element(readings.nth(1)).toHaveTextContent('12.345,00 €')
    await userEvent.tab()
    await expect.element(readings.nth(0)).toHaveFocus()
    await expect.element(input).toHaveValue('12,345')
    await userEvent.keyboard('{Enter}')
    await expect.element(input).toHaveValue('12,35')
    await expect.element(input).toHaveFocus()
    expect(readings.elements()).toHaveLength(0)
  })

  it('[KRN-71] one click chooses the other interpretation of an ambiguous amount', async () => {
    const { screen, input } = await fieldOf()
    await userEvent.fill(input, '12,345')
    await screen.getByRole('button', { name: '12.345,00 €' }).click()
    await expect.element(input).toHaveValue('12.345,00')
  })

  it('[KRN-71] the user can continue typing an amount while its two interpretations are shown', async () => {
    const { input } = await fieldOf()
    await userEvent.type(input, '12.345,5')
    await userEvent.tab()
    await expect.element(input).toHaveValue('12.345,50')
  })

  it.each(['R$ 1.234,50', '1\u202f234,50', '１２３４,５'])(
    '[KRN-70] a field for an amount shows a pasted amount in full: %s',
    async (text) => {
      const { input } = await fieldOf()
      await userEvent.fill(input, text)
      await userEvent.tab()
      await expect.element(input).toHaveValue('1.234,50')
    },
  )
})
