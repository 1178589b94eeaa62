import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import * as stories from './rows-table.stories'

const { Filled, Empty, ReadOnly } = composeStories(stories)

const euro = { currency: 'EUR', amount: 5_000 }
const pound = { currency: 'GBP', amount: 1_234.5 }
const dollar = { currency: 'USD', amount: 20 }

describe('a table of rows', () => {
  it('in a table of rows, Enter adds the row, and the focus returns to the button that adds rows', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Filled onChange={onChange} />)
    const add = screen.getByRole('button', { name: 'Add limit' })
    await add.click()
    await screen.getByRole('combobox', { name: 'Currency' }).selectOptions('USD')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('20')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rows: [euro, pound, dollar] })
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await expect.element(screen.getByRole('rowheader', { name: /USD/ })).toBeVisible()
    await expect.element(add).toHaveFocus()
  })

  it('[FRA-28] on Escape, the dialog of a row asks before typed values are lost, and closes at once if nothing was typed', async () => {
    const screen = await renderIn('en', <Filled />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    await screen.getByRole('textbox', { name: 'Amount' }).fill('20')
    await userEvent.keyboard('{Escape}')
    const question = screen.getByRole('alertdialog', { name: 'Discard your changes?' })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('20,00')
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await screen.getByRole('button', { name: 'Add limit' }).click()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
  })

  it('in a table of rows, Ctrl with Enter saves the row and starts the next row', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Empty onChange={onChange} />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    await screen.getByRole('combobox', { name: 'Currency' }).selectOptions('EUR')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('5000')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onChange).toHaveBeenLastCalledWith({ rows: [euro] })
    await expect.element(screen.getByText('EUR saved')).toBeVisible()
    const currency = screen.getByRole('combobox', { name: 'Currency' })
    await expect.element(currency).toHaveFocus()
    await expect.element(currency).toHaveValue('')
    await currency.selectOptions('GBP')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('1234,5')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    expect(onChange).toHaveBeenLastCalledWith({ rows: [euro, pound] })
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('a table of rows refuses a name that another row already has', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Filled onChange={onChange} />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    const currency = screen.getByRole('combobox', { name: 'Currency' })
    await currency.selectOptions('EUR')
    await screen.getByRole('textbox', { name: 'Amount' }).fill('1')
    await screen.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(currency).toHaveAccessibleDescription('There is already a limit in this currency')
    await expect.element(currency).toHaveFocus()
    expect(onChange).not.toHaveBeenCalled()
  })

  it('a changed row keeps its position in a table of rows', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Filled onChange={onChange} />)
    await screen.getByRole('button', { name: 'Change EUR' }).click()
    await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toBeDisabled()
    const amount = screen.getByRole('textbox', { name: 'Amount' })
    await expect.element(amount).toHaveValue('5.000,00')
    await amount.fill('7,5')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ rows: [{ currency: 'EUR', amount: 7.5 }, pound] })
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await expect.element(screen.getByRole('button', { name: 'Change EUR' })).toHaveFocus()
  })

  it('a table of rows removes a row at once, announces the removal, and moves the focus', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Filled onChange={onChange} />)
    await screen.getByRole('button', { name: 'Remove EUR' }).click()
    expect(onChange).toHaveBeenLastCalledWith({ rows: [pound] })
    await expect.element(screen.getByRole('status')).toHaveTextContent('EUR removed')
    await expect.element(screen.getByRole('button', { name: 'Remove GBP' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith({ rows: [] })
    await expect.element(screen.getByRole('button', { name: 'Add limit' })).toHaveFocus()
    await expect.element(screen.getByText('There are no limits')).toBeVisible()
  })

  it('a table of rows asks before it discards typed values', async () => {
    const screen = await renderIn('en', <Filled />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    await screen.getByRole('textbox', { name: 'Amount' }).fill('1')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Discard changes' }).click()
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    await screen.getByRole('button', { name: 'Add limit' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  })

  it('when Enter saves a row in a table of rows, the surrounding form is not sent', async () => {
    const onSubmit = fn()
    const screen = await renderIn(
      'en',
      <form onSubmit={onSubmit}>
        <Filled />
      </form>,
    )
    await screen.getByRole('button', { name: 'Change EUR' }).click()
    await screen.getByRole('textbox', { name: 'Amount' }).fill('8')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('a table of rows has no buttons if it is read-only', async () => {
    const screen = await renderIn('en', <ReadOnly />)
    await expect.element(screen.getByRole('table', { name: 'Limits' })).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
  })
})
