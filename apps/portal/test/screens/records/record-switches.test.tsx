import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInactive } from '../list-page'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import {
  activeSwitch,
  CLIENTS,
  editLink,
  POINTS,
  refusal,
  row,
  SUBCLIENTS,
  switchOff,
  switchOffQuestion,
} from './list-parts'

const DUERO = 'Papelería Duero'

describe('the switch of a record', () => {
  it('[REC-31] [REC-33] switching a client off removes the client from the list of active clients, and the list of inactive clients shows the client without a link', async () => {
    await screen(`${CLIENTS}?description=Duero`, { as: 'provider-admin' })
    await switchOff(DUERO)
    await expect.element(page.getByText(`${DUERO} is inactive`)).toBeVisible()
    await expect.element(row(DUERO)).not.toBeInTheDocument()
    await showInactive().click()
    await expect.element(activeSwitch(DUERO)).not.toBeChecked()
    expect(editLink(DUERO).elements()).toEqual([])
    await activeSwitch(DUERO).click()
    await expect.element(page.getByText(`${DUERO} is active`)).toBeVisible()
    await expect.element(activeSwitch(DUERO)).toBeChecked()
    await expect.element(editLink(DUERO)).toBeVisible()
  })

  it('[REC-33] the switch of a record says after a lost response that the outcome is unknown, and shows the stored state', async () => {
    await world.fail({ call: 'clients.setStatus', as: 'lost-answer', times: 9 })
    await screen(`${CLIENTS}?description=Duero&active=false`, { as: 'provider-admin' })
    await switchOff(DUERO)
    await expect
      .element(refusal())
      .toMatchTextContent('No answer arrived. Check the switch before you try again.')
    await expect.element(activeSwitch(DUERO)).not.toBeChecked()
  })

  it('[REC-32] [REC-33] the switch of a record returns to its former state if the user’s right was withdrawn in the meantime', async () => {
    world.sendAs('clients.setStatus', 'customer-supervisor')
    await screen(`${CLIENTS}?description=Duero`, { as: 'provider-admin' })
    await switchOff(DUERO)
    await expect.element(refusal()).toMatchTextContent('Still active: You are not allowed to change this.')
    await expect.element(activeSwitch(DUERO)).toBeChecked()
  })

  it('[REC-33] after a refusal, the switch of a record can be clicked again, and the message of the refusal disappears', async () => {
    // The call is sent as staff of Spain, who may not see a service point in Portugal, and so it is refused.
    world.sendAs('servicePoints.setStatus', 'provider-staff')
    await screen(`${POINTS}?description=Baixa&active=false`, { as: 'provider-admin' })
    await switchOff('Baixa')
    await expect.element(refusal()).toMatchTextContent('Still active: The server gave no reason.')
    await expect.element(activeSwitch('Baixa')).toBeChecked()
    world.sendAs('servicePoints.setStatus', 'provider-admin')
    await switchOff('Baixa')
    await expect.element(activeSwitch('Baixa')).not.toBeChecked()
    await expect.element(refusal()).not.toBeInTheDocument()
    expect(world.sent('servicePoints.setStatus').map(({ body }) => body)).toEqual([
      { value: false },
      { value: false },
    ])
  })

  it('[REC-33] the switch of a client changes nothing if another user has changed the client in the meantime, and shows the stored state', async () => {
    await screen(`${CLIENTS}?description=Duero&active=false`, { as: 'provider-admin' })
    await expect.element(activeSwitch(DUERO)).toBeChecked()
    const { clients } = world.as('provider-staff')
    await clients.setStatus({ params: { id: 5 }, body: { value: false } })
    await clients.setStatus({ params: { id: 5 }, body: { value: true } })
    await switchOff(DUERO)
    await expect.element(refusal()).toMatchTextContent(/Someone else changed it meanwhile/)
    await expect.element(activeSwitch(DUERO)).toBeChecked()
    await switchOff(DUERO)
    await expect.element(page.getByText(`${DUERO} is inactive`)).toBeVisible()
    await expect.element(activeSwitch(DUERO)).not.toBeChecked()
    await expect.element(refusal()).not.toBeInTheDocument()
  })

  it('[REC-91] the switch of a record first states the numbers of dependent visits, users and records, and changes nothing without a confirmation', async () => {
    await screen(`${POINTS}?description=Gran`, { as: 'provider-admin', width: 390 })
    await activeSwitch('Gran Vía 12').click()
    const question = switchOffQuestion('Gran Vía 12')
    await expect
      .element(question)
      .toMatchTextContent(/visits? today.*later visits.*The orders stay as they are/)
    await expect.element(question).toMatchTextContent(/users with access/)
    expect(document.documentElement.scrollWidth).toBe(390)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(activeSwitch('Gran Vía 12')).toBeChecked()
    expect(world.sent('servicePoints.setStatus')).toEqual([])
    await switchOff('Gran Vía 12')
    await expect.element(page.getByText('Gran Vía 12 is inactive')).toBeVisible()
  })

  it('[REC-91] the switch of a record asks for no confirmation if nothing depends on the record', async () => {
    await screen(`${SUBCLIENTS}?description=Atalaya`, { as: 'provider-admin' })
    await activeSwitch('Atalaya Burgos').click()
    await expect.element(page.getByText('Atalaya Burgos is inactive')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  })

  it('[REC-91] the switch of a record says if the dependent records can’t be loaded, and then asks for a confirmation', async () => {
    await world.fail({ call: 'subclients.dependents', as: 'server-error', times: 9 })
    await screen(`${SUBCLIENTS}?description=Duero`, { as: 'provider-admin' })
    await activeSwitch('Duero Zamora').click()
    await expect.element(switchOffQuestion('Duero Zamora')).toMatchTextContent(/It could not be checked/)
    await switchOffQuestion('Duero Zamora').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(activeSwitch('Duero Zamora')).toBeChecked()
  })
})

describe('a record below an inactive record', () => {
  it('[REC-92] the page of a record with inactive parents names the highest inactive parent next to the switch', async () => {
    const theirs = world.as('provider-staff')
    await theirs.subclients.setStatus({ params: { id: 1 }, body: { value: false } })
    await screen(`${POINTS}?description=Gran`, { as: 'provider-admin' })
    await expect.element(row('Gran Vía 12')).toMatchTextContent('Center inactive')
    await expect.element(activeSwitch('Gran Vía 12')).toBeChecked()
    await theirs.clients.setStatus({ params: { id: 1 }, body: { value: false } })
    await screen(`${POINTS}?description=Gran`, { as: 'provider-admin' })
    await expect.element(row('Gran Vía 12')).toMatchTextContent('Client inactive')
    await screen(`${SUBCLIENTS}?description=Madrid`, { as: 'provider-admin' })
    await expect.element(row('Bazar Norte Madrid')).toMatchTextContent('Client inactive')
  })
})
