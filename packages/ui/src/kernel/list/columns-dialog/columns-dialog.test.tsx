import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import * as stories from './columns-dialog.stories'

const { AllColumns, ChosenColumns, OneColumn } = composeStories(stories)

const namesOf = (screen: Awaited<ReturnType<typeof renderIn>>) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)

describe('the columns of a list', () => {
  it('when the user hides a column of a list, the column moves below the shown columns and keeps the focus', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <AllColumns onChange={onChange} />)
    const code = screen.getByRole('checkbox', { name: 'Code' })
    await code.click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({
      columns: ['description', 'client', 'active'],
      density: 'compact',
    })
    await expect.poll(() => namesOf(screen)).toEqual(['Description', 'Client', 'Active', 'Code'])
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => namesOf(screen)).toEqual(['Code', 'Description', 'Client', 'Active'])
    await expect.element(code).toHaveFocus()
  })

  it('the user can move a column of a list to the end by keyboard alone, and the new position is announced', async () => {
    const screen = await renderIn('en', <AllColumns />)
    const back = screen.getByRole('button', { name: 'Move Client back' })
    back.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => namesOf(screen)).toEqual(['Code', 'Description', 'Active', 'Client'])
    await expect.element(back).toHaveFocus()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Client is column 4 of 4')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => namesOf(screen)).toEqual(['Code', 'Description', 'Active', 'Client'])
  })

  it('the dialog of columns lists the shown columns first, and one click shows all columns again', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <ChosenColumns onChange={onChange} />)
    await expect.poll(() => namesOf(screen)).toEqual(['Client', 'Code', 'Description', 'Active'])
    await expect.element(screen.getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
    await screen.getByRole('button', { name: 'Show all columns' }).click()
    expect(onChange).toHaveBeenLastCalledWith({
      columns: ['codeSol', 'description', 'client', 'active'],
      density: 'compact',
    })
  })

  it('the last shown column of a list can’t be hidden', async () => {
    const screen = await renderIn('en', <OneColumn />)
    const only = screen.getByRole('checkbox', { name: 'Description' })
    await only.click()
    await expect.element(only).toBeChecked()
    expect(screen.getByRole('button', { name: /^Move/ }).elements()).toEqual([])
  })
})
