import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { DraftOfferDialog, type DraftOfferDialogProps } from './draft-offer-dialog'

const offer = (changed: Partial<DraftOfferDialogProps> = {}) => {
  const handlers = { onContinue: vi.fn(), onStartOver: vi.fn(), onClose: vi.fn() }
  const dialog = (
    <DraftOfferDialog
      isOpen
      type="pickup"
      servicePoint="Gran Vía 12"
      typedAt={new Date('2026-11-20T17:42:00+01:00')}
      moved={undefined}
      timeZone="Europe/Madrid"
      {...handlers}
      {...changed}
    />
  )
  return { dialog, ...handlers }
}

it('offers a draft by what it is and when it was typed, and goes on with it at once', async () => {
  const { dialog, onContinue, onStartOver } = offer()
  const screen = await renderIn('en', dialog)
  await expect
    .element(screen.getByRole('dialog'))
    .toMatchTextContent(/Pickup.*Gran Vía 12.*20\/11\/2026 17:42/)
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onContinue).toHaveBeenCalledOnce()
  expect(onStartOver).not.toHaveBeenCalled()
})

it('gives up nothing by Escape, and says what starting over means', async () => {
  const { dialog, onStartOver, onClose } = offer()
  const screen = await renderIn('en', dialog)
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await expect.element(screen.getByText(/start over.*discarded/i)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(onStartOver).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Start over' }).click()
  expect(onStartOver).toHaveBeenCalledOnce()
})

it('says which date was moved, where to and why', async () => {
  const reason = {
    rule: 'not-today',
    key: 'orders.date.not-today',
    earliest: '2026-11-24',
    params: { earliest: '24/11/2026' },
  } as const
  const { dialog } = offer({ moved: { from: '2026-11-21', to: '2026-11-24', reasons: [reason] } })
  const screen = await renderIn('en', dialog)
  const note = screen.getByRole('note')
  await expect.element(note).toMatchTextContent(/24\/11\/2026.*21\/11\/2026.*cannot be scheduled for today/)
})
