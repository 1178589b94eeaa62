import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './record-page.stories'

const { Unchanged, Adding, Saving, Refused } = composeStories(stories)
const depot = { name: 'Depot Bilbao', street: 'Calle Ledesma 3', town: 'Bilbao', remark: '' }

describe('the page of a record', () => {
  it('the page of a record shows the number of changed fields and the previous value of each, and can restore these values', async () => {
    const screen = await renderIn('en', <Unchanged />)
    const town = screen.getByRole('textbox', { name: 'Center' })
    const bar = screen.getByRole('group', { name: 'Save or cancel' })
    await town.fill('Getxo')
    await screen.getByRole('textbox', { name: 'Remark' }).fill('Ring twice')
    await expect.element(screen.getByText('Was: Bilbao')).toBeVisible()
    await expect.element(screen.getByText('Was: empty')).toBeVisible()
    await expect.element(bar).toMatchTextContent(/2unsaved changes/)
    const index = screen.getByRole('navigation', { name: 'Sections' })
    await expect.element(index.getByRole('button', { name: 'Address changed' })).toBeVisible()
    await expect.element(index.getByRole('button', { name: 'Depot', exact: true })).toBeVisible()
    await screen.getByRole('button', { name: 'Take back: Center' }).click()
    await expect.element(town).toHaveValue('Bilbao')
    await expect.element(town).toHaveFocus()
    await expect.element(bar).toMatchTextContent(/1unsaved change/)
    await town.fill('Getxo')
    await town.fill('Bilbao')
    await expect.element(bar).toMatchTextContent(/1unsaved change/)
  })

  it('the index and the action bar of a record stay visible above the content that scrolls under them', async () => {
    const screen = await renderIn('en', <Unchanged />)
    const parts = [
      screen.getByRole('navigation', { name: 'Sections' }),
      screen.getByRole('group', { name: 'Save or cancel' }),
    ]
    for (const part of parts) {
      await expect.element(part).toBeVisible()
      // Positioned fields, such as cards, have a z-index of at most 1, so they do not cover a bar whose z-index is
      // higher.
      expect(Number(getComputedStyle(part.element()).zIndex)).toBeGreaterThan(1)
    }
  })

  it('the button and Ctrl with S save a record, wherever the focus is on the page', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Unchanged onSend={onSend} />)
    await screen.getByRole('textbox', { name: 'Center' }).fill('Getxo')
    await screen.getByRole('button', { name: /^Save/ }).click()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({ draft: { ...depot, town: 'Getxo' } })
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(onSend).toHaveBeenCalledTimes(2)
  })

  it('the page of a record does not save invalid values, and leads to the first invalid field', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Unchanged onSend={onSend} />)
    const street = screen.getByRole('textbox', { name: 'Address' })
    await street.fill('')
    await screen.getByRole('textbox', { name: 'Name' }).click()
    await expect
      .element(screen.getByRole('button', { name: /^Save/ }))
      .toHaveAccessibleDescription('1 field to correct')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(onSend).not.toHaveBeenCalled()
    await expect.element(street).toHaveFocus()
    await expect.element(screen.getByRole('button', { name: 'Address 1 field to correct' })).toBeVisible()
    await screen.getByRole('textbox', { name: 'Name' }).click()
    await userEvent.keyboard('{F8}')
    await expect.element(street).toHaveFocus()
  })

  it('the index and Alt with an arrow key lead to a section of a record’s page', async () => {
    const screen = await renderIn('en', <Unchanged />)
    await screen.getByRole('button', { name: 'Address', exact: true }).click()
    await expect.element(screen.getByRole('region', { name: 'Address' })).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(screen.getByRole('region', { name: 'Remark' })).toHaveFocus()
  })

  it('the page of a new record hides sections in which nothing can be entered yet, and says how many fields have to be filled in', async () => {
    const screen = await renderIn('en', <Adding />)
    const index = screen.getByRole('navigation', { name: 'Sections' })
    expect(index.getByRole('button', { name: 'Remark' }).elements()).toEqual([])
    expect(screen.getByRole('region', { name: 'Remark' }).elements()).toEqual([])
    await screen.getByRole('textbox', { name: 'Name' }).fill('Depot Irún')
    expect(screen.getByText(/^Was/).elements()).toEqual([])
    await screen.getByRole('button', { name: '2 fields left' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveFocus()
  })

  it('while a record is being saved, its page can’t save it again and can’t be cancelled', async () => {
    const [onSend, onCancel] = [fn(), fn()]
    const screen = await renderIn('en', <Saving onSend={onSend} onCancel={onCancel} />)
    await screen.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await screen.getByRole('button', { name: /^Save/ }).click({ force: true })
    await userEvent.keyboard('{Control>}s{/Control}')
    expect([onSend.mock.calls, onCancel.mock.calls]).toEqual([[], []])
  })

  it('the page of a record shows a refusal of the server at its field until the field changes', async () => {
    const screen = await renderIn('en', <Refused />)
    const name = screen.getByRole('textbox', { name: 'Name' })
    await expect.element(name).toHaveAccessibleDescription('Enter at most 15 characters')
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/It was not saved/)
    await name.fill('Depot-1')
    await expect.element(name).not.toHaveAccessibleDescription()
  })

  describe('a record that another user saved in the meantime', () => {
    const conflict = async (onSend = fn()) => {
      const screen = await renderIn('en', <Unchanged onSend={onSend} />)
      await screen.getByRole('textbox', { name: 'Name' }).fill('Depot Norte')
      await screen.getByRole('textbox', { name: 'Center' }).fill('Getxo')
      await screen.getByRole('button', { name: 'Compare' }).click()
      const disputed = screen.getByRole('group', { name: 'Center: Both of you changed this' })
      return { screen, disputed, save: screen.getByRole('button', { name: /^Save/ }) }
    }

    it('if another user saved the record, the form shows the changes of both users, and lists the fields that the other user changed', async () => {
      const { screen, disputed } = await conflict()
      await expect.element(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('Closed on Mondays')
      await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Depot Norte')
      await expect.element(disputed).toBeVisible()
      await expect.element(screen.getByRole('alert')).toMatchTextContent(/They changed: Address, Remark/)
    })

    it('if another user saved the record, the viewer can save the record after choosing a value for each disputed field', async () => {
      const onSend = fn()
      const { screen, disputed, save } = await conflict(onSend)
      await expect.element(save).toHaveAccessibleDescription('1 field to correct')
      await userEvent.keyboard('{Control>}s{/Control}')
      expect(onSend).not.toHaveBeenCalled()
      await expect
        .element(screen.getByRole('textbox', { name: 'Center' }))
        .toHaveAccessibleDescription('Choose which value counts')
      // The notice of the other user's changes already says what to correct, so the form shows no second summary.
      await expect.element(screen.getByRole('textbox', { name: 'Center' })).toHaveFocus()
      expect(screen.getByRole('alert').elements()).toHaveLength(1)
      await disputed.getByRole('button', { name: 'Keep mine: Getxo' }).click()
      await expect.element(screen.getByText('Was: Sestao')).toBeVisible()
      await save.click()
      expect(onSend).toHaveBeenCalledExactlyOnceWith({
        draft: { ...depot, name: 'Depot Norte', town: 'Getxo', remark: 'Closed on Mondays' },
      })
    })

    it('if another user saved the record, the viewer can choose the other user’s value for a disputed field', async () => {
      const { screen, disputed } = await conflict()
      await disputed.getByRole('button', { name: 'Take theirs: Sestao' }).click()
      await expect.element(screen.getByRole('textbox', { name: 'Center' })).toHaveValue('Sestao')
      await expect.element(screen.getByRole('textbox', { name: 'Center' })).toHaveFocus()
      await expect.poll(() => disputed.elements()).toEqual([])
    })
  })
})
