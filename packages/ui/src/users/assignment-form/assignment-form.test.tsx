import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './assignment-form.stories'

const { AllCenters, AllPoints, AlreadyAssigned, Empty, Full, Narrowing, NoCenters, TooMany } =
  composeStories(stories)
const { CentersFailed } = composeStories(stories)

describe('the form of assignments', () => {
  it('the form of assignments shows the centers of the chosen client, and the points of the chosen center that are not assigned yet', async () => {
    const screen = await renderIn('en', <Empty />)
    const center = screen.getByRole('combobox', { name: 'Center' })
    const point = screen.getByRole('combobox', { name: 'Service point' })
    await expect.element(center).toHaveAccessibleDescription('Choose a client first')
    await expect.element(point).toHaveAccessibleDescription(/search by name, code, client or center/)
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('option', { name: /Bazar Norte/ }).click()
    await center.click()
    await expect.element(screen.getByRole('option', { name: 'All centers (2)' })).toBeVisible()
    await screen.getByRole('option', { name: '0311 - Bazar Norte Bilbao' }).click()
    await point.click()
    await expect.element(screen.getByRole('option', { name: 'PS-114 - Indautxu' })).toBeVisible()
    expect(screen.getByRole('option', { name: /Abando/ }).elements()).toHaveLength(0)
  })

  it('[USR-92] the form of assignments finds points of several clients before a client is chosen, and shows the client and center of each point', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <Empty onAdd={onAdd} />)
    await screen.getByRole('combobox', { name: 'Service point' }).click()
    await screen.getByRole('option', { name: /Indautxu/ }).click()
    await screen.getByRole('combobox', { name: 'Service point' }).click()
    expect(screen.getByRole('option', { name: /Abando/ }).elements()).toEqual([])
    await screen.getByRole('option', { name: /Atocha/ }).click()
    await expect.element(screen.getByText('Atocha · Bazar Norte / Bazar Norte Madrid')).toBeVisible()
    await screen.getByRole('button', { name: 'Add 2' }).click()
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('the form of assignments says that a client has no centers', async () => {
    const screen = await renderIn('en', <NoCenters />)
    await screen.getByRole('combobox', { name: 'Center' }).click()
    await expect.element(screen.getByText('No centers')).toBeVisible()
  })

  it('the form of assignments shows how many points it will add, and adds these points', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <AllPoints onAdd={onAdd} />)
    await screen.getByRole('button', { name: 'Add 2' }).click()
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('the form of assignments requires no point if all centers are chosen, and no center and no point if the whole client is chosen', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <AllCenters onAdd={onAdd} />)
    await expect
      .element(screen.getByRole('combobox', { name: 'Service point' }))
      .toHaveAccessibleDescription('All their points are included')
    await screen.getByRole('checkbox', { name: /^Whole client/ }).click()
    expect(screen.getByRole('combobox', { name: 'Center' }).elements()).toHaveLength(0)
    await screen.getByRole('button', { name: 'Add' }).click()
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('the form of assignments sends nothing if no client is chosen, and focuses the field for the client', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <Empty onAdd={onAdd} />)
    await screen.getByRole('button', { name: 'Add' }).click()
    const client = screen.getByRole('combobox', { name: 'Client' })
    await expect.element(client).toHaveFocus()
    await expect.element(client).toHaveAttribute('aria-invalid', 'true')
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('the form of assignments refuses a client that is already assigned', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <AlreadyAssigned onAdd={onAdd} />)
    await screen.getByRole('button', { name: 'Add' }).click()
    await expect
      .element(screen.getByRole('combobox', { name: 'Client' }))
      .toHaveAccessibleDescription(/This client is already assigned/)
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('the form of assignments asks before points replace a whole client, and adds the points only after a confirmation', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <Narrowing onAdd={onAdd} />)
    const press = screen.getByRole('button', { name: 'Add 1' })
    await press.click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent(/Replace the whole client Farmacias Alameda\?/)
    await expect.element(question).toMatchTextContent(/1 service point of Alameda Sevilla/)
    await question.getByRole('button', { name: 'Keep the whole client' }).click()
    expect(onAdd).not.toHaveBeenCalled()
    await press.click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Replace' }).click()
    expect(onAdd).toHaveBeenCalledOnce()
  })

  it('the form of assignments says how many more service points may be assigned', async () => {
    const onAdd = fn()
    const screen = await renderIn('en', <TooMany onAdd={onAdd} />)
    const button = screen.getByRole('button', { name: 'Add 2' })
    await expect
      .element(button)
      .toHaveAccessibleDescription('2 new service points are too many: 1 more fits under the maximum of 10.')
    await expect
      .element(screen.getByRole('note').getByText(/^2 new service points are too many/))
      .toBeVisible()
    await button.click({ force: true })
    expect(onAdd).not.toHaveBeenCalled()
  })

  it('the fields of the form of assignments stay as wide if the centers could not be loaded', async () => {
    const screen = await renderIn('en', <CentersFailed />)
    const point = screen.getByRole('combobox', { name: 'Service point' })
    const width = () => point.element().getBoundingClientRect().width
    await expect.element(screen.getByRole('alert')).toBeVisible()
    const besideNotice = width()
    await screen.redraw(<CentersFailed subclients={{ items: [], onRetry: undefined }} />)
    expect(screen.getByRole('alert').elements()).toEqual([])
    expect(besideNotice).toBe(width())
  })

  it('if a user has the maximum number of points, the disabled button of the form of assignments is to the right of the reason', async () => {
    const screen = await renderIn('en', <Full />)
    const button = screen.getByRole('button', { name: 'Add' }).element().getBoundingClientRect()
    const notice = screen.getByRole('note').element().getBoundingClientRect()
    expect(button.left).toBeGreaterThanOrEqual(notice.right)
    expect(button.top).toBeGreaterThanOrEqual(notice.top)
    expect(button.bottom).toBeLessThanOrEqual(notice.bottom)
  })

  it('if the user has the maximum number of points, the form of assignments shows this reason in place of its fields, and its button is disabled', async () => {
    const screen = await renderIn('en', <Full />)
    await expect
      .element(screen.getByRole('button', { name: 'Add' }))
      .toHaveAccessibleDescription('This user already has the maximum of 10 service points.')
    expect(screen.getByRole('combobox').elements()).toHaveLength(0)
  })
})
