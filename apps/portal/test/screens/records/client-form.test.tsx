import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { choice, outcome, save, search, textField } from './form-parts'
import { CLIENTS } from './list-parts'

const ADD = `${CLIENTS}/add`

describe('a client of the core system', () => {
  it('[RCF-3] the form of a client reports a code that the core system does not know, and adds the client found by the right code', async () => {
    await screen(ADD, { as: 'provider-admin' })
    await choice('Country').selectOptions('Spain')
    await choice('Source system').selectOptions('SIGII')
    await textField('Code').fill('404')
    await userEvent.keyboard('{Enter}')
    await expect.element(outcome('404 was not found')).toBeVisible()
    await expect.element(textField('Code')).toHaveAccessibleDescription(/The client was not found/)
    expect(textField('SmartCash id').elements()).toEqual([])
    await textField('Code').fill('9001')
    await search()
    await expect.element(textField('Description')).toHaveValue('Floristería Alba')
    await textField('SmartCash id').fill('SC-9001')
    expect(await violations()).toEqual([])
    await save().click()
    await expect.element(page.getByText('The client has been saved')).toBeVisible()
    await expectPath(CLIENTS)
    expect(world.sent('clients.save').map(({ body }) => body)).toEqual([
      {
        oidSol: 'CL-9001',
        codeSol: '9001',
        uniqueCode: 'ES-9001',
        description: 'Floristería Alba',
        idSmartcash: 'SC-9001',
        active: true,
        country: 1,
        extradata: [],
        thirdcodes: [{ system: 'SAP', code: 'S-9001' }],
        limits: [],
      },
    ])
  })

  it('[RCF-3] a client can be entered by hand while the core system is slow, and a late result does not change the typed values', async () => {
    const answer = world.hold('clients.lookup')
    await screen(ADD, { as: 'provider-staff' })
    await expect.element(choice('Country')).toBeDisabled()
    await choice('Source system').selectOptions('SIGII')
    await textField('Code').fill('9001')
    await search()
    // The form offers to continue by hand after two seconds.
    await expect.element(outcome('The core system has not answered yet'), { timeout: 9_000 }).toBeVisible()
    await page.getByRole('button', { name: 'Enter by hand' }).click()
    answer()
    await expect.element(textField('Code')).toHaveValue('9001')
    await textField('Description').fill('Quiosco Lento')
    await textField('SmartCash id').fill('SC-SLOW')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expectPath(CLIENTS)
    expect(world.sent('clients.save')[0]?.body).toMatchObject({ oidSol: null, description: 'Quiosco Lento' })
  })
})
