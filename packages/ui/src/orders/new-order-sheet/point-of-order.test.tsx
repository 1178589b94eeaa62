import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './new-order-sheet.stories'

const { NoPointChosen, SeveralPoints } = composeStories(stories)

describe('the service point of a new order', () => {
  it('[ORD-180] the form of a new order first asks for the service point if no point is chosen', async () => {
    const screen = await renderIn('en', <NoPointChosen />)
    const search = screen.getByRole('combobox', { name: 'Search point, center or client' })
    await expect.element(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: 'Service point: Choose a point' })).toHaveFocus()
    await expect.element(search).not.toBeInTheDocument()
    await expect.element(screen.getByRole('note')).toMatchTextContent(/^Choose a service point first/)
    await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument()
    await expect
      .element(screen.getByRole('button', { name: 'Send' }))
      .toHaveAccessibleDescription(/Choose a service point first/)
  })

  it('the user can change the service point of a new order, but can’t choose all points together', async () => {
    const onChange = fn()
    const { args } = SeveralPoints
    const points = args.points && { ...args.points, onChange }
    const screen = await renderIn('en', <SeveralPoints points={points} />)
    await screen.getByRole('button', { name: /^Service point: Gran Vía 12/ }).click()
    const list = screen.getByRole('listbox')
    await expect.element(list.getByRole('option').first()).toHaveTextContent('Casco Viejo P-1002')
    await userEvent.keyboard('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).toBeVisible()
    await screen.getByRole('button', { name: /^Service point: Gran Vía 12/ }).click()
    await expect
      .element(screen.getByRole('combobox', { name: 'Search point, center or client' }))
      .toHaveFocus()
    await userEvent.keyboard('atocha{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ servicePointId: 3 })
  })
})
