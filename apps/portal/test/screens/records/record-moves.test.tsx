import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { countClicks } from '../count-clicks'
import { PHONE, WIDE } from '../list-page'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { tabTo } from '../tab-to'
import { violations } from '../violations'
import { world } from '../world'
import { editLink, switchOffQuestion } from './list-parts'

const BILBAO = '/administration/subclients/1'
const ADMIN = { as: 'provider-admin', ...WIDE }

const place = () => page.getByRole('navigation', { name: 'Place of the record' })
const openMove = () => page.getByRole('button', { name: 'Move…' }).click()
const dialog = () => page.getByRole('dialog')
const move = () => dialog().getByRole('button', { name: 'Move', exact: true })
const choose = async (name: string, option: string) => {
  await dialog().getByRole('combobox', { name, exact: true }).fill(option)
  await page
    .getByRole('option', { name: new RegExp(option) })
    .first()
    .click()
}

describe('the move of a record', () => {
  it('[REC-100] [REC-104] [REC-105] a center is moved to another client in four clicks, the dialog shows whose access changes, and Undo moves it back', async () => {
    await screen(BILBAO, ADMIN)
    await openMove()
    await choose('Client', 'Farmacias Alameda')
    const effects = dialog().getByRole('list', { name: 'What the move changes' })
    await expect.element(effects).toMatchTextContent(/users? loses? access/)
    expect(await violations()).toEqual([])
    await move().click()
    await expect.element(place().getByRole('link', { name: 'Farmacias Alameda' })).toBeVisible()
    expect(world.sent('subclients.move')).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(place().getByRole('link', { name: 'Bazar Norte', exact: true })).toBeVisible()
  })

  it('[REC-100] a center can be moved and moved back by the keyboard alone, and the focus returns to the button', async () => {
    await screen(BILBAO, ADMIN)
    await tabTo(page.getByRole('button', { name: 'Move…' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByRole('combobox', { name: 'Client', exact: true })).toHaveFocus()
    await userEvent.keyboard('Farmacias')
    await expect.element(page.getByRole('option', { name: /Farmacias Alameda/ })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(dialog().getByRole('list', { name: 'What the move changes' })).toBeVisible()
    await tabTo(move())
    await userEvent.keyboard('{Enter}')
    await expect.element(place().getByRole('link', { name: 'Farmacias Alameda' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Move…' })).toHaveFocus()
    await tabTo(page.getByRole('button', { name: 'Undo' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(place().getByRole('link', { name: 'Bazar Norte', exact: true })).toBeVisible()
  })

  it('[REC-101] a center can’t be moved to its current client, even if a lost response has hidden that it was already moved', async () => {
    await screen(BILBAO, { ...ADMIN, ...PHONE })
    await openMove()
    await choose('Client', 'Bazar Norte')
    await expect.element(dialog().getByText('It is there already').first()).toBeVisible()
    await choose('Client', 'Farmacias Alameda')
    await world.fail({ call: 'subclients.move', as: 'lost-answer', times: 3 })
    await move().click()
    await closeNotice()
    await expect.element(dialog().getByText('It may have been moved')).toBeVisible()
    // The record was moved although the response was lost. The page learns this by reading the record again.
    await expect.element(dialog().getByText('It is there already').first()).toBeVisible()
    const keys = world.sent('subclients.move').map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('[REC-100] [REC-102] typed text stays in the form of a service point while the point is moved to another center and back, and can then be saved', async () => {
    await screen('/administration/servicepoints/2', ADMIN)
    const address = page.getByRole('textbox', { name: 'Address' })
    await address.fill('Calle Nueva 1')
    await openMove()
    await choose('Client', 'Farmacias Alameda')
    await choose('Center', 'Alameda Sevilla')
    await move().click()
    await expect.element(place().getByRole('link', { name: 'Alameda Sevilla' })).toBeVisible()
    await expect.element(address).toHaveValue('Calle Nueva 1')
    await expect.element(page.getByRole('button', { name: 'Move…' })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(place().getByRole('link', { name: 'Bazar Norte Bilbao' })).toBeVisible()
    await expect.element(address).toHaveValue('Calle Nueva 1')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.element(page.getByText(/saved/i).first()).toBeVisible()
    const saved = world.sent('servicePoints.save').map(({ body }) => body)
    expect(saved).toEqual([expect.objectContaining({ id: 2, subclientId: 1, address: 'Calle Nueva 1' })])
  })
})

describe('a client that merges into another client', () => {
  it('[REC-91] [REC-100] moving the two centers of a client to another client and deactivating the client takes fifteen clicks at most', async () => {
    await screen('/administration/clients/1', ADMIN)
    const clicks = countClicks()
    await page.getByRole('link', { name: /^Centers \(2\)/ }).click()
    for (const name of ['Bazar Norte Bilbao', 'Bazar Norte Madrid']) {
      await editLink(name).click()
      await openMove()
      await choose('Client', 'Farmacias Alameda')
      await move().click()
      await expect.element(place().getByRole('link', { name: 'Farmacias Alameda' })).toBeVisible()
      window.history.back()
    }
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    window.history.back()
    await page.getByRole('switch', { name: 'Active: Bazar Norte', exact: true }).click()
    await switchOffQuestion('Bazar Norte').getByRole('button', { name: 'Deactivate', exact: true }).click()
    await expect.element(page.getByText('Inactive', { exact: true })).toBeVisible()
    // The three clicks on the Back button are counted, too.
    expect(clicks() + 3).toBeLessThanOrEqual(15)
  })
})

describe('a new service point', () => {
  it('[SVP-92] a copy of a service point starts below the same center, and gets the modules and limits of the original once the code of the copy is found', async () => {
    await screen('/administration/servicepoints/1', ADMIN)
    await page.getByRole('link', { name: 'Add one like it' }).click()
    await expect.element(page.getByText(/^Like Gran Vía 12/)).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Client' })).toHaveDisplayValue(/Bazar Norte/)
    await expect
      .element(page.getByRole('combobox', { name: 'Center' }))
      .toHaveDisplayValue(/Bazar Norte Bilbao/)
    await page.getByRole('combobox', { name: 'Source system' }).selectOptions('SIGII')
    await page.getByRole('textbox', { name: 'Code', exact: true }).fill('9202')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect.element(page.getByRole('checkbox', { name: 'Sol Customer Pickup' })).toBeChecked()
    await expect
      .element(page.getByRole('textbox', { name: 'Address' }))
      .not.toHaveValue('Gran Vía 12, 48001 Bilbao')
    expect(await violations()).toEqual([])
  })
})
