import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { countOfRows, PHONE, rows, WIDE } from '../list-page'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { CLIENTS, editLink, POINTS } from './list-parts'

const USERS = '/administration/users'
const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
const nameOf = (count: number) => rows().nth(count).getByRole('rowheader')
/** The names in the cells of the first rows. */
const names = async () => {
  await expect.element(nameOf(2)).toBeVisible()
  return [1, 2].map((count) => nameOf(count).element().textContent ?? '')
}
const save = (name: string) => panel(name).getByRole('button', { name: 'Save', exact: true })
/** Opens a record in the panel beside the list, and begins to edit it there. */
const editHere = async (name: string): Promise<void> => {
  await panel(name).getByRole('button', { name: 'Edit here' }).click()
  await expect.element(save(name)).toBeVisible()
}

describe('the panel beside a list of records', () => {
  it('[REC-123] [REC-124] the key Space opens the focused row in a panel, the keys j and k move to the next and previous row, and Escape returns to the row', async () => {
    await screen(POINTS, { as: 'provider-admin', ...WIDE })
    const [first = '', second = ''] = await names()
    const box = rows().nth(1).getByRole('checkbox')
    ;(box.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(box).toBeChecked()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    ;(editLink(first).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(panel(first)).toMatchTextContent(/Client.*Center.*Address/)
    await expect.element(panel(first).getByRole('link', { name: /^Users \(\d+\)$/ })).toBeVisible()
    await expect.element(rows().nth(1)).toHaveAttribute('aria-current', 'true')
    expect(await violations()).toEqual([])
    await userEvent.keyboard('j')
    await expect.element(panel(second)).toBeVisible()
    await expect.element(rows().nth(2)).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('k')
    await expect.element(panel(first)).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(panel(second)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel(second)).not.toBeInTheDocument()
    await expect.element(editLink(second)).toHaveFocus()
    await expectPath(POINTS)
    await userEvent.keyboard(' ')
    await expect.element(panel(second)).toBeVisible()
    await panel(second).getByRole('link', { name: 'Open the record' }).click()
    await expectPath(/servicepoints\/\d+$/)
  })

  it('[REC-123] the panel of a row shows who changed the record last, with a link to its history', async () => {
    await world.as('provider-staff').clients.setStatus({ params: { id: 5 }, body: { value: false } })
    await world.as('provider-staff').clients.setStatus({ params: { id: 5 }, body: { value: true } })
    await screen(CLIENTS, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBeGreaterThan(1)
    const looks = rows().getByRole('button', { name: /^Look at / })
    await expect.element(looks.first()).toBeVisible()
    const at = looks.elements().findIndex((each) => each.closest('[data-row-id="5"]') !== null)
    await looks.nth(at).click()
    await page.getByRole('link', { name: /^Last changed by Sergio Blanco/ }).click()
    await expectPath('/administration/clients/5/history')
  })

  it('[REC-123] the panel of a service point shows its limits only to users who may open the page of the service point', async () => {
    await screen(`${POINTS}?description=Gran%20V%C3%ADa%2012`, { as: 'provider-admin', ...WIDE })
    await page.getByRole('button', { name: 'Look at Gran Vía 12' }).click()
    await expect.element(panel('Gran Vía 12')).toMatchTextContent(/Limits.*EUR 50\.000,00.*USD 20\.000,00/)
    expect(await violations()).toEqual([])
    await screen(`${POINTS}?description=Gran%20V%C3%ADa%2012`, { as: 'customer-supervisor', ...WIDE })
    await page.getByRole('button', { name: 'Look at Gran Vía 12' }).click()
    await expect.element(panel('Gran Vía 12')).toMatchTextContent(/Address/)
    await expect.element(panel('Gran Vía 12')).not.toMatchTextContent(/Limits/)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Look at Gran Vía 12' })).toHaveFocus()
    expect(world.sent('servicePoints.get')).toHaveLength(1)
  })

  it('[REC-123] on a phone the panel of a row covers the list, has buttons for the neighbouring rows, and returns the focus to the row', async () => {
    await screen(USERS, { as: 'provider-admin', ...PHONE })
    await page
      .getByRole('button', { name: /^Look at / })
      .first()
      .click()
    const shown = page.getByRole('dialog')
    await expect.element(shown).toMatchTextContent(/E-?mail/i)
    const next = shown.getByRole('button', { name: 'Next row' })
    await expect
      .element(shown.getByRole('button', { name: 'Previous row' }))
      .toHaveAttribute('aria-disabled', 'true')
    expect(await violations()).toEqual([])
    const shownName = () => shown.getByRole('heading').first().element().textContent
    const first = shownName()
    await userEvent.keyboard('j')
    await expect.poll(shownName).not.toBe(first)
    await userEvent.keyboard('k')
    await expect.poll(shownName).toBe(first)
    await next.click()
    await expect.poll(shownName).not.toBe(first)
    await shown.getByRole('button', { name: 'Close' }).click()
    await expect.element(shown).not.toBeInTheDocument()
    expect(document.activeElement?.closest('[data-row-id]')).not.toBeNull()
  })

  it('[REC-125] a limit can be edited, saved and restored in the panel of a row, and the focus returns to the edit button', async () => {
    await screen(`${POINTS}?description=Gran%20V%C3%ADa%2012`, { as: 'provider-admin', ...WIDE })
    await page.getByRole('button', { name: 'Look at Gran Vía 12' }).click()
    await editHere('Gran Vía 12')
    await panel('Gran Vía 12').getByRole('button', { name: 'Change EUR 50.000,00' }).click()
    await page.getByRole('textbox', { name: /^Amount/ }).fill('61.000,00')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
    expect(await violations()).toEqual([])
    await save('Gran Vía 12').click()
    await expect.element(panel('Gran Vía 12')).toMatchTextContent(/EUR 61\.000,00/)
    await expect.element(panel('Gran Vía 12').getByRole('button', { name: 'Edit here' })).toHaveFocus()
    const [sent] = world.sent('servicePoints.save')
    expect(sent?.headers.get('If-Match')).not.toBeNull()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(panel('Gran Vía 12')).toMatchTextContent(/EUR 50\.000,00/)
  })

  it('[REC-125] the panel of a row asks for a confirmation before the key j or Escape discards typed text', async () => {
    await screen(POINTS, { as: 'provider-admin', ...WIDE })
    const [first = '', second = ''] = await names()
    await page.getByRole('button', { name: `Look at ${first}` }).click()
    await editHere(first)
    await page.getByRole('button', { name: 'Add limit' }).click()
    const limit = page.getByRole('dialog', { name: 'Add limit' })
    await limit.getByRole('combobox').selectOptions('USD')
    await limit.getByRole('textbox').fill('100')
    await userEvent.keyboard('{Enter}')
    await expect.element(save(first)).toBeEnabled()
    ;(save(first).element() as HTMLElement).focus()
    await userEvent.keyboard('j')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button').first().click()
    await expect.element(panel(first)).toBeVisible()
    ;(save(first).element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
    await question.getByRole('button').first().click()
    ;(save(first).element() as HTMLElement).focus()
    await userEvent.keyboard('j')
    await question.getByRole('button').last().click()
    await expect.element(panel(second)).toBeVisible()
    await expect.element(panel(second).getByRole('button', { name: 'Edit here' })).toBeVisible()
    expect(world.sent('servicePoints.save')).toHaveLength(0)
  })

  it('[REC-125] the panel of a row shows what another user has saved in the meantime, and lets the user choose if both changed a field', async () => {
    await screen(`${CLIENTS}?description=Bazar`, { as: 'provider-admin', ...WIDE })
    await page.getByRole('button', { name: 'Look at Bazar Norte' }).click()
    const typeId = async (id: string) => {
      await editHere('Bazar Norte')
      await page.getByRole('textbox', { name: 'SmartCash id' }).last().fill(id)
    }
    await typeId('SC-BEFORE')
    await save('Bazar Norte').click()
    await expect.element(panel('Bazar Norte')).toMatchTextContent(/SC-BEFORE/)
    await typeId('SC-PANEL')
    const body = { ...(world.sent('clients.save')[0]?.body as object), idSmartcash: 'SC-OTHER' }
    await unwrap(
      world
        .as('provider-staff')
        .clients.save({ body: body as never }, { idempotencyKey: crypto.randomUUID() }),
    )
    await save('Bazar Norte').click()
    await expect.element(page.getByText('Someone else saved it while you were editing')).toBeVisible()
    expect(await violations()).toEqual([])
    await panel('Bazar Norte').getByRole('button', { name: 'Keep mine: SC-PANEL' }).click()
    await save('Bazar Norte').click()
    await expect.element(panel('Bazar Norte')).toMatchTextContent(/SC-PANEL/)
  })
})
