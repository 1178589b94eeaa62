import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath, expectQuery } from '../address'
import {
  countOfRows,
  filterField,
  filters,
  headings,
  openFilters,
  PHONE,
  rows,
  showInactive,
  table,
  WIDE,
} from '../list-page'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { CLIENTS, editLink, exportList, POINTS, row, SUBCLIENTS } from './list-parts'

describe('the list of', () => {
  it('[CLI-70] [CLI-73] [CLI-74] the list of clients filters by complete codes, links to the forms, and can be exported', async () => {
    await screen(`${CLIENTS}?codeSol=0101&codePrecise=true`, { as: 'provider-admin', ...WIDE })
    await expect.element(row('Bazar Norte')).toMatchTextContent(/0101.*SmartCash/)
    expect(countOfRows()).toBe(2)
    expect(headings()).toEqual(['Select', 'Country', 'Code', 'Description', 'Active', 'Type', 'Actions'])
    await expect.element(editLink('Bazar Norte')).toHaveAttribute('href', `${CLIENTS}/1`)
    await expect
      .element(page.getByRole('link', { name: 'Add client' }))
      .toHaveAttribute('href', `${CLIENTS}/add`)
    await exportList()
    expect(world.sent('clients.requestReport').at(-1)?.body).toEqual({
      cashClientParamsDTO: { active: true, codeSol: '0101', codePrecise: true },
      informationOptionsClient: { country: true, active: true, entity: true, entityDescription: true },
    })
  })

  it('[SUB-51] [SUB-54] [SUB-56] the list of centers contains only centers of the user’s country, and can be exported', async () => {
    const address = `${SUBCLIENTS}?clientDesc=Bazar&delegationDesc=Bilbao&countryId=2`
    await screen(address, { as: 'provider-staff', ...WIDE })
    await expect.element(row('Bazar Norte Bilbao')).toMatchTextContent('0101 - Bazar Norte')
    expect(countOfRows()).toBe(2)
    await expectQuery({ clientDesc: 'Bazar', delegationDesc: 'Bilbao' })
    expect(headings()).toEqual([
      'Select',
      'Delegation',
      'Client',
      'Code',
      'Description',
      'Active',
      'Type',
      'Actions',
    ])
    await openFilters()
    await expect.element(filterField('Delegation')).toHaveValue('Bilbao')
    await exportList()
    expect(world.sent('subclients.requestReport').at(-1)?.body).toMatchObject({
      cashSubclientParamsDTO: { active: true, clientDesc: 'Bazar', delegationDesc: 'Bilbao' },
      informationOptionsSubclient: { center: true, delegation: true },
    })
  })

  it('[SVP-21] [SVP-27] the list of service points can be filtered by type and device, and can be exported', async () => {
    await screen(POINTS, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(11)
    expect(headings()).toEqual([
      'Select',
      'Type',
      'Client',
      'Center',
      'Code',
      'Description',
      'Device id',
      'Active',
      'Actions',
    ])
    await openFilters()
    await filters().getByRole('combobox', { name: 'Type' }).selectOptions('SmartCash')
    await filterField('Device id').fill('DEV-1300')
    await userEvent.keyboard('{Enter}')
    await expect.poll(countOfRows).toBe(2)
    await expectQuery({ type: 'CASHTODAY', deviceId: 'DEV-1300' })
    await exportList()
    expect(world.sent('servicePoints.requestReport').at(-1)?.body).toMatchObject({
      cashServicepointParamsDTO: { active: true, type: 'CASHTODAY', deviceId: 'DEV-1300' },
      informationOptionsServicePoint: { modules: true, subclientCode: true },
    })
    expect(await violations()).toEqual([])
  })

  it('the list of service points shows cards on a phone, and needs no horizontal scrolling', async () => {
    await screen(`${POINTS}?codeSol=0513`, { as: 'provider-admin', ...PHONE })
    await expect.poll(countOfRows).toBe(2)
    expect(document.documentElement.scrollWidth).toBe(PHONE.width)
    expect(await violations()).toEqual([])
  })
})

describe('the rights of a user on a list', () => {
  it.each([CLIENTS, SUBCLIENTS, POINTS])(
    '[REC-30] [REC-32] [REC-34] a user who may only read the list of %s finds no way to change it, whatever its URL is',
    async (list) => {
      await screen(`${list}?active=false&countryId=1`, { as: 'customer-supervisor', ...WIDE })
      await expect.element(rows().nth(1)).toMatchTextContent('Yes')
      await expectQuery({})
      expect(table().getByRole('switch').elements()).toEqual([])
      expect(table().getByRole('link').elements()).toEqual([])
      expect(page.getByRole('link', { name: /^Add / }).elements()).toEqual([])
      expect(showInactive().elements()).toEqual([])
    },
  )

  it.each([
    ['customer-viewer', CLIENTS, '/orders'],
    ['customer-viewer', SUBCLIENTS, '/orders'],
    ['customer-viewer', POINTS, '/orders'],
    ['customer-supervisor', `${CLIENTS}/add`, '/administration/users'],
    ['customer-supervisor', `${CLIENTS}/1`, '/administration/users'],
    ['customer-supervisor', `${SUBCLIENTS}/add`, '/administration/users'],
    ['customer-supervisor', `${SUBCLIENTS}/1`, '/administration/users'],
    ['customer-supervisor', `${POINTS}/add`, '/administration/users'],
    ['customer-supervisor', `${POINTS}/1`, '/administration/users'],
  ])(
    '[RTE-6] a user who may not open a page of the administration is redirected: %s from %s to %s',
    async (as, path, to) => {
      await screen(path, { as })
      await expectPath(to)
    },
  )
})
