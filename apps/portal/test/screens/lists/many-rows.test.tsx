import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { PHONE, rows, table, WIDE } from '../list-page'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const CLIENTS = '/administration/clients'
const SUBCLIENTS = '/administration/subclients'
const POINTS = '/administration/servicepoints'
const USERS = '/administration/users'

const bar = () => page.getByRole('group', { name: 'Selection' })
const action = (name: 'Activate' | 'Deactivate') => bar().getByRole('button', { name, exact: true })
const selectPage = () => bar().getByRole('checkbox', { name: 'Select this page' }).click()
const selectRow = (name: string) =>
  table()
    .getByRole('checkbox', { name: `Select ${name}`, exact: true })
    .click()
const dialog = () => page.getByRole('dialog')
const result = (name: string) => dialog().getByRole('row').filter({ hasText: name })
const summary = () => dialog().getByRole('status')
const clickOn = (name: string | RegExp) => dialog().getByRole('button', { name }).click()
const close = () => dialog().getByRole('button', { name: 'Close' }).last().click()
const choose = async (name: string, option: string) => {
  await dialog().getByRole('combobox', { name, exact: true }).fill(option)
  await page
    .getByRole('option', { name: new RegExp(`(^|\\b)${option}`) })
    .first()
    .click()
}

/** Selects all rows on the page, and opens the dialog that activates or deactivates them. */
const begin = async (name: 'Activate' | 'Deactivate') => {
  await selectPage()
  await action(name).click()
  await expect.element(dialog()).toBeVisible()
}

describe('many rows of a list', () => {
  it('[REC-80] [REC-82] [REC-86] a bulk change of a list deactivates or activates the selected rows, and skips rows that already have this state', async () => {
    await screen(`${POINTS}?clientDesc=Lindner&active=false`, { as: 'provider-admin', ...WIDE })
    await selectPage()
    await expect.element(action('Deactivate')).toBeVisible()
    expect(await violations()).toEqual([])
    await action('Activate').click()
    await expect.element(summary()).toMatchTextContent('Nothing will change')
    await close()
    await action('Deactivate').click()
    await expect.element(dialog().getByRole('row').nth(1)).toBeVisible()
    const count = dialog().getByRole('row').elements().length - 1
    await clickOn(`Deactivate ${count}`)
    await expect.element(summary()).toMatchTextContent(`${count} service points have been changed`)
    expect(await violations()).toEqual([])
    await close()
    await expect.poll(() => table().getByRole('switch', { checked: true }).elements().length).toBe(0)
    await begin('Activate')
    await clickOn(`Activate ${count}`)
    await expect.element(summary()).toMatchTextContent(`${count} service points have been changed`)
  })

  it('[REC-91] a bulk deactivation first shows how many records depend on the selected rows, and counts each user and each visit once', async () => {
    await screen(`${POINTS}?clientDesc=Bazar`, { as: 'provider-admin', ...WIDE })
    await begin('Deactivate')
    const dependents = dialog().getByRole('list', { name: 'What depends on it' })
    await expect.element(dependents).toMatchTextContent(/visits? today.*users with access/)
    expect(await violations()).toEqual([])
    await close()
    await action('Activate').click()
    await expect.element(summary()).toMatchTextContent('Nothing will change')
    expect(dependents.elements()).toEqual([])
  })

  it('[REC-83] [REC-85] a bulk change shows a conflict at a row that another user changed in the meantime, and changes this row when repeated', async () => {
    await screen(`${CLIENTS}?description=Duero&active=false`, { as: 'provider-admin', ...WIDE })
    await begin('Deactivate')
    const theirs = world.as('provider-staff').clients
    for (const value of [false, true]) await unwrap(theirs.setStatus({ params: { id: 5 }, body: { value } }))
    await clickOn('Deactivate 1')
    await expect.element(result('Duero')).toMatchTextContent('Someone else changed it meanwhile.')
    await expect.element(summary()).toMatchTextContent('1 client is not done')
    await clickOn('Repeat 1')
    await expect.element(summary()).toMatchTextContent('1 client has been changed')
  })

  it('[REC-84] [REC-85] a bulk change that was stopped and whose responses were lost writes each row only once when repeated', async () => {
    await screen(`${SUBCLIENTS}?clientDesc=Bazar`, { as: 'provider-admin', ...WIDE })
    await begin('Deactivate')
    await expect.element(dialog().getByRole('row').nth(1)).toBeVisible()
    const count = dialog().getByRole('row').elements().length - 1
    await world.fail({ call: 'subclients.setStatus', as: 'lost-answer', times: count * 3 })
    await clickOn(`Deactivate ${count}`)
    await expect.element(summary()).toMatchTextContent(/not done/)
    await expect.element(result('Bazar Norte Bilbao')).toMatchTextContent('No answer')
    const release = world.hold('subclients.setStatus')
    await clickOn(`Repeat ${count}`)
    await clickOn('Stop')
    await expect.element(summary()).toMatchTextContent('Stopping as soon as the calls under way are answered')
    release()
    await close()
    const bazar = { clientDesc: 'Bazar', active: false }
    const left = await unwrap(world.as('provider-admin').subclients.list({ query: bazar }))
    expect(left.content.filter(({ active }) => active)).toEqual([])
  })

  it('[REC-83] a bulk change of a list says at each row if the user’s right was withdrawn in the meantime', async () => {
    await screen(`${POINTS}?description=Explanada`, { as: 'provider-staff', ...WIDE })
    world.sendAs('servicePoints.setStatus', 'customer-supervisor')
    await begin('Deactivate')
    await clickOn('Deactivate 1')
    await expect.element(result('Explanada')).toMatchTextContent('You are not allowed to change this.')
    await expect.element(summary()).toMatchTextContent('Nothing has been changed')
    expect(page.getByRole('alertdialog').elements()).toEqual([])
  })

  it('[REC-84] a running bulk change of a list asks the user before the page is left, and continues if the user stays', async () => {
    await screen(`${SUBCLIENTS}?clientDesc=Atalaya`, { as: 'provider-admin', ...WIDE })
    await begin('Deactivate')
    await expect.element(dialog().getByRole('row').nth(1)).toBeVisible()
    const count = dialog().getByRole('row').elements().length - 1
    const release = world.hold('subclients.setStatus')
    await clickOn(/^Deactivate \d+$/)
    history.pushState(null, '', USERS)
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent('Leave while changes are being made?')
    await question.getByRole('button', { name: 'Stay' }).click()
    release()
    await expect.element(summary()).toMatchTextContent(count === 1 ? '1 center has' : `${count} centers have`)
  })

  it('[REC-32] [REC-86] [USR-68] the only bulk change that a list offers to a supervisor is to assign service points', async () => {
    await screen(SUBCLIENTS, { as: 'customer-supervisor', ...WIDE })
    await expect.element(rows().nth(1)).toBeVisible()
    expect(table().getByRole('checkbox').elements()).toEqual([])
    await screen(POINTS, { as: 'customer-supervisor', ...WIDE })
    await selectPage()
    await expect.element(bar().getByRole('button', { name: 'Assign to a user' })).toBeVisible()
    expect([...action('Activate').elements(), ...action('Deactivate').elements()]).toEqual([])
  })

  it('[REC-80] many rows of a list can be selected on cards on a phone, and the results of the bulk change fit the screen', async () => {
    await screen(`${CLIENTS}?active=false`, { as: 'provider-admin', ...PHONE })
    await begin('Deactivate')
    await expect.element(dialog().getByRole('row').nth(1)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })

  it('[USR-74] many service points can be assigned at once to a user who was found by name', async () => {
    await screen(`${POINTS}?description=Atocha`, { as: 'provider-admin', ...WIDE })
    await selectRow('Atocha')
    await bar().getByRole('button', { name: 'Assign to a user' }).click()
    await choose('User', 'Emilio')
    await expect.element(summary()).toMatchTextContent('1 service point will change')
  })

  it('[USR-68] assigning many service points to a user skips points that the user already has and points of another country', async () => {
    await screen(`${POINTS}?orderBy=description&direction=ASC`, { as: 'provider-admin', ...WIDE })
    for (const name of ['Abando, caja inteligente', 'Atocha', 'Baixa']) await selectRow(name)
    await bar().getByRole('button', { name: 'Assign to a user' }).click()
    await choose('User', 'customer-viewer')
    await expect
      .element(result('Baixa'))
      .toMatchTextContent('This service point is in another country than the user.')
    await expect.element(result('Abando')).toMatchTextContent('Already assigned')
    expect(await violations()).toEqual([])
    await clickOn('Assign 1')
    await expect.element(result('Atocha')).toMatchTextContent('Done')
    await expect.element(summary()).toMatchTextContent('1 service point has been changed')
  })

  it('[USR-69] a service point can be assigned to many users at once, and to a user who was changed in the meantime after a second check', async () => {
    const address = `${USERS}?username=customer-&orderBy=username&direction=DESC`
    await screen(address, { as: 'provider-admin', ...WIDE })
    for (const name of ['customer-other', 'customer-operator', 'customer-pickup', 'customer-pt'])
      await selectRow(name)
    await bar().getByRole('button', { name: 'Assign service points' }).click()
    await choose('Client', 'Bazar Norte')
    await choose('Center', 'Bazar Norte Madrid')
    await choose('Service point', 'Atocha')
    await expect
      .element(result('customer-pt'))
      .toMatchTextContent('The client is in another country than this user.')
    await expect.element(result('customer-operator')).toMatchTextContent('Already assigned')
    const theirs = world.as('provider-admin').users
    await unwrap(theirs.setSupervisor({ params: { id: 2 }, body: { value: true } }))
    await clickOn('Assign to 2 users')
    await expect.element(result('customer-pickup')).toMatchTextContent('Someone else changed it meanwhile.')
    await expect.element(result('customer-other')).toMatchTextContent('Done')
    await clickOn('Repeat 1')
    await expect.element(summary()).toMatchTextContent('2 users have been changed')
  })
})
