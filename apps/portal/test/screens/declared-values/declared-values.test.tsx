import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdUpSeal, isCameraOff } from '../camera'
import { closeNotice } from '../notice'
import { AT_CASCO_VIEJO, bucket, discard, openOrders } from '../orders/order-parts'
import { violations } from '../violations'
import { world } from '../world'
import {
  card,
  choiceOf,
  declarable,
  declaration,
  declaredCodes,
  declareElsewhere,
  deleteElsewhere,
  dialog,
  enterLine,
  inCard,
  numberIn,
  openDeclarable,
  save,
  sealRow,
  textOf,
} from './declared-parts'

const alert = (scope = dialog()) => scope.getByRole('alert').first()
const saved = () => page.getByText(/^The declared values of order \d+ have been saved\.$/)
const deletion = (code: string) => page.getByRole('alertdialog', { name: `Delete declaration ${code}?` })
const confirmDeletion = (code: string) => deletion(code).getByRole('button', { name: 'Delete' })
const close = async (scope = dialog()) => {
  await scope.getByRole('button', { name: 'Cancel' }).click()
  await discard()
}

describe('declared values', () => {
  it('[ORD-DEC-04] declared values with a bag and a seal can be entered with keyboard and scanner, and are saved as one declaration', async () => {
    await openDeclarable()
    inCard('Declare values').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(textOf('Code')).toHaveFocus()
    await userEvent.keyboard('BAG-001')
    await choiceOf('Bag or seal').selectOptions('Bag')
    await choiceOf('Contents').selectOptions('Banknotes')
    await textOf('Amount').fill('1 250')
    // A scanner presses Enter after the code.
    textOf('Code', 2).element().focus()
    await userEvent.keyboard('S-7741920{Enter}')
    await expect.element(textOf('Amount', 2)).toHaveFocus()
    await choiceOf('Bag or seal', 2).selectOptions('Seal')
    await textOf('Amount', 2).fill('40')
    await expect.element(dialog().getByRole('table')).toMatchTextContent(/1\.290,00\s€/)
    expect(await violations()).toEqual([])
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(saved()).toBeVisible()
    const values = card().getByRole('table', { name: 'Values of BAG-001' })
    await expect
      .element(values.getByRole('row', { name: /^Bag BAG-001/ }))
      .toMatchTextContent(/Banknotes\s*1\.250,00\s€/)
    await expect.element(values.getByRole('row', { name: /^Seal S-7741920/ })).toMatchTextContent(/40,00\s€/)
    expect(world.sent('declaredValues.create')).toHaveLength(1)
  })

  it('[ORD-DEC-04] the code of a seal in declared values can be read by the camera, which is switched off afterwards', async () => {
    onTestFinished(() => void Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))
    await openDeclarable('S-20')
    await inCard('Declare values').click()
    await enterLine('S-20', '5')
    await save().click()
    await expect.element(alert()).toMatchTextContent('The seal code already exists')
    await dialog().getByRole('button', { name: 'Scan the code' }).click()
    const scanner = page.getByRole('dialog', { name: 'Scan a code' })
    await expect
      .element(scanner.getByRole('alert'))
      .toMatchTextContent(/No camera was found|The camera may not be used/)
    holdUpSeal()
    await scanner.getByRole('button', { name: 'Try again' }).click()
    await expect.element(scanner).not.toBeInTheDocument()
    await expect.element(textOf('Code')).toHaveValue('S-2')
    await expect.element(textOf('Code')).not.toHaveAttribute('aria-invalid')
    await expect.poll(isCameraOff).toBe(true)
  })

  it('[ORD-DEC-04] declared values can be changed, and can be deleted after a confirmation', async () => {
    const order = await openDeclarable('S-20', 'S-21')
    await inCard('Change declaration S-20').click()
    const change = dialog('Change declaration S-20')
    await expect.element(textOf('Code', 1, change)).toHaveValue('S-20')
    await textOf('Amount', 1, change).fill('13,40')
    await save(change).click()
    await expect.element(sealRow('S-20')).toMatchTextContent(/13,40\s€/)
    await expect
      .element(card().getByRole('region', { name: 'Total declared' }))
      .toMatchTextContent(/18,40\s€/)
    await inCard('Delete declaration S-20').click()
    await expect.element(deletion('S-20').getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(await violations()).toEqual([])
    await confirmDeletion('S-20').click()
    await expect.element(declaration('S-20')).not.toBeInTheDocument()
    await expect.element(inCard('Declare values')).toHaveFocus()
    expect(await declaredCodes(order)).toEqual(['S-21'])
  })

  it('declared values that failed to load can be loaded again in the same dialog', async () => {
    world.sendAs('declaredValues.get', 'no-access')
    await openOrders(AT_CASCO_VIEJO)
    await declarable().click()
    await expect.element(card().getByText('The declared values could not be loaded.')).toBeVisible()
    expect(await violations()).toEqual([])
    world.sendAs('declaredValues.get', 'customer-operator')
    await inCard('Try again').click()
    await expect.element(inCard('Declare values')).toBeVisible()
  })

  it('declared values whose response was lost are saved once, as they were first sent, even if the form is changed before the next attempt', async () => {
    const order = await openDeclarable()
    await inCard('Declare values').click()
    await enterLine('S-10', '7,50')
    await world.fail({ call: 'declaredValues.create', as: 'lost-answer', times: 2 })
    await save().click()
    await closeNotice()
    await expect.element(alert()).toMatchTextContent('The declaration may have been saved')
    await enterLine('S-11', '8,50', 2)
    await save().click()
    await expect.element(alert()).toMatchTextContent('An earlier version was already saved')
    await expect.element(textOf('Code', 2)).toHaveValue('S-11')
    await close()
    await expect.element(declaration('S-10')).toBeVisible()
    expect(sealRow('S-11').elements()).toEqual([])
    expect(await declaredCodes(order)).toEqual(['S-10'])
  })

  it('if the response to saving declared values is lost, they are saved by repeating the same request', async () => {
    const order = await openDeclarable()
    await inCard('Declare values').click()
    await enterLine('S-10', '7,50')
    await world.fail({ call: 'declaredValues.create', as: 'lost-answer', times: 2 })
    await save().click()
    await closeNotice()
    await save().click()
    await expect.element(saved()).toBeVisible()
    expect(await declaredCodes(order)).toEqual(['S-10'])
  })

  it('declared values are not saved if the user has lost the right to do so, and the form keeps the typed text', async () => {
    await openDeclarable()
    await inCard('Declare values').click()
    await enterLine('S-10', '7,50')
    world.sendAs('declaredValues.create', 'customer-viewer')
    await save().click()
    await closeNotice('Not authorised')
    await expect
      .element(alert())
      .toMatchTextContent('You may not declare values for this order. Ask your administrator.')
    await expect.element(textOf('Code')).toHaveValue('S-10')
    expect(await violations()).toEqual([])
  })

  it('the dialog of declared values shows values that another user has declared in the meantime, and stores no value twice', async () => {
    const order = await openDeclarable()
    await inCard('Declare values').click()
    await enterLine('S-20', '9')
    await declareElsewhere(order, 'S-20')
    await save().click()
    await expect.element(alert()).toMatchTextContent('The declaration S-20 already exists')
    await expect.element(textOf('Code')).toHaveValue('S-20')
    expect(await violations()).toEqual([])
    await close()
    await expect.element(sealRow('S-20')).toMatchTextContent(/5,00\s€/)
  })

  it('declared values that another user has deleted in the meantime can’t be changed, and the dialog says so', async () => {
    const order = await openDeclarable('S-21')
    await inCard('Change declaration S-21').click()
    const change = dialog('Change declaration S-21')
    await textOf('Amount', 1, change).fill('6')
    await deleteElsewhere(order, 'S-21')
    await save(change).click()
    await expect.element(alert(change)).toMatchTextContent('The declaration S-21 no longer exists')
    await close(change)
    await expect.element(declaration('S-21')).not.toBeInTheDocument()
  })

  it('deleting declared values that another user has deleted in the meantime shows no error', async () => {
    const order = await openDeclarable('S-20')
    await inCard('Delete declaration S-20').click()
    await deleteElsewhere(order, 'S-20')
    await confirmDeletion('S-20').click()
    await expect.element(page.getByText('Declaration S-20 has been deleted.')).toBeVisible()
    await expect.element(declaration('S-20')).not.toBeInTheDocument()
  })

  it('declared values are not deleted without the right, and after a lost response the dialog says that they may be deleted', async () => {
    const order = await openDeclarable('S-10')
    world.sendAs('declaredValues.remove', 'customer-viewer')
    await inCard('Delete declaration S-10').click()
    await confirmDeletion('S-10').click()
    await closeNotice('Not authorised')
    await expect
      .element(deletion('S-10').getByRole('alert'))
      .toMatchTextContent('You may not delete what is declared for this order. Ask your administrator.')
    world.sendAs('declaredValues.remove', 'customer-operator')
    await world.fail({ call: 'declaredValues.remove', as: 'network', times: 9 })
    await confirmDeletion('S-10').click()
    await closeNotice()
    await expect
      .element(deletion('S-10').getByRole('alert'))
      .toMatchTextContent('The declaration may have been deleted')
    expect(await declaredCodes(order)).toEqual(['S-10'])
  })

  it('[ORD-147] a visit of today has a button for the QR code of its declared values, or a button to declare values if no values are declared', async () => {
    await openOrders(AT_CASCO_VIEJO)
    const first = bucket('Today')
      .getByRole('row')
      .filter({ has: page.getByText('Declare', { exact: true }) })
    const order = numberIn(first.first().getByRole('button', { name: /^More about order/ }))
    const visit = bucket('Today').getByRole('row').filter({ hasText: order })
    const declare = visit.getByRole('button', { name: 'Declare', exact: true })
    const code = visit.getByRole('button', { name: 'QR code', exact: true })
    await declare.click()
    await inCard('Declare values').click()
    await enterLine('S-TODAY-1', '5')
    await save().click()
    await expect.element(declaration('S-TODAY-1')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await code.click()
    await inCard('Delete declaration S-TODAY-1').click()
    await confirmDeletion('S-TODAY-1').click()
    await expect.element(declaration('S-TODAY-1')).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(declare).toBeVisible()
    await expect.element(code).not.toBeInTheDocument()
  })
})
