import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { screen } from '../screen'
import { violations } from '../violations'

const section = () => page.getByRole('region', { name: 'Service accounts' })
const account = () => section().getByRole('listitem', { name: 'Nightly orders' })
const adder = () => section().getByRole('button', { name: 'New service account' })
const dialog = () => page.getByRole('dialog')
const question = () => page.getByRole('alertdialog')
const secret = /^[\w-]{43}$/

const shownSecret = async () => {
  await expect.element(dialog().getByText(secret)).toBeVisible()
  const { textContent } = dialog().getByText(secret).element()
  await dialog().getByRole('button', { name: 'I have copied it' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  return textContent ?? ''
}

describe('service accounts on the page of sessions', () => {
  it('[SES-61, SES-63] an administrator can create a service account, renew its secret and end it, and sees each secret only once', async () => {
    await screen('/sessions', { as: 'provider-admin' })
    await expect.element(section().getByText('No service accounts')).toBeVisible()
    await adder().click()
    await dialog().getByRole('button', { name: 'Create account' }).click()
    await expect.element(dialog().getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await dialog().getByRole('textbox', { name: 'Name' }).fill('Nightly orders')
    await dialog()
      .getByRole('combobox', { name: /User whose rights/ })
      .click()
    await userEvent.keyboard('customer-operator')
    await page.getByRole('option', { name: /customer-operator/ }).click()
    expect(await violations()).toEqual([])
    await dialog().getByRole('button', { name: 'Create account' }).click()
    const first = await shownSecret()
    await expect.element(adder()).toHaveFocus()
    await expect.element(account()).toMatchTextContent(/customer-operator.*Last sign-in\s*never/)
    expect(document.body.textContent).not.toContain(first)

    await account().getByRole('button', { name: 'Renew secret' }).click()
    await question().getByRole('button', { name: 'Renew secret' }).click()
    expect(await shownSecret()).not.toBe(first)
    await expect.element(account().getByRole('button', { name: 'Renew secret' })).toHaveFocus()

    await account().getByRole('button', { name: 'End account' }).click()
    await question().getByRole('button', { name: 'End account' }).click()
    await expect.element(page.getByText('The service account has ended.')).toBeVisible()
    await expect.element(section().getByText('No service accounts')).toBeVisible()
    await expect.element(adder()).toHaveFocus()
  })

  it('[SES-60] the page of sessions shows no service accounts to users who may not manage them', async () => {
    await screen('/sessions', { as: 'customer-supervisor' })
    await expect.element(page.getByRole('heading', { name: 'Sessions', level: 1 })).toBeVisible()
    await expect.element(section()).not.toBeInTheDocument()
  })
})
