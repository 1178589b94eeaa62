import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectPath } from '../address'
import { PHONE } from '../list-page'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { addThirdCode, byHand, cancel, choice, save, textField } from './form-parts'
import { CLIENTS, POINTS, SUBCLIENTS } from './list-parts'

const ADMIN = { as: 'provider-admin' }
const smartcash = () => textField('SmartCash id')
const failure = (title: string) => page.getByRole('alert').filter({ hasText: title })

const enterClient = async (code: string) => {
  await screen(`${CLIENTS}/add`, ADMIN)
  await byHand()
  await choice('Country').selectOptions('Spain')
  await textField('Code').fill(code)
  await textField('Description').fill(`Client ${code}`)
  await smartcash().fill(`SC-${code}`)
}

describe('the form of a record', () => {
  it.each([
    `${CLIENTS}/999999`,
    `${CLIENTS}/abc`,
    // The record is Lojas Tejo in Portugal, which Spain's staff may not see.
    `${CLIENTS}/7`,
    `${SUBCLIENTS}/999999`,
    `${POINTS}/999999`,
  ])(
    '[RCF-1] the URL %s of a record that is missing or hidden from the user leads to the page for unknown URLs',
    async (path) => {
      await screen(path, { as: 'provider-staff' })
      await expectPath('/404')
    },
  )

  it('[RCF-1] if the client of a form can’t be loaded, the page shows the heading “Clients”, the failure, and a button that loads the client again', async () => {
    await world.fail({ call: 'clients.get', as: 'network', times: 2 })
    await screen(`${CLIENTS}/3`, ADMIN)
    await expect.element(page.getByText('It could not be loaded')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
    expect(await violations()).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(smartcash()).toBeVisible()
  })

  it('[RCF-1] the form of a record saves the fields and the tables of the record, and shows the saved values when the form is opened again', async () => {
    await screen(`${CLIENTS}/3`, ADMIN)
    await smartcash().fill('SC-NEW')
    await addThirdCode('CRM', 'C-1')
    await save().click()
    await expectPath(CLIENTS)
    await screen(`${CLIENTS}/3`, ADMIN)
    await expect.element(smartcash()).toHaveValue('SC-NEW')
    await expect.element(page.getByRole('row', { name: /CRM.*C-1/ })).toBeVisible()
  })

  it('[RCF-2] the form of a new record stays open and gives the reason if the code is taken, and a double click saves once', async () => {
    await enterClient('RACE-1')
    // When the user typed the code, no record in the portal had it yet.
    await expect
      .poll(() => world.sent('clients.list').some(({ query }) => query['codeSol'] === 'RACE-1'))
      .toBe(true)
    await unwrap(
      world.as('provider-staff').clients.save(
        {
          body: {
            country: 1,
            codeSol: 'RACE-1',
            oidSol: null,
            description: 'Client of another user',
            idSmartcash: 'SC-OTHER',
            active: true,
            extradata: [],
            thirdcodes: [],
            limits: [],
          },
        },
        { idempotencyKey: crypto.randomUUID() },
      ),
    )
    await save().click()
    await expect.element(failure('Another client already has this code')).toBeVisible()
    await expect.element(textField('Description')).toHaveValue('Client RACE-1')
    await textField('Code').fill('NEW-1')
    await save().dblClick()
    await expectPath(CLIENTS)
    expect(world.sent('clients.save')).toHaveLength(2)
  })

  it('[RCF-2] the form of a record keeps the typed text after a lost response, and a second click on Save stores the record once', async () => {
    await enterClient('LOST-1')
    await world.fail({ call: 'clients.save', as: 'lost-answer', times: 2 })
    await save().click()
    await closeNotice()
    await expect.element(failure('It may have been saved')).toBeVisible()
    await expect.element(smartcash()).toHaveValue('SC-LOST-1')
    await save().click()
    await expectPath(CLIENTS)
    const keys = world.sent('clients.save').map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('[RCF-2] the form of a record keeps the typed text if the right to save was withdrawn in the meantime', async () => {
    await screen(`${CLIENTS}/4`, ADMIN)
    await smartcash().fill('SC-MINE')
    world.sendAs('clients.save', 'customer-supervisor')
    await save().click()
    await closeNotice('Not authorised')
    await expect.element(smartcash()).toHaveValue('SC-MINE')
    world.sendAs('clients.save', 'provider-admin')
    await save().click()
    await expectPath(CLIENTS)
  })

  it('[REC-128] the first limit of a new client starts with the main currency of the chosen country', async () => {
    await enterClient('LIMIT-1')
    await page.getByRole('button', { name: 'Add limit' }).click()
    const currency = page.getByRole('dialog').getByRole('combobox', { name: 'Currency' })
    await expect.element(currency).toHaveDisplayValue('EUR')
  })

  it('[RCF-4] synchronising a record in its form updates the fields from the core system, keeps the typed text, and reports a failure', async () => {
    await screen(`${CLIENTS}/7`, ADMIN)
    await smartcash().fill('SC-KEPT')
    await page.getByRole('button', { name: 'Synchronise' }).click()
    await expect.element(page.getByText('Synchronised with the core system')).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'SAP' })).toBeVisible()
    await expect.element(smartcash()).toHaveValue('SC-KEPT')
    await expect.element(page.getByText(/^Was: /)).toBeVisible()
    world.sendAs('clients.sync', 'provider-staff')
    await page.getByRole('button', { name: 'Synchronise' }).click()
    await expect.element(page.getByText('Something went wrong')).toBeVisible()
    await expect.element(smartcash()).toHaveValue('SC-KEPT')
  })

  it.each([
    { kind: 'clients', list: CLIENTS, label: 'SmartCash id', field: 'idSmartcash' },
    { kind: 'subclients', list: SUBCLIENTS, label: 'SmartCash id', field: 'idSmartcash' },
    { kind: 'servicePoints', list: POINTS, label: 'Address', field: 'address' },
  ] as const)(
    '[RCF-5] the form of a record of $kind shows both values if another user has saved the record too, and can keep both changes',
    async ({ kind, list, label, field }) => {
      const open = () => screen(`${list}/4`, ADMIN)
      await open()
      await textField(label).fill('Before')
      await save().click()
      await expectPath(list)
      const body = world.sent(`${kind}.save`)[0]?.body as object
      await open()
      await textField(label).fill('Mine')
      const theirs = { ...body, [field]: 'Theirs', thirdcodes: [{ system: 'CRM', code: '1' }] }
      await unwrap(
        world
          .as('provider-staff')
          [kind].save({ body: theirs as never }, { idempotencyKey: crypto.randomUUID() }),
      )
      await save().click()
      await expect.element(page.getByText('Someone else saved it while you were editing')).toBeVisible()
      await expect.element(page.getByRole('rowheader', { name: 'CRM' })).toBeVisible()
      await expect.element(textField(label)).toHaveValue('Mine')
      await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
      await expect.element(page.getByRole('button', { name: 'Take theirs: Theirs' })).toBeVisible()
      expect(await violations()).toEqual([])
      // At this position of the page, the bar at the top of a phone covers half of the links to the parent records.
      await page.viewport(PHONE.width, PHONE.height)
      window.scrollTo(0, 120)
      expect(await violations()).toEqual([])
      await page.getByRole('button', { name: 'Keep mine: Mine' }).click()
      await save().click()
      await expectPath(list)
      await open()
      await expect.element(textField(label)).toHaveValue('Mine')
      await expect.element(page.getByRole('rowheader', { name: 'CRM' })).toBeVisible()
    },
  )

  it('[FRA-28] the form of a record asks before a button or a link leaves it while it has unsaved values', async () => {
    await screen(`${CLIENTS}/2`, ADMIN)
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
    const toUsers = page
      .getByRole('navigation', { name: 'Parts of the administration' })
      .getByRole('link', { name: 'Users' })
    await smartcash().fill('SC-TYPED')
    for (const way of [cancel(), toUsers]) {
      await way.click()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(smartcash()).toHaveValue('SC-TYPED')
      await expectPath(`${CLIENTS}/2`)
    }
    await toUsers.click()
    await question.getByRole('button', { name: 'Discard changes' }).click()
    await expectPath('/administration/users')
    await screen(`${CLIENTS}/2`, ADMIN)
    await expect.element(smartcash()).not.toHaveValue('SC-TYPED')
    await cancel().click()
    await expectPath(CLIENTS)
  })
})
