import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { addThirdCode, save, textField } from './form-parts'
import { CLIENTS, POINTS, SUBCLIENTS } from './list-parts'

const ADMIN = { as: 'provider-admin' }
const synchronise = () => page.getByRole('button', { name: 'Synchronise' })
const undo = () => page.getByRole('main').getByRole('button', { name: 'Undo' })
const changes = () => page.getByRole('note').filter({ hasText: 'Changed by the core system' })
const thirdCode = (system: string) => page.getByRole('rowheader', { name: system })

/** Opens a record, and replaces a third-party code of the core system by a code that is entered by hand. */
const withOwnCode = async (list: string, id: number) => {
  await screen(`${list}/${id}`, ADMIN)
  await addThirdCode('ORACLE', 'zz')
  await save().click()
  await expectPath(list)
  await screen(`${list}/${id}`, ADMIN)
}

describe('synchronising a record', () => {
  it.each([
    { kind: 'clients', of: 'clients', list: CLIENTS },
    { kind: 'subclients', of: 'subclients', list: SUBCLIENTS },
    { kind: 'servicePoints', of: 'service-points', list: POINTS },
  ] as const)(
    '[REC-68] [REC-69] [RCF-6] synchronising a record of $kind shows which third-party codes it has removed, and undo restores them',
    async ({ kind, of, list }) => {
      await withOwnCode(list, 4)
      await synchronise().click()
      await expect.element(changes()).toMatchTextContent(/Third codes.*ORACLE: zz removed/)
      await expect.element(thirdCode('ORACLE')).not.toBeInTheDocument()
      expect(await violations()).toEqual([])
      await undo().click()
      await expect.element(page.getByText('The third codes are as they were before')).toBeVisible()
      await expect.element(thirdCode('ORACLE')).toBeVisible()
      await expect.element(changes()).not.toBeInTheDocument()
      await expect.element(synchronise()).toHaveFocus()
      const sent = world.sent(`${kind}.save`)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.body).toMatchObject({ thirdcodes: [{ system: 'ORACLE', code: 'zz' }] })
      const { content } = await unwrap(
        world
          .as('provider-admin')
          .history.record({ params: { kind: of, id: 4 }, query: { page: 0, size: 10 } }),
      )
      expect(content.map(({ action }) => action)).toEqual(['changed', 'synchronised', 'changed'])
      expect(content[0]?.changes.map(({ field }) => field)).toEqual(['thirdcodes'])
    },
  )

  it('[REC-68] synchronising a client that already has the core system’s values reports that nothing was changed', async () => {
    await screen(`${CLIENTS}/4`, ADMIN)
    await synchronise().click()
    await expect.element(changes()).toBeVisible()
    await synchronise().click()
    await expect.element(page.getByText('Nothing has changed: it is as in the core system')).toBeVisible()
    await expect.element(changes()).not.toBeInTheDocument()
  })

  it('[RCF-6] undoing a synchronisation changes nothing if another user has saved the record since, and keeps the typed text', async () => {
    await withOwnCode(CLIENTS, 4)
    const body = world.sent('clients.save')[0]?.body as object
    await synchronise().click()
    await expect.element(changes()).toBeVisible()
    await textField('SmartCash id').fill('SC-MINE')
    const theirs = { ...body, thirdcodes: [{ system: 'CRM', code: '1' }] }
    await unwrap(
      world
        .as('provider-staff')
        .clients.save({ body: theirs as never }, { idempotencyKey: crypto.randomUUID() }),
    )
    await undo().click()
    await expect.element(page.getByText('Not undone: It has been changed again since then.')).toBeVisible()
    await expect.element(page.getByText('Someone else saved it while you were editing')).toBeVisible()
    await expect.element(thirdCode('CRM')).toBeVisible()
    await expect.element(thirdCode('ORACLE')).not.toBeInTheDocument()
    await expect.element(textField('SmartCash id')).toHaveValue('SC-MINE')
    await expect.element(undo()).not.toBeInTheDocument()
  })

  it('[RCF-6] a synchronisation can’t be undone while the third-party codes have unsaved changes', async () => {
    await withOwnCode(CLIENTS, 4)
    await synchronise().click()
    await addThirdCode('CRM', 'C-1')
    await expect.element(undo()).toHaveAttribute('aria-disabled', 'true')
  })
})
