import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './new-order-sheet.stories'

const {
  AgilePoint,
  AlreadySavedOtherwise,
  ChoosingTheType,
  Confirming,
  DaysOnly,
  FarAboveTheUsual,
  InsideTheForbiddenWindow,
  LikeTheLast,
  MayHaveBeenSaved,
  NotAllowed,
  NothingOffered,
  NotSaved,
  Pickup,
  Receipt,
  ReceiptOfAgilePickup,
  RefusedByTheServer,
  RefusedInWords,
  Resumed,
  Saving,
} = composeStories(stories)

describe('the new-order dialog', () => {
  it("the new-order dialog can't be sent without a type, and says that the type is missing", async () => {
    const onSend = fn()
    const screen = await renderIn('en', <ChoosingTheType onSend={onSend} />)
    const send = screen.getByRole('button', { name: 'Send' })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await expect.element(send).toHaveAccessibleDescription('Choose a request type first.')
    await send.click({ force: true })
    expect(onSend).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  })

  it('the new-order dialog requires the choice of a type, and explains each possible type in a sentence', async () => {
    const onTypeChange = fn()
    const screen = await renderIn('en', <ChoosingTheType onTypeChange={onTypeChange} />)
    const choice = screen.getByRole('radiogroup', { name: 'Request type' })
    await expect.element(choice).toHaveAttribute('aria-required', 'true')
    await expect.element(choice.getByRole('radio')).toHaveLength(5)
    const pickup = choice.getByRole('radio', { name: 'Pickup', exact: true })
    await expect.element(pickup).toHaveFocus()
    await expect.element(pickup).not.toBeChecked()
    await expect.element(pickup).toHaveAccessibleDescription('The crew collects your money')
    await userEvent.keyboard(' ')
    expect(onTypeChange).toHaveBeenCalledExactlyOnceWith({ type: 'pickup' })
  })

  it('the new-order dialog moves on to the amount after a click on a type', async () => {
    const screen = await renderIn('en', <Pickup />)
    await screen.getByRole('button', { name: 'Change request type' }).click()
    await screen.getByText('You receive notes and coins').click()
    const amount = screen.getByRole('textbox', { name: 'Total amount' })
    await expect.element(amount).toHaveFocus()
    // When the focus leaves the empty amount field for the first time, no issue is shown. The second time, the issue
    // is shown.
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await expect.element(amount).not.toBeInvalid()
    await amount.click()
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await expect.element(amount).toBeInvalid()
  })

  it('if no type of order is possible, the new-order dialog says why', async () => {
    const screen = await renderIn('en', <NothingOffered />)
    await expect
      .element(screen.getByRole('note'))
      .toMatchTextContent(/None of the services that you may order/)
  })

  it('[ORD-160] the new-order dialog first offers to repeat the last order, and names the day of that order', async () => {
    const onRepeat = fn()
    const screen = await renderIn('en', <LikeTheLast />)
    const choice = screen.getByRole('button', { name: /^Same as Fri 20 Nov/ })
    await expect.element(choice).toMatchTextContent(/Pickup, 875,00 €, 09:00–11:00/)
    await screen.redraw(<LikeTheLast last={{ ...given(LikeTheLast.args.last), onRepeat }} />)
    await choice.click()
    expect(onRepeat).toHaveBeenCalledOnce()
  })

  it('[ORD-PCK-01 to 05] the new-order dialog has every field of a pickup', async () => {
    const screen = await renderIn('en', <Pickup />)
    const dialog = screen.getByRole('dialog', { name: 'New order' })
    const days = dialog.getByRole('radiogroup', { name: 'Service date' })
    await expect.element(days.getByRole('radio', { name: 'Tomorrow' })).toBeChecked()
    await expect
      .element(days.getByRole('radio', { name: 'Tomorrow' }))
      .toHaveAccessibleDescription('Tue 24 Nov 1 order')
    const hours = dialog.getByRole('radiogroup', { name: 'Hours' })
    await expect.element(hours.getByRole('radio', { name: '09:00–11:00' })).toBeChecked()
    await expect.element(dialog.getByRole('combobox', { name: 'Currency', exact: true })).toHaveValue('1')
    await expect.element(dialog.getByRole('textbox', { name: 'Total amount', exact: true })).toHaveValue('')
    await expect.element(dialog.getByRole('textbox', { name: 'Comments', exact: true })).toHaveValue('')
  })

  it('the new-order dialog has no fields for currency and amount for an agile point, and says why', async () => {
    const screen = await renderIn('en', <AgilePoint />)
    await expect.element(screen.getByText(/declare what is in each bag/)).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Currency' })).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).not.toBeInTheDocument()
  })

  it('the new-order dialog has no fields for hours in a country whose orders have only days', async () => {
    const screen = await renderIn('en', <DaysOnly />)
    await expect.element(screen.getByRole('radiogroup', { name: 'Service date' })).toBeVisible()
    await expect.element(screen.getByRole('radiogroup', { name: 'Hours' })).not.toBeInTheDocument()
  })

  it('the new-order dialog states the first possible day and the reason before the user chooses a day', async () => {
    const screen = await renderIn('en', <InsideTheForbiddenWindow />)
    await expect
      .element(screen.getByRole('radiogroup', { name: 'Service date' }))
      .toHaveAccessibleDescription(/From 25\/11\/2026 on: .*between 09:00 and 18:00/)
  })

  it('the new-order dialog accepts any other possible day, which the user types or chooses in a calendar with the number of orders of each day', async () => {
    const onDraftChange = fn()
    const screen = await renderIn('en', <Pickup onDraftChange={onDraftChange} />)
    await screen.getByText('Other day').click()
    const date = screen.getByRole('textbox', { name: 'Service date' })
    await expect.element(date).toHaveFocus()
    // The typed day is also the day of a card, but the date field remains while the user types in it.
    await date.fill('24/11')
    await expect.element(date).toHaveFocus()
    await date.fill('1/12')
    await expect.element(screen.getByRole('radio', { name: 'Other day' })).toBeChecked()
    await screen.getByRole('button', { name: 'Choose date: Service date' }).click()
    await screen.getByRole('button', { name: 'Previous month' }).click()
    await screen.getByRole('button', { name: /25 November 2026, 1 order/ }).click()
    expect(onDraftChange).toHaveBeenLastCalledWith({
      requestType: 'pickup',
      patch: { serviceDate: '2026-11-25' },
    })
  })

  it('the new-order dialog shows usual hours as cards, and lists all possible hours under "other hours"', async () => {
    const screen = await renderIn('en', <Pickup />)
    await screen.getByText('15:00–17:00').click()
    await expect.element(screen.getByRole('radio', { name: '15:00–17:00' })).toBeChecked()
    await screen.getByText('Other hours').click()
    const from = screen.getByRole('combobox', { name: 'From' })
    const until = screen.getByRole('combobox', { name: 'Until' })
    await expect.element(from).toHaveValue('15:00')
    await expect.element(from.getByRole('option', { name: '16:00' })).toBeInTheDocument()
    await expect.element(from.getByRole('option', { name: '16:10' })).not.toBeInTheDocument()
    await from.selectOptions('10:00')
    await expect.element(until).toHaveValue('17:00')
    await expect.element(until.getByRole('option', { name: '11:50' })).not.toBeInTheDocument()
    await expect.element(until.getByRole('option', { name: '12:00' })).toBeInTheDocument()
  })

  it('[ORD-158] in the new-order dialog, one click fills in the amount of the last order', async () => {
    const onDraftChange = fn()
    const screen = await renderIn('en', <Pickup onDraftChange={onDraftChange} />)
    await screen.getByRole('button', { name: '875,00 €, as on Fri 20 Nov' }).click()
    expect(onDraftChange).toHaveBeenLastCalledWith({
      requestType: 'pickup',
      patch: { totalAmount: '875,00' },
    })
    await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).toHaveFocus()
  })

  it('the new-order dialog writes an amount in full when the focus leaves the field', async () => {
    const screen = await renderIn('en', <Pickup />)
    const amount = screen.getByRole('textbox', { name: 'Total amount' })
    await expect.element(amount).toHaveAccessibleDescription('With up to two decimals, for example 1.234,50.')
    await amount.fill('2500,5')
    await expect.element(amount).toHaveValue('2500,5')
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await expect.element(amount).toHaveValue('2.500,50')
  })

  it('the new-order dialog focuses the invalid field after an attempt to send, and the summary links to that field', async () => {
    const screen = await renderIn('en', <Pickup />)
    await screen.getByRole('button', { name: 'Send' }).click()
    const summary = screen.getByRole('alert')
    const amount = screen.getByRole('textbox', { name: 'Total amount' })
    await expect.element(amount).toHaveFocus()
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await summary.getByRole('link', { name: /Total amount/ }).click()
    await expect.element(amount).toHaveFocus()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('12,30')
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('the new-order dialog validates a field only after the focus has left it', async () => {
    const screen = await renderIn('en', <Pickup />)
    const amount = screen.getByRole('textbox', { name: 'Total amount' })
    await amount.fill('twelve')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  })

  it('Enter in a field, and Ctrl with Enter in the comments, send the form of the new-order dialog', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Resumed isResumed={false} onSend={onSend} />)
    await screen.getByRole('textbox', { name: 'Total amount' }).click()
    await userEvent.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledTimes(1)
    await screen.getByRole('textbox', { name: 'Comments' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onSend).toHaveBeenCalledTimes(2)
  })

  it('before an order is sent, the new-order dialog shows the order with all its numbers', async () => {
    const onConfirm = fn()
    const screen = await renderIn('en', <Confirming phase="editing" />)
    await expect.element(screen.getByRole('dialog', { name: 'New order' })).toBeVisible()
    await screen.redraw(<Confirming onConfirm={onConfirm} />)
    const question = screen.getByRole('dialog', { name: 'Send this order?' })
    await expect.element(question).toMatchTextContent(/4\.321,09 €/)
    await expect.element(question).toMatchTextContent(/Tue 24 Nov, 09:00–11:00/)
    await expect.element(question).toMatchTextContent(/Gran Vía 12/)
    const confirm = question.getByRole('button', { name: 'Order pickup for 4.321,09 €' })
    await expect.element(confirm).toHaveFocus()
    await confirm.click()
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('if the second click of a double click hits the confirm button of the new-order dialog, the order is not sent', async () => {
    const onConfirm = fn()
    const screen = await renderIn('en', <Confirming onConfirm={onConfirm} />)
    const confirm = screen.getByRole('button', { name: /^Order pickup/ })
    confirm.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('the new-order dialog goes back one step when its button or Escape is pressed, and keeps all typed values', async () => {
    const onDecline = fn()
    const screen = await renderIn('en', <Confirming onDecline={onDecline} />)
    await screen.getByRole('button', { name: 'Back' }).click()
    await userEvent.keyboard('{Escape}')
    expect(onDecline).toHaveBeenCalledTimes(2)
    await screen.redraw(<Confirming phase="editing" />)
    await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).toHaveValue('4.321,09')
  })

  it('the new-order dialog asks about an amount far above the usual amounts, and sends the order once the user has confirmed the amount', async () => {
    const screen = await renderIn('en', <FarAboveTheUsual />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/far above.*4\.850,00 €/)
    await expect
      .element(screen.getByRole('button', { name: /^Order pickup/ }))
      .not.toHaveAttribute('aria-disabled')
  })

  it('the new-order dialog becomes a receipt with the number of the order, its next steps, a calendar file and a button to print', async () => {
    const onDetails = fn()
    const onAnother = fn()
    const screen = await renderIn('en', <Receipt onDetails={onDetails} onAnother={onAnother} />)
    const receipt = screen.getByRole('dialog', { name: 'Ordered' })
    await expect.element(receipt).toMatchTextContent(/Order 10193.*Tue 24 Nov, 09:00–11:00/)
    await expect.element(receipt.getByRole('button', { name: 'Print the confirmation' })).toBeVisible()
    await expect
      .element(receipt.getByRole('link', { name: /Add to the calendar/ }))
      .toHaveAttribute('download', 'pickup-10193.ics')
    await receipt.getByRole('button', { name: 'Open the order' }).click()
    expect(onDetails).toHaveBeenCalledOnce()
    await receipt.getByRole('button', { name: 'Another order' }).click()
    expect(onAnother).toHaveBeenCalledOnce()
  })

  it('the new-order dialog says on the receipt of an agile pickup that its values can be declared', async () => {
    const screen = await renderIn('en', <ReceiptOfAgilePickup />)
    await expect.element(screen.getByRole('button', { name: /Declare what is in the bags/ })).toBeVisible()
  })

  it('the new-order dialog disables all its controls while the order is being sent', async () => {
    const pressed = fn()
    const screen = await renderIn('en', <Saving phase="editing" />)
    await expect.element(screen.getByRole('dialog', { name: 'New order' })).toBeVisible()
    await screen.redraw(<Saving onConfirm={pressed} onDecline={pressed} onClose={pressed} />)
    const question = screen.getByRole('dialog', { name: 'Send this order?' })
    const confirm = question.getByRole('button', { name: /Order pickup/ })
    await expect.element(confirm).toHaveAttribute('aria-busy', 'true')
    await confirm.click({ force: true })
    await userEvent.keyboard('{Escape}')
    expect(pressed).not.toHaveBeenCalled()
  })

  it.each([
    ['failed', NotSaved, /was not saved/],
    ['unknown', MayHaveBeenSaved, /may have been saved/],
    ['conflict', AlreadySavedOtherwise, /earlier version was already saved/],
    ['forbidden', NotAllowed, /not allowed/],
  ] as const)(
    'the new-order dialog keeps everything typed after a failure and says what to do (%s)',
    async (_, Failure, words) => {
      const screen = await renderIn('en', <Failure />)
      await expect.element(screen.getByRole('alert')).toMatchTextContent(words)
      await expect.element(screen.getByRole('textbox', { name: 'Total amount' })).toHaveValue('4.321,09')
      await expect
        .element(screen.getByRole('textbox', { name: 'Comments' }))
        .toHaveValue('Two bags at the counter')
    },
  )

  it('the new-order dialog shows the text that the server sent, and does not suggest sending the order again', async () => {
    const screen = await renderIn('en', <RefusedInWords />)
    const notice = screen.getByRole('alert')
    await expect.element(notice).toMatchTextContent(/was not accepted.*El punto está cerrado ese día/)
    await expect.element(notice).not.toMatchTextContent(/again/)
  })

  it('the new-order dialog shows a refusal of the server at the refused field until this field is changed', async () => {
    const screen = await renderIn('en', <RefusedByTheServer />)
    const amount = screen.getByRole('textbox', { name: 'Total amount' })
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await amount.fill('10')
    await expect.element(amount).not.toHaveAttribute('aria-invalid')
  })
})
