import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { typeFast } from '../../../test/type-fast'
import * as stories from './palette.stories'

const { ByNumber, Missing, NothingFound, Offline, Open } = composeStories(stories)

const found = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

describe('the palette', () => {
  it('[FRA-26] the palette is a combobox whose field keeps the focus and announces the active option', async () => {
    const onChoose = fn()
    const screen = await renderIn('en', <Open onChoose={onChoose} />)
    const field = screen.getByRole('combobox', { name: 'Find or go to' })
    await expect.element(field).toHaveFocus()
    const option = (name: RegExp) => screen.getByRole('option', { name }).element()
    await expect.element(field).toHaveAttribute('aria-activedescendant', option(/Pickup/).id)
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(field).toHaveAttribute('aria-activedescendant', option(/Delivery/).id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect.element(field).toHaveAttribute('aria-activedescendant', option(/Users/).id)
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'page/users' })
    await expect.element(field).toHaveFocus()
  })

  it('[FRA-26] the palette finds entries that contain every word, ignoring case and accents, and then highlights the first option', async () => {
    const onChoose = fn()
    const screen = await renderIn('en', <Open onChoose={onChoose} />)
    await userEvent.keyboard('{ArrowDown}malaga SUR')
    await expect.poll(found).toEqual([expect.stringContaining('Málaga Centro')])
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'point/3' })
    await screen.getByRole('combobox').fill('cv-1')
    await expect.poll(found).toEqual([expect.stringContaining('Casco Viejo')])
  })

  it('[FRA-26] the palette opens the entry whose name and Enter come from a scanner', async () => {
    const onChoose = fn()
    const screen = await renderIn('en', <Open onChoose={onChoose} />)
    await typeFast(screen.getByRole('combobox').element(), 'cv-1\n')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'point/2' })
  })

  it('[FRA-26] the palette shows settings only if the user has typed a text', async () => {
    const screen = await renderIn('en', <Open />)
    await expect.element(screen.getByRole('option', { name: 'Appearance: Dark' })).not.toBeInTheDocument()
    await userEvent.keyboard('dark')
    await expect.element(screen.getByRole('option', { name: 'Appearance: Dark' })).toBeVisible()
  })

  it('[FRA-26] the palette says that no entry matches', async () => {
    const screen = await renderIn('en', <NothingFound />)
    await expect.element(screen.getByText(/^Nothing matches “Zaragoza”\./)).toBeVisible()
  })

  it('[FRA-26] a click chooses an option of the palette, and Escape closes the palette', async () => {
    const [onChoose, onClose] = [fn(), fn()]
    const screen = await renderIn('en', <Open onChoose={onChoose} onClose={onClose} />)
    await screen.getByRole('option', { name: /Casco Viejo/ }).click()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith({ id: 'point/2' })
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('[FRA-27] the first option of the palette is the order with the typed number, and the palette says if a number is unknown or can’t be looked up', async () => {
    const screen = await renderIn('en', <ByNumber />)
    await expect.poll(() => found()[0]).toContain('Order 10026')
    await screen.redraw(<Missing />)
    await expect.element(screen.getByText('No order with the number 10026 was found.')).toBeVisible()
    expect(found()).toEqual([])
    expect(screen.getByText(/^Nothing matches/).elements()).toEqual([])
    const onRetry = fn()
    await screen.redraw(<Offline lookup={{ kind: 'failed', number: '10026', isOffline: true, onRetry }} />)
    await expect.element(screen.getByRole('alert').getByText(/^The server cannot be reached/)).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})
