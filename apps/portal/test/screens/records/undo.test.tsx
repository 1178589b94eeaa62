import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screen } from '../screen'
import { tabTo } from '../tab-to'
import { violations } from '../violations'
import { world } from '../world'
import { activeSwitch, CLIENTS, switchOff } from './list-parts'

const DUERO = 'Papelería Duero'
const undo = () => page.getByRole('button', { name: 'Undo' })

const switchDueroOff = async () => {
  await screen(`${CLIENTS}?description=Duero&active=false`, { as: 'provider-admin' })
  await switchOff(DUERO)
  await expect.element(page.getByText(`${DUERO} is inactive`)).toBeVisible()
}

describe('Undo', () => {
  it('[REC-58] Undo activates a deactivated client again, also with the keyboard', async () => {
    await switchDueroOff()
    await tabTo(undo())
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(`${DUERO} is as it was before`)).toBeVisible()
    await expect.element(activeSwitch(DUERO)).toBeChecked()
    await expect.element(undo()).not.toBeInTheDocument()
  })

  it('[REC-58] Undo does not overwrite a later change by another user, and tells the user this', async () => {
    await switchDueroOff()
    // Another user deactivates and activates the client. The client then has the same data as before, but a newer
    // version.
    const { clients } = world.as('provider-staff')
    await clients.setStatus({ params: { id: 5 }, body: { value: true } })
    await clients.setStatus({ params: { id: 5 }, body: { value: false } })
    await undo().click()
    await expect.element(page.getByText('Not undone: It has been changed again since then.')).toBeVisible()
    await expect.element(activeSwitch(DUERO)).not.toBeChecked()
  })

  it('[REC-58] [USR-67] Undo restores the removed assignments of a user, even after the page was left', async () => {
    const rows = page.getByRole('region', { name: 'Service points' }).getByRole('row')
    await screen('/administration/users/3', { as: 'provider-admin' })
    await expect.poll(() => rows.elements().length).toBe(2)
    await rows.getByRole('button').last().click()
    await page.getByRole('alertdialog').getByRole('button').last().click()
    await expect.poll(() => rows.elements().length).toBe(1)
    await page.getByRole('link', { name: 'Clients' }).first().click()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
    await undo().click()
    await expect.element(page.getByText(/ is as it was before$/)).toBeVisible()
    await screen('/administration/users/3', { as: 'provider-admin' })
    await expect.poll(() => rows.elements().length).toBe(2)
  })
})
