import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { countClicks } from '../count-clicks'
import { PHONE } from '../list-page'
import { closeNotice } from '../notice'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const pageOf = (id: number) => `/administration/users/${id}`
const PICKUP = 2
const VIEWER = 3
const SUPERVISOR = 4
const BRAZILIAN = 8
const NEIGHBOUR = 9
const EMPTY = 10
/** Id of a user to whom one whole client is assigned. */
const WHOLE_CLIENT = 11
const STAFF = 12
const ADMIN = 13

const points = () => page.getByRole('region', { name: 'Service points' })
const rows = () => points().getByRole('table').getByRole('row')
const countOfRows = () => rows().elements().length
const field = (name: string) => points().getByRole('combobox', { name, exact: true })
const admin = () => page.getByRole('switch', { name: 'Administrator' })
const supervisor = () => page.getByRole('switch', { name: 'Supervisor' })
const oid = () => page.getByRole('textbox', { name: 'OID' })
const updated = () => page.getByText('The user has been updated')

const choose = async (name: string, option: RegExp) => {
  await field(name).click()
  await page.getByRole('option', { name: option }).click()
}
const choosePoints = async (client: RegExp, center: RegExp, point: RegExp) => {
  await choose('Client', client)
  await choose('Center', center)
  await choose('Service point', point)
}
const editOid = async (value: string) => {
  await page.getByRole('switch', { name: 'Edit OID' }).click()
  await oid().fill(value)
  await userEvent.keyboard('{Enter}')
}

describe('the page of a user', () => {
  it('[RTE-4] the page of a user shows the user’s data and service points', async () => {
    await screen(pageOf(1), { as: 'provider-admin' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Olga Prieto Vera' })).toBeVisible()
    await expect.element(page.getByText('customer-operator@remesa.example')).toBeVisible()
    await expect.poll(countOfRows).toBe(4)
    expect(await violations()).toEqual([])
  })

  it.each([
    ['provider-admin', 987_654, '/404'],
    ['customer-supervisor', NEIGHBOUR, '/404'],
    ['customer-viewer', WHOLE_CLIENT, '/orders'],
  ])(
    '[RTE-4] [USR-28] the page of a user who does not exist or whom the viewer may not see redirects %s from user %i to %s',
    async (as, id, to) => {
      await screen(pageOf(id), { as })
      await expectPath(to)
    },
  )

  it('[USR-43] [USR-66] the page of a user can assign service points, search for them in the table, and remove selected points', async () => {
    await screen(pageOf(PICKUP), { as: 'provider-admin' })
    await expect.poll(countOfRows).toBe(2)
    await choosePoints(/Bazar Norte/, /Bazar Norte Madrid/, /^\D+\(2\)$/)
    await points().getByRole('button', { name: 'Add 2' }).click()
    await expect.element(updated()).toBeVisible()
    expect(world.sent('users.assign').at(-1)?.body).toMatchObject({
      addOnlyClient: false,
      numberOfServicesPoint: 3,
    })
    await expect.poll(countOfRows).toBe(4)
    await expect.element(field('Client')).toHaveValue('')
    await points().getByRole('searchbox', { name: 'Find: Center' }).fill('madrid')
    await expect.poll(countOfRows).toBe(3)
    await points().getByRole('checkbox', { name: 'Select all 2 rows' }).click()
    await points().getByRole('button', { name: 'Remove 2' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove 2' }).click()
    await expect.element(points().getByText('No results')).toBeVisible()
  })

  it('[USR-92] [USR-93] assigning three service points to a user, found by client, by center and by name, takes at most six clicks', async () => {
    await screen(pageOf(PICKUP), { as: 'provider-admin' })
    await expect.poll(countOfRows).toBe(2)
    const clicks = countClicks()
    await field('Service point').click()
    await field('Service point').fill('bazar madrid')
    await page.getByRole('option', { name: /Atocha/ }).click()
    await field('Service point').fill('casco viejo')
    await page.getByRole('option', { name: /Casco Viejo/ }).click()
    await field('Service point').fill('triana')
    await page.getByRole('option', { name: /Triana/ }).click()
    await points().getByRole('button', { name: 'Add 3' }).click()
    await expect.element(updated()).toBeVisible()
    expect(clicks()).toBeLessThanOrEqual(6)
    expect(world.sent('users.assign')).toHaveLength(1)
    await expect.poll(countOfRows).toBe(5)
    expect(await violations()).toEqual([])
  })

  it('[USR-44] replacing the assignment of a whole client by some of its service points needs a confirmation on the page of a user', async () => {
    await screen(pageOf(WHOLE_CLIENT), { as: 'provider-staff' })
    await choosePoints(/Bazar Norte/, /Bazar Norte Madrid/, /Atocha/)
    const add = points().getByRole('button', { name: 'Add 1' })
    await add.click()
    const question = page.getByRole('alertdialog')
    await expect.element(question.getByRole('button', { name: 'Keep the whole client' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await add.click()
    await question.getByRole('button', { name: 'Replace' }).click()
    await expect.element(updated()).toBeVisible()
    await expect.element(rows().filter({ hasText: 'Bazar Norte' })).toMatchTextContent('Atocha')
  })

  it('[USR-47] the page of a user with the country’s maximum of service points offers no further points, and gives the reason', async () => {
    await screen(pageOf(BRAZILIAN), { as: 'provider-admin' })
    await expect.element(points().getByText(/^3 of 3 points/)).toBeVisible()
    const add = points().getByRole('button', { name: 'Add', exact: true })
    await expect.element(add).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(add)
      .toHaveAccessibleDescription(/This user already has the maximum of 3 service points/)
  })

  it('[FRA-28] the page of a user asks before a typed id at the identity provider is lost, but not if nothing was typed', async () => {
    await screen(pageOf(VIEWER), { as: 'provider-admin' })
    await page.getByRole('switch', { name: 'Edit OID' }).click()
    await oid().fill('typed-and-not-saved')
    const clients = page.getByRole('link', { name: 'Clients' }).first()
    await clients.click()
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(oid()).toHaveValue('typed-and-not-saved')
    await page.getByRole('switch', { name: 'Edit OID' }).click()
    await clients.click()
    await expectPath('/administration/clients')
  })

  it('[USR-22] the page of a user reports at the field that another user has the id at the identity provider, and saves an unused id', async () => {
    await screen(pageOf(VIEWER), { as: 'provider-admin' })
    await editOid('oid-customer-pt')
    await expect.element(oid()).toHaveAccessibleDescription(/Another user already has this id/)
    await expect.element(oid()).toHaveValue('oid-customer-pt')
    await oid().fill('oid-of-the-test')
    await userEvent.keyboard('{Enter}')
    await expect.element(updated()).toBeVisible()
    await reload({ as: 'provider-admin' })
    await expect.element(oid()).toHaveValue('oid-of-the-test')
  })

  it('[USR-21] the page of a user can synchronise a user who is missing in the operations system', async () => {
    await screen(pageOf(EMPTY), { as: 'provider-admin' })
    await page.getByRole('button', { name: 'Synchronise' }).click()
    await expect.element(updated()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Synchronise' })).not.toBeInTheDocument()
  })

  it('[USR-24] a switch on the page of a user changes at once, and changes back if the viewer’s right was withdrawn in the meantime', async () => {
    await screen(pageOf(VIEWER), { as: 'provider-admin' })
    await supervisor().click()
    await expect.element(updated()).toBeVisible()
    await expect.element(supervisor()).toBeChecked()
    world.sendAs('users.setAdmin', 'provider-staff')
    await admin().click()
    await page.getByRole('button', { name: 'Make administrator' }).click()
    await closeNotice('Not authorised')
    await expect.element(admin()).not.toBeChecked()
    await expect.element(page.getByText('You are not allowed to change this right any more.')).toBeVisible()
  })

  it('[USR-24] if the response to changing a right is lost, the page of a user says that the right may have been changed, and shows the stored right', async () => {
    await screen(pageOf(VIEWER), { as: 'provider-admin' })
    await world.fail({ call: 'users.setSupervisor', as: 'lost-answer', times: 9 })
    await supervisor().click()
    await closeNotice()
    await expect.element(page.getByText(/The right may have been changed/)).toBeVisible()
    await expect.element(supervisor()).toBeChecked()
  })

  it('[USR-23] [USR-27] administrators see no switch for the right of administrators on their own user page', async () => {
    await screen(pageOf(ADMIN), { as: 'provider-admin' })
    await expect.element(oid()).toBeVisible()
    await expect.element(supervisor()).toBeVisible()
    await expect.element(field('Client')).toBeVisible()
    expect(admin().elements()).toEqual([])
  })

  it('[USR-23] [USR-28] provider staff and supervisors can change nothing on their own user page', async () => {
    await screen(pageOf(STAFF), { as: 'provider-staff' })
    await expect.element(points()).toBeVisible()
    expect([...field('Client').elements(), ...oid().elements(), ...supervisor().elements()]).toEqual([])
    await screen(pageOf(SUPERVISOR), { as: 'customer-supervisor' })
    await expect.element(supervisor()).toHaveAttribute('aria-disabled', 'true')
    expect(field('Client').elements()).toEqual([])
  })

  it('[USR-22] the page of a user shows another user’s change before it overwrites this change', async () => {
    await screen(pageOf(NEIGHBOUR), { as: 'provider-admin' })
    await expect.poll(countOfRows).toBe(2)
    const theirs = world.as('provider-admin').users
    await unwrap(theirs.setSupervisor({ params: { id: NEIGHBOUR }, body: { value: true } }))
    await editOid('oid-mine')
    const notice = page.getByRole('alert')
    await expect.element(notice).toMatchTextContent('Supervisor')
    await expect.element(notice).toMatchTextContent('The OID was not saved')
    await expect.element(oid()).toHaveValue('oid-mine')
    await oid().click()
    await userEvent.keyboard('{Enter}')
    await expect.element(updated()).toBeVisible()
  })

  it('[USR-23] the page of a user fits the window of a phone', async () => {
    await screen(pageOf(VIEWER), { as: 'customer-supervisor', ...PHONE })
    await expect.poll(countOfRows).toBe(2)
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })
})
