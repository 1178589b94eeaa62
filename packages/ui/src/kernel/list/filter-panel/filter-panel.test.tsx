import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import * as stories from './filter-panel.stories'

const { Empty, Filled, OnlyOption, Refused } = composeStories(stories)

describe('the filter panel', () => {
  it('when Filter is clicked, the filter panel submits all typed and chosen values and all switches', async () => {
    const onApply = fn()
    const screen = await renderIn('en', <Empty onApply={onApply} />)
    await screen.getByRole('combobox', { name: 'Type' }).selectOptions('Provider')
    await screen.getByRole('textbox', { name: 'User name' }).fill('maría ñ')
    await screen.getByRole('switch', { name: 'Exact: User name' }).click()
    await screen.getByRole('textbox', { name: 'Creation date' }).fill('20/11/2026')
    await screen.getByRole('switch', { name: 'Administrator', exact: true }).click()
    await screen.getByRole('button', { name: 'Filter', exact: true }).click()
    expect(onApply).toHaveBeenCalledExactlyOnceWith({
      draft: {
        values: { userType: 'REMESA', username: 'maría ñ', creationDate: '2026-11-20', admin: 'true' },
        precise: ['usernamePrecise'],
      },
    })
  })

  it('the filter panel applies its filters when Enter is pressed in a field', async () => {
    const onApply = fn()
    const screen = await renderIn('en', <Empty onApply={onApply} />)
    await screen.getByRole('textbox', { name: 'User name' }).fill('ana')
    await userEvent.keyboard('{Enter}')
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ draft: { values: { username: 'ana' }, precise: [] } })
  })

  it('the filter panel shows an issue at its field, and submits the filters once the field is corrected', async () => {
    const onApply = fn()
    const screen = await renderIn('en', <Refused onApply={onApply} />)
    const email = screen.getByRole('textbox', { name: 'E-mail' })
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('button', { name: 'Filter' }).click()
    await expect
      .element(email)
      .toHaveAccessibleDescription('Enter an e-mail address such as name@company.com')
    await expect.element(email).toHaveFocus()
    expect(onApply).not.toHaveBeenCalled()
    await screen.getByRole('switch', { name: 'Exact: E-mail' }).click()
    await expect.element(email).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('button', { name: 'Filter' }).click()
    expect(onApply).toHaveBeenCalledOnce()
  })

  it('the filter panel does not apply its filters while a day is incomplete', async () => {
    const onApply = fn()
    const screen = await renderIn('en', <Empty onApply={onApply} />)
    const day = screen.getByRole('textbox', { name: 'Creation date' })
    await day.fill('20/11')
    await userEvent.keyboard('{Enter}')
    expect(onApply).not.toHaveBeenCalled()
    await expect.element(day).toHaveFocus()
    await expect.element(screen.getByText('Enter a date as dd/mm/yyyy')).toBeVisible()
    await day.fill('20/11/2026')
    await userEvent.keyboard('{Enter}')
    expect(onApply).toHaveBeenCalledOnce()
  })

  it('the filter panel shows the format for a day', async () => {
    const screen = await renderIn('en', <Empty />)
    const day = screen.getByRole('textbox', { name: 'Creation date' })
    await expect.element(day).toHaveAccessibleDescription('On or after this day')
    await screen.getByRole('switch', { name: 'Exact: Creation date' }).click()
    await expect.element(day).toHaveAccessibleDescription('On this day only')
  })

  it('the filter panel shows the number of filters, and the button Clean clears all filters', async () => {
    const onClean = fn()
    const screen = await renderIn('en', <Filled onClean={onClean} />)
    await expect.element(screen.getByRole('button', { name: 'Filter 4 active filters' })).toBeVisible()
    await screen.getByRole('button', { name: 'Clean' }).click()
    expect(onClean).toHaveBeenCalledOnce()
    await expect.element(screen.getByRole('textbox', { name: 'User name' })).toHaveValue('')
    await expect.element(screen.getByRole('textbox', { name: 'Creation date' })).toHaveValue('')
    await expect.element(screen.getByRole('combobox', { name: 'Type' })).toHaveValue('')
    await expect.element(screen.getByRole('switch', { name: 'Exact: Creation date' })).not.toBeChecked()
  })

  it('in the filter panel, a filter with only one option is read-only', async () => {
    const screen = await renderIn('en', <OnlyOption />)
    const country = screen.getByRole('combobox', { name: 'Country' })
    await expect.element(country).toBeDisabled()
    await expect.element(country).toHaveDisplayValue('Spain')
  })
})
