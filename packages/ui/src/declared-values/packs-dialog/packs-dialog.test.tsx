import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './packs-dialog.stories'

const { New } = composeStories(stories)

it('[ORD-DEC-33] adds packs of a listed kind to their quantity, and saves', async () => {
  const onSave = fn()
  const screen = await renderIn('en', <New onSave={onSave} />)
  const pack = screen.getByRole('combobox', { name: 'Pack' })
  const quantity = screen.getByRole('textbox', { name: 'Number of packs' })
  for (const count of ['2', '3']) {
    await pack.selectOptions('Coin rolls for a till')
    await quantity.fill(count)
    await screen.getByRole('button', { name: 'Add packs' }).click()
    await expect.element(pack).toHaveFocus()
  }
  await expect.element(screen.getByRole('listitem')).toMatchTextContent(/Coin rolls for a till\s*EUR\s*5/)
  await screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      draft: { code: '', packs: [{ pc: 'P-10', pq: 5, cic: 'EUR' }] },
    }),
  )
})

it('[ORD-DEC-31] [ORD-DEC-32] requires a pack and a whole quantity of at least 1', async () => {
  const onSave = fn()
  const screen = await renderIn('de', <New onSave={onSave} />)
  const save = screen.getByRole('button', { name: 'Speichern' })
  await save.click()
  await expect.element(screen.getByText('Fügen Sie mindestens ein Paket hinzu.')).toBeVisible()
  await expect.element(screen.getByRole('combobox', { name: 'Paket' })).toHaveFocus()
  await screen.getByRole('textbox', { name: 'Anzahl Pakete' }).fill('0')
  await save.click()
  await expect
    .element(screen.getByRole('alert').getByRole('link', { name: /Anzahl Pakete: .*1 bis/ }))
    .toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
})
