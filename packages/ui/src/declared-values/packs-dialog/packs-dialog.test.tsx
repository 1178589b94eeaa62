import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './packs-dialog.stories'

const { New } = composeStories(stories)

it('[ORD-DEC-33] the dialog of packs adds the quantities of lines with the same pack, and saves', async () => {
  const onSave = fn()
  const screen = await renderIn('en', <New onSave={onSave} />)
  for (const [line, count] of ['2', '3'].entries()) {
    const named = (name: string) => ({ name: `${name}, line ${line + 1}` })
    await screen.getByRole('combobox', named('Pack')).selectOptions('Cartuchos de moneda')
    await screen.getByRole('textbox', named('Number of packs')).fill(count)
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('combobox', { name: `Pack, line ${line + 2}` })).toHaveFocus()
  }
  await expect.element(screen.getByText('5 packs')).toBeVisible()
  await screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      draft: { code: '', packs: [{ pc: 'P-10', pq: 5, cic: 'EUR' }] },
    }),
  )
})

it('[ORD-DEC-31] [ORD-DEC-32] the dialog of packs requires a pack and a whole quantity of at least 1', async () => {
  const onSave = fn()
  const screen = await renderIn('de', <New onSave={onSave} />)
  const save = screen.getByRole('button', { name: 'Speichern' })
  await save.click()
  await expect.element(screen.getByText('Fügen Sie mindestens ein Paket hinzu.')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Paket, Zeile 1' })).toHaveFocus()
  await screen.getByRole('textbox', { name: 'Anzahl Pakete, Zeile 1' }).fill('0')
  await save.click()
  await expect
    .element(screen.getByRole('alert').getByRole('link', { name: /Anzahl Pakete, Zeile 1: .*1 bis/ }))
    .toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})
