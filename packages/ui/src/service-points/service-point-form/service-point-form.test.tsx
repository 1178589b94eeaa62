import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './service-point-form.stories'

const {
  ByHand,
  ChannelRefused,
  ChannelTyped,
  ChannelWithoutAnswer,
  Edited,
  EditedSol,
  Found,
  New,
  RefusedAtItsField,
  SafeByDefault,
} = composeStories(stories)

describe('a new service point', () => {
  it('[SVP-36] the form of a new service point shows only the field for the code until the code is known', async () => {
    const screen = await renderIn('en', <New />)
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
    expect(screen.getByRole('textbox', { name: 'Address' }).query()).toBeNull()
  })

  it('[SVP-64] the form of a new service point shows the values of the core system, with a read-only description', async () => {
    const screen = await renderIn('en', <Found />)
    await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Plaza Nueva')
    await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly')
    await expect
      .element(screen.getByRole('textbox', { name: 'Address' }))
      .toHaveValue('Plaza Nueva 11, 48005 Bilbao')
  })

  it('[SVP-45] [SVP-46] the form of a new service point shows only the modules of the chosen type, and changes the type without a confirmation', async () => {
    const screen = await renderIn('en', <Found />)
    const group = screen.getByRole('group', { name: 'Modules' })
    await userEvent.click(group.getByRole('checkbox', { name: 'Sol Customer Pickup' }))
    await expect.element(screen.getByRole('switch', { name: 'Agile pickup' })).toBeVisible()
    await userEvent.click(screen.getByText('SmartCash', { exact: true }))
    await expect.element(group.getByRole('checkbox', { name: 'Smartcash Deposit' })).not.toBeChecked()
    expect(group.getByRole('checkbox', { name: 'Sol Customer Pickup' }).query()).toBeNull()
    expect(screen.getByRole('switch', { name: 'Agile pickup' }).query()).toBeNull()
    await expect.element(screen.getByRole('textbox', { name: 'Device id' })).toBeVisible()
  })

  it('[SVP-36] if a new service point is entered by hand, its form shows the type, and the type cannot be changed', async () => {
    const screen = await renderIn('en', <ByHand />)
    await expect.element(screen.getByText(/^Type: SmartCash\./)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'SOL' }).query()).toBeNull()
  })

  it('[SVP-41] [SVP-48] [SVP-49] if the module for deposits is switched on, a new service point gets the main currency, which cannot be removed', async () => {
    const screen = await renderIn('en', <ByHand />)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Smartcash Deposit' }))
    await expect
      .element(screen.getByRole('list', { name: 'Currencies' }))
      .toMatchTextContent(/EUR · Euro: main currency, it stays/)
    expect(screen.getByRole('button', { name: /Remove EUR/ }).query()).toBeNull()
  })

  it('[SVP-59] the form of a new service point names the bounds of the fee, and is not sent without a fee', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <ByHand onSend={onSend} />)
    await expect.element(screen.getByText('Payments are made at the device')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remesapay' }))
    const fee = screen.getByRole('textbox', { name: 'Fee' })
    await userEvent.type(fee, '1.5')
    await userEvent.tab()
    await expect.element(fee).toHaveAccessibleDescription(/Enter a whole number/)
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(onSend).not.toHaveBeenCalled()
  })
})

it('[SVP-51] a new safe has the account and the password from the back end, unless the user types another password', async () => {
  const screen = await renderIn('en', <SafeByDefault />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Smartcash Virtual Safe' }))
  await expect.element(screen.getByRole('textbox', { name: 'Safe account' })).toHaveValue('SAFE-REMESA')
  const kept = screen.getByRole('group', { name: 'Password' })
  await expect.element(kept).toMatchTextContent(/The default password is used, and never shown/)
  await userEvent.click(kept.getByRole('button', { name: 'Replace' }))
  await expect
    .element(screen.getByLabelText('Password'))
    .toHaveAccessibleDescription(/the default password is used/)
  await userEvent.click(screen.getByRole('button', { name: 'Use the default' }))
  await expect.element(kept).toBeVisible()
})

describe('an edited service point', () => {
  it('[SVP-67] the form of an edited service point can be sent only after a change, and the values that were not changed are kept', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Edited onSend={onSend} />)
    await expect.element(screen.getByRole('button', { name: /^Save/ })).toBeDisabled()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(onSend).not.toHaveBeenCalled()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Address' }), 'Plaza Nueva 12')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    expect(onSend).toHaveBeenCalledOnce()
    expect(onSend.mock.lastCall?.[0].draft).toMatchObject({
      type: 'CASHTODAY',
      address: 'Plaza Nueva 12',
      deviceId: 'DEV-48008-1',
      password: '',
    })
  })

  it('[SVP-54] the form of an edited service point asks before its type changes, and names the fields that would be emptied', async () => {
    const screen = await renderIn('en', <Edited />)
    await userEvent.click(screen.getByText('SOL', { exact: true }))
    const question = screen.getByRole('alertdialog', { name: 'Change the type to SOL?' })
    await expect.element(question).toMatchTextContent(/Device id.*Channels.*Safe account.*Fee/)
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await expect.element(screen.getByRole('textbox', { name: 'Device id' })).toHaveValue('DEV-48008-1')
    await userEvent.click(screen.getByText('SOL', { exact: true }))
    await userEvent.click(question.getByRole('button', { name: 'Change type' }))
    expect(screen.getByRole('textbox', { name: 'Device id' }).query()).toBeNull()
  })

  it('[SVP-58] [SVP-72] the form of an edited service point says that a password is set without showing it, and keeps the password if the user does not replace it', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Edited onSend={onSend} />)
    const stored = screen.getByRole('group', { name: 'Password' })
    await expect.element(stored).toMatchTextContent(/It is set, and never shown/)
    await userEvent.click(stored.getByRole('button', { name: 'Replace' }))
    await expect.element(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('new one')
    await userEvent.click(screen.getByRole('button', { name: 'Keep the current one' }))
    await expect.element(stored).toBeVisible()
    await userEvent.fill(screen.getByRole('textbox', { name: 'Address' }), 'Plaza Nueva 12')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    expect(onSend.mock.lastCall?.[0].draft).toMatchObject({ password: '', backEndPassword: 'stored' })
  })

  it('[SVP-14] the form of an edited service point names the modules that its type may not have, and can be saved without another change', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <EditedSol onSend={onSend} />)
    await expect.element(screen.getByText(/Saving removes: Smartcash Issues\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the form of an edited service point shows a refusal of the server at the refused field', async () => {
    const screen = await renderIn('en', <RefusedAtItsField />)
    const device = screen.getByRole('textbox', { name: 'Device id' })
    await userEvent.fill(device, 'DEV 48008')
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }))
    await expect
      .element(device)
      .toHaveAccessibleDescription('Use letters, digits, dashes and underscores only')
  })
})

describe('the field of channels', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const nextFrame = () => new Promise(requestAnimationFrame)

  // `expect.element` would advance the fake timers at each attempt. Waiting for a frame does not advance them.
  const typed = async (screen: Awaited<ReturnType<typeof renderIn>>, text: string) => {
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), text)
    const announced = screen.getByText(new RegExp(`^${text.trim()} is`))
    while (announced.query() === null) await nextFrame()
    // The test waits two frames, because the timers start only after the frame in which the text is rendered.
    await nextFrame()
    await nextFrame()
  }

  it('[SVP-80] [SVP-81] the field of channels creates a new channel only once, a second after the last key', async () => {
    const onCreate = fn()
    const screen = await renderIn('en', <Edited channels={{ onCreate }} />)
    // The test waits less than a second, because filling in the field has already taken a part of the second.
    await typed(screen, 'Kio')
    await vi.advanceTimersByTimeAsync(300)
    await typed(screen, 'Kiosk')
    await vi.advanceTimersByTimeAsync(800)
    expect(onCreate).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    await expect.poll(() => onCreate.mock.calls).toEqual([[{ query: { text: 'Kiosk', countryId: 1 } }]])
  })

  it('[SVP-81] if the typed text is the name of an existing channel in any case, the field of channels chooses this channel and creates nothing', async () => {
    const onCreate = fn()
    const screen = await renderIn('en', <Edited channels={{ onCreate }} />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), ' drive-IN')
    await expect.element(screen.getByRole('combobox', { name: 'Channels' })).toHaveValue(' drive-IN')
    await vi.advanceTimersByTimeAsync(1_100)
    await expect.element(screen.getByRole('list', { name: 'Channels' })).toMatchTextContent(/Drive-in/)
    expect(onCreate).not.toHaveBeenCalled()
  })

  it('[SVP-80] the field of channels creates nothing while the text ends with a space, so that a channel can have two words', async () => {
    const onCreate = fn()
    const screen = await renderIn('en', <Edited channels={{ onCreate }} />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), 'Fast ')
    await expect
      .element(screen.getByText('Fast is new. Go on typing, or press Enter to create it.'))
      .toBeVisible()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(onCreate).not.toHaveBeenCalled()
    await typed(screen, 'Fast lane')
    await vi.advanceTimersByTimeAsync(1_100)
    await expect.poll(() => onCreate.mock.calls).toEqual([[{ query: { text: 'Fast lane', countryId: 1 } }]])
  })

  it('[SVP-80] Enter in the field of channels creates a new channel at once, and Escape stops its automatic creation', async () => {
    const onCreate = fn()
    const screen = await renderIn('en', <Edited channels={{ onCreate }} />)
    await typed(screen, 'Kiosk')
    await expect.element(screen.getByRole('option', { name: 'Create “Kiosk”' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect
      .element(screen.getByText('Kiosk is new and is not created. Press Enter to create it.'))
      .toBeVisible()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(onCreate).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('combobox', { name: 'Channels' })).toHaveValue('Kiosk')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onCreate.mock.calls).toEqual([[{ query: { text: 'Kiosk', countryId: 1 } }]])
  })

  it('[SVP-83] if the user types more while a channel is created, the field of channels keeps the longer text and does not choose the created channel', async () => {
    const screen = await renderIn('en', <Edited />)
    await typed(screen, 'Fast lane')
    const reloaded = [{ id: 9, text: 'Fast' }]
    await screen.redraw(<Edited channels={{ creation: { kind: 'created', text: 'Fast', reloaded } }} />)
    await expect.element(screen.getByRole('combobox', { name: 'Channels' })).toHaveValue('Fast lane')
    await expect.element(screen.getByRole('list', { name: 'Channels' })).not.toMatchTextContent(/Fast/)
  })

  it('the field of channels says that a channel is chosen already', async () => {
    const screen = await renderIn('en', <Edited />)
    await typed(screen, 'counter')
    await expect.element(screen.getByText('counter is already chosen')).toBeVisible()
  })

  it('[SVP-83] the field of channels chooses a new channel once it is created', async () => {
    const screen = await renderIn('en', <Edited />)
    const reloaded = [{ id: 9, text: 'Kiosk' }]
    await typed(screen, 'Kiosk')
    await screen.redraw(<Edited channels={{ creation: { kind: 'created', text: 'Kiosk', reloaded } }} />)
    await expect.element(screen.getByRole('list', { name: 'Channels' })).toMatchTextContent(/Kiosk/)
    await expect.element(screen.getByRole('combobox', { name: 'Channels' })).toHaveValue('')
  })
})

describe('a channel that was not created', () => {
  it('[SVP-82] the reason why a channel was not created is shown under the field of channels, in the text that the server sent', async () => {
    const screen = await renderIn('en', <ChannelRefused />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), 'Kiosk')
    await expect
      .element(screen.getByRole('combobox', { name: 'Channels' }))
      .toHaveAccessibleDescription(/There are too many channels/)
  })

  it('Enter in the field of channels tries again to create a channel that was not created', async () => {
    const onCreate = fn()
    const creation = { kind: 'failed', text: 'Kiosk' } as const
    const screen = await renderIn('en', <ChannelWithoutAnswer channels={{ creation, onCreate }} />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), 'Kiosk')
    await userEvent.keyboard('{Enter}')
    expect(onCreate).toHaveBeenCalledWith({ query: { text: 'Kiosk', countryId: 1 } })
  })

  it('the field of channels announces that a typed channel is new and will be created', async () => {
    const screen = await renderIn('en', <ChannelTyped />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Channels' }), 'Kiosk')
    await expect.element(screen.getByText('Kiosk is new and will be created')).toBeVisible()
  })
})
