import { SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import { typeFast } from '../../../../test/type-fast'
import * as stories from './entity-selector.stories'

const { Chosen, Empty, Failed, Fixed, Found, Loading, NoEntities, NotNow } = composeStories(stories)

describe('a selector that searches', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  // This test must be the first of the file, because it must run before the code of the search is loaded.
  it('a selector loses no character if the user types immediately after the click that opens it', async () => {
    const screen = await renderIn('en', <Empty />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    const input = field.element()
    if (!(input instanceof HTMLInputElement)) throw new Error('not a text field')
    input.focus()
    input.click()
    await userEvent.keyboard('sur')
    await expect.element(field).toHaveValue('sur')
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
  })

  it('Enter opens a selector and does not send the form', async () => {
    const onSubmit = fn()
    const screen = await renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Empty />
      </form>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('a selector loses no character of a text that is typed faster than the page renders', async () => {
    const screen = await renderIn('en', <Empty />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    await userEvent.click(field)
    await expect.element(screen.getByRole('listbox')).toBeVisible()
    await typeFast(field.element(), 'Mercado Sur of the old town')
    await expect.element(field).toHaveValue('Mercado Sur of the old town')
  })

  it('[LST-10] Enter chooses no option of the former search, and keeps the typed text, while a selector searches', async () => {
    const [onChange, onSubmit] = [fn(), fn()]
    const screen = await renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Found onChange={onChange} />
      </form>,
    )
    const field = screen.getByRole('combobox', { name: 'Client' })
    await userEvent.click(field)
    await userEvent.keyboard('bazar')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    await typeFast(field.element(), ' sur')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('option', { name: 'No results' })).toBeVisible()
    await expect.element(field).toHaveValue('bazar sur')
    expect(onChange).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('[LST-10] Enter chooses the first option that a selector found for the typed text', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Found onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    await userEvent.click(field)
    await userEvent.keyboard('mercado')
    await expect.element(field).toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      value: { id: '3', name: 'Mercado Sur', code: '0201' },
    })
  })

  it('a selector searches with an empty text when it opens, and for a typed text half a second after the last key', async () => {
    const onSearch = fn()
    const screen = await renderIn('en', <Empty onSearch={onSearch} />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
    expect(onSearch).toHaveBeenCalledWith({ text: '' })
    onSearch.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('sur')
    // `expect.element` would advance the fake timers at each attempt. Waiting for a frame does not advance them.
    const searching = screen.getByRole('option', { name: 'Loading' })
    while (searching.query() === null) await new Promise(requestAnimationFrame)
    expect(onSearch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS)
    expect(onSearch.mock.calls).toEqual([[{ text: 'sur' }]])
    await vi.advanceTimersByTimeAsync(2 * SEARCH_DEBOUNCE_MS)
    expect(onSearch).toHaveBeenCalledOnce()
  })

  it('a selector chooses an option by keyboard and closes', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Empty onChange={onChange} />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    await userEvent.tab()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      value: { id: '3', name: 'Mercado Sur', code: '0201' },
    })
    await expect.element(field).toHaveValue('Mercado Sur')
    await expect.poll(() => screen.getByRole('option').elements()).toEqual([])
    await expect.element(field).toHaveFocus()
  })

  it('a selector continues with a text that was typed before its code was loaded', async () => {
    const onSearch = fn()
    const screen = await renderIn('en', <Empty onSearch={onSearch} />)
    await userEvent.tab()
    await userEvent.keyboard('bazar')
    await expect.element(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('bazar')
    await expect.poll(() => onSearch.mock.calls.at(-1), { timeout: 3_000 }).toEqual([{ text: 'bazar' }])
  })

  it('a selector discards a typed text if no option is chosen', async () => {
    const screen = await renderIn('en', <Chosen />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    await field.click()
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
    await userEvent.keyboard('xyz{Escape}')
    await expect.element(field).toHaveValue('Bazar Norte')
  })

  it('the clear button of a selector removes the chosen option', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Chosen onChange={onChange} />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('button', { name: 'Clear Client' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: undefined })
    await expect.element(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('')
  })

  it('a selector says that options are loading, that it has no options, or that a search finds nothing', async () => {
    const screen = await renderIn('en', <Loading />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await expect.element(screen.getByRole('option', { name: 'Loading' })).toBeVisible()
    await screen.redraw(<NoEntities key="none" />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await expect.element(screen.getByRole('option', { name: 'No clients' })).toBeVisible()
    await userEvent.keyboard('x')
    await expect.element(screen.getByRole('option', { name: 'No results' })).toBeVisible()
  })

  it('a selector says that a search failed, and repeats the search on request', async () => {
    const onRetry = fn()
    const screen = await renderIn('en', <Failed onRetry={onRetry} />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await expect.element(screen.getByText('The search failed')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus()
  })

  it('a selector shows the results of a retry without being opened again', async () => {
    const screen = await renderIn('en', <Failed />)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await screen.redraw(<Failed state="ready" options={Empty.args.options ?? []} />)
    await expect.element(screen.getByRole('option', { name: /Mercado Sur/ })).toBeVisible()
  })

  it('a selector can’t be changed if it has a single option or a reason why it is disabled', async () => {
    const screen = await renderIn('en', <Fixed />)
    await expect.element(screen.getByRole('combobox', { name: 'Country' })).toBeDisabled()
    await expect.element(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('Spain')
    await screen.redraw(<NotNow />)
    const field = screen.getByRole('combobox', { name: 'Client' })
    await expect.element(field).toBeDisabled()
    await expect.element(field).toHaveAccessibleDescription('Choose a country first')
  })
})
