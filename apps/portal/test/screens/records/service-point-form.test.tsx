import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { byHand, choice, choose, outcome, save, textField } from './form-parts'
import { editLink, POINTS } from './list-parts'

const ADD = `${POINTS}/add`
const SPAIN = 1
const module = (name: string) => page.getByRole('checkbox', { name, exact: true })
const chosenChannels = () => page.getByRole('list', { name: 'Channels' })

const chooseParents = async () => {
  await choose('Client', '0101', 'Bazar Norte')
  await choose('Center', '0301', 'Bazar Norte Bilbao')
}

const fillPayment = async () => {
  await textField('Account id').fill('ACC-1')
  await textField('Location id').fill('LOC-1')
  await textField('Fee').fill('25')
}

const enterByHand = async (code: string) => {
  await screen(ADD, { as: 'provider-staff' })
  await byHand()
  await chooseParents()
  await textField('Code').fill(code)
  await textField('Description').fill(`Point ${code}`)
  await textField('Address').fill('Gran Vía 99')
  await textField('SmartCash id').fill(`SC-${code}`)
  await textField('Device id').fill(`DEV-${code}`)
}

describe('the form of a service point', () => {
  it('[SVP-64] the form of a service point can add a point of the core system with a device, and sends the password of the safe only in the first save', async () => {
    await screen(ADD, { as: 'provider-admin' })
    await expect.element(textField('Code')).toHaveAttribute('readonly')
    await choice('Country').selectOptions('Spain')
    await choice('Source system').selectOptions('SIGII')
    await chooseParents()
    await textField('Code').fill('404')
    await userEvent.keyboard('{Enter}')
    await expect.element(outcome('404 was not found')).toBeVisible()
    await textField('Code').fill('9202')
    await userEvent.keyboard('{Enter}')
    await expect.element(textField('Address')).toHaveValue('Plaza Nueva 11, 48005 Bilbao')
    await page.getByText('Has a device that takes deposits').click()
    await textField('SmartCash id').fill('SC-9202')
    await textField('Device id').fill('DEV-9202')
    for (const name of ['Smartcash Deposit', 'Smartcash Virtual Safe', 'Smartcash Payment'])
      await module(name).click()
    await choice('Channels').fill('Kiosk 9202')
    await expect.element(page.getByText('The channel has been created')).toBeVisible()
    await expect.element(textField('Safe account')).toHaveValue('SAFE-REMESA')
    await page.getByRole('button', { name: 'Replace' }).click()
    await textField('Safe account').fill('SAFE-1')
    await page.getByLabelText('Password', { exact: true }).fill('secret')
    await fillPayment()
    expect(await violations()).toEqual([])
    await save().click()
    await expect.element(page.getByText('The service point has been saved')).toBeVisible()
    await expectPath(POINTS)
    await expect.element(editLink('Plaza Nueva')).toBeVisible()
    await editLink('Plaza Nueva').click()
    await expect.element(page.getByText('It is set, and never shown')).toBeVisible()
    await expect.element(chosenChannels()).toMatchTextContent('Kiosk 9202')
    await textField('Device id').fill('DEV-9202-B')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expectPath(POINTS)
    const [added, edited] = world.sent('servicePoints.save').map(({ body }) => body)
    expect(added).toMatchObject({
      type: 'CASHTODAY',
      codeSol: '9202',
      deviceId: 'DEV-9202',
      adapters: [2, 11, 12],
      ssId: 'SAFE-1',
      password: 'secret',
      paymentService: { accountId: 'ACC-1', locationId: 'LOC-1', fee: 25 },
      thirdcodes: [{ system: 'SAP', code: 'S-9202' }],
    })
    expect(edited).toMatchObject({ deviceId: 'DEV-9202-B', ssId: 'SAFE-1' })
    expect(edited).not.toHaveProperty('password')
  })

  it('[SVP-82] the form of a service point shows the reason for a refused channel below the field of channels, and can create another channel', async () => {
    await enterByHand('CH-1')
    await module('Smartcash Deposit').click()
    const creation = world.hold('servicePoints.createChannel')
    await choice('Channels').fill('Taken elsewhere')
    await expect.poll(() => world.sent('servicePoints.createChannel'), { timeout: 9_000 }).toHaveLength(1)
    // Another user creates the channel first, so that the back end refuses to create it twice.
    const { servicePoints } = world.as('provider-admin')
    await unwrap(
      servicePoints.createChannel(
        { query: { text: 'Taken elsewhere', countryId: SPAIN } },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
    creation()
    await expect.element(choice('Channels')).toHaveAccessibleDescription(/This channel already exists/)
    await choice('Channels').fill('After that')
    await userEvent.keyboard('{Enter}')
    await expect.element(chosenChannels()).toMatchTextContent('After that')
  })

  it('[RCF-2] the form of a service point shows a refusal of the back end at the refused field, and then saves a valid value', async () => {
    await enterByHand('FEE-1')
    await module('Smartcash Payment').click()
    await fillPayment()
    const refused = { accountId: 'ACC-1', locationId: 'LOC-1', fee: 1.5 }
    world.change('servicePoints.save', (body: object) => ({ ...body, paymentService: refused }))
    await save().click()
    await expect.element(textField('Fee')).toHaveAccessibleDescription(/Enter a whole number/)
    world.change('servicePoints.save', (body) => body)
    await textField('Fee').fill('8')
    await save().click()
    await expectPath(POINTS)
  })

  it('[SVP-91] the form of a service point says which point already has the typed device, and can be saved with another device', async () => {
    await enterByHand('DEV-T1')
    await textField('Device id').fill('dev-48008-1')
    await save().click()
    await expect
      .element(textField('Device id'))
      .toHaveAccessibleDescription(/dev-48008-1 is already the device of Abando, caja inteligente/)
    await textField('Device id').fill('DEV-T1')
    await save().click()
    await expectPath(POINTS)
  })
})
