import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import { typeFast } from '../../../../test/type-fast'
import * as stories from './tag-picker.stories'

const { Chosen, Empty, Locked } = composeStories(stories)

it('a tag picker adds a chosen option after the other tags', async () => {
  const onChange = fn()
  const screen = await renderIn('en', <Chosen onChange={onChange} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Currencies' }), 'gbp')
  await userEvent.click(screen.getByRole('option', { name: 'GBP · Pound' }))
  const ids = onChange.mock.lastCall?.[0].value.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['1', '2', '3'])
  await expect.element(screen.getByRole('list', { name: 'Currencies' })).toMatchTextContent(/GBP · Pound/)
})

it('the button of a tag removes the tag from a tag picker, and the field gets the focus', async () => {
  const screen = await renderIn('en', <Chosen />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove USD · US dollar' }))
  await expect.element(screen.getByRole('combobox', { name: 'Currencies' })).toHaveFocus()
  await expect.element(screen.getByRole('list', { name: 'Currencies' })).not.toMatchTextContent(/USD/)
})

it('a tag picker can’t remove a locked tag, and shows why the tag is locked', async () => {
  const screen = await renderIn('en', <Locked />)
  await expect.element(screen.getByText(/main currency, it stays/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Remove EUR · Euro' }).query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Remove USD · US dollar' })).toBeVisible()
})

it('a locked tag of a tag picker is as high as the others on a phone', async () => {
  await page.viewport(390, 844)
  const screen = await renderIn('en', <Locked />)
  const heights = screen
    .getByRole('listitem')
    .elements()
    .map(({ firstElementChild }) => firstElementChild?.clientHeight)
  expect(heights).toHaveLength(2)
  expect(new Set(heights).size).toBe(1)
})

it('if Enter is pressed after a text that matches no option, a tag picker calls `onEnter` and does not send the form', async () => {
  const [onEnter, onSubmit] = [fn(), fn()]
  const screen = await renderIn(
    'en',
    <form onSubmit={onSubmit}>
      <Empty onEnter={onEnter} />
    </form>,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Currencies' }), 'none{Enter}')
  expect(onEnter).toHaveBeenCalledOnce()
  expect(onSubmit).not.toHaveBeenCalled()
})

it('a tag picker loses no character of a text that is typed faster than the page renders', async () => {
  const screen = await renderIn('en', <Empty />)
  const field = screen.getByRole('combobox', { name: 'Currencies' })
  await typeFast(field.element(), 'Kiosk of the market in the old town')
  await expect.element(field).toHaveValue('Kiosk of the market in the old town')
})

it('Enter adds the highlighted option to a tag picker that closes after each choice, and never sends the form', async () => {
  const [onChange, onSubmit] = [fn(), fn()]
  const screen = await renderIn(
    'en',
    <form onSubmit={onSubmit}>
      <Empty onChange={onChange} closesOnChoice />
    </form>,
  )
  await userEvent.type(screen.getByRole('combobox', { name: 'Currencies' }), 'gbp{ArrowDown}{Enter}')
  expect(onChange.mock.lastCall?.[0].value.map(({ id }: { id: string }) => id)).toEqual(['3'])
  await expect.element(screen.getByRole('option', { name: /GBP/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})
