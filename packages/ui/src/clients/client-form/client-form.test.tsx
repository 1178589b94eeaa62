import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './client-form.stories'

const { Editing, Refused, Blocked, Adding, ReadyToSearch, Found, ByHand } = composeStories(stories)

describe('the form of a client', () => {
  it('the form of a client shows the values of the core system as text, and sends the changed values', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Editing onSend={onSend} />)
    const core = screen.getByRole('region', { name: 'Core system' })
    await expect.element(core).toMatchTextContent(/Spain.*0101.*CL-0101.*Bazar Norte/)
    expect(screen.getByRole('textbox').elements()).toHaveLength(1)
    await screen.getByRole('textbox', { name: 'SmartCash id' }).fill('SC-2')
    await screen.getByRole('button', { name: /^Save/ }).click()
    const [[sent] = []] = onSend.mock.calls
    expect(sent).toMatchObject({ draft: { idSmartcash: 'SC-2', codeSol: '0101', record: { id: 1 } } })
  })

  it('the form of a client can be synchronised, unless its third-party codes have unsaved changes', async () => {
    const screen = await renderIn('en', <Editing />)
    const sync = screen.getByRole('button', { name: 'Synchronise' })
    await expect.element(sync).not.toHaveAccessibleDescription()
    await screen.getByRole('button', { name: 'Remove SAP S-0101' }).click()
    await expect.element(sync).toHaveAccessibleDescription(/third codes first/)
  })

  it('the form of a new client shows its other fields, with a read-only description, once the code was found in the core system', async () => {
    const screen = await renderIn('en', <ReadyToSearch />)
    expect(screen.getByRole('textbox', { name: 'SmartCash id' }).elements()).toEqual([])
    await screen.getByRole('button', { name: 'Search' }).click()
    const description = screen.getByRole('textbox', { name: 'Description' })
    await expect.element(description).toHaveValue('Floristería Alba')
    await expect.element(description).toHaveAttribute('readonly')
    await screen.getByRole('textbox', { name: 'Code' }).fill('9002')
    await expect.poll(() => description.elements()).toEqual([])
  })

  it('the form of a new client does not contain the table of extra data', async () => {
    const screen = await renderIn('en', <Found />)
    await expect.element(screen.getByRole('region', { name: 'Limits' }).first()).toBeVisible()
    expect(screen.getByRole('region', { name: 'Extra data' }).elements()).toEqual([])
  })

  it('the form of a client sends a new client only when all required fields are filled in', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <ByHand onSend={onSend} />)
    const add = screen.getByRole('button', { name: /^Add$|^Add / }).last()
    await expect.element(add).toHaveAccessibleDescription('2 fields left')
    await screen.getByRole('textbox', { name: 'Description' }).fill('Floristería Alba')
    await screen.getByRole('textbox', { name: 'SmartCash id' }).fill('SC-9')
    await add.click()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the form of a new client first asks for the code, to find the client in the core system', async () => {
    const screen = await renderIn('en', <Adding />)
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Add client')
    await expect.element(screen.getByRole('switch', { name: 'Validate in the core system' })).toBeChecked()
  })

  it('the form of a client shows a refusal at the refused field, and says in the alert if another client has the same code', async () => {
    const screen = await renderIn('en', <Refused />)
    await expect
      .element(screen.getByRole('textbox', { name: 'SmartCash id' }))
      .toHaveAccessibleDescription('Enter at most 10 characters')
    await screen.unmount()
    const blocked = await renderIn('en', <Blocked />)
    await expect
      .element(blocked.getByRole('alert'))
      .toMatchTextContent(/Another client already has this code/)
  })
})
