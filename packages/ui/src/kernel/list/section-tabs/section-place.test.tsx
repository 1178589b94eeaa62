import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../../test/render-in'
import * as stories from './section-place.stories'

const { Record, OnePage } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

it('above a record, the tabs of its section and a switch between the pages of the record are on one line', async () => {
  await page.viewport(1280, 800)
  const screen = await renderIn('en', <Record />)
  await expect.element(screen.getByRole('link', { name: 'Clients' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'History' })).toBeVisible()
  expect(screen.getByRole('combobox').elements()).toEqual([])
  const middleOf = (name: string) => {
    const { top, height } = screen.getByRole('link', { name }).element().getBoundingClientRect()
    return top + height / 2
  }
  expect(Math.abs(middleOf('Clients') - middleOf('History'))).toBeLessThanOrEqual(1)
})

it('on a phone, the tabs of a record are on one line, and its section is a select', async () => {
  await page.viewport(390, 844)
  const onGo = fn()
  const screen = await renderIn('en', <Record onGo={onGo} />)
  const section = screen.getByRole('combobox', { name: 'Administration' })
  await expect.element(section).toHaveDisplayValue('Clients')
  await expect.element(screen.getByRole('link', { name: 'History' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Users' }).elements()).toEqual([])
  await userEvent.selectOptions(section, 'Users')
  expect(onGo).toHaveBeenCalledExactlyOnceWith({ href: '#0' })
})

it('a user who may read only one page of a section sees the tabs of a record without the tabs of the section', async () => {
  const screen = await renderIn('en', <OnePage />)
  await expect.element(screen.getByRole('link', { name: 'History' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Administration' }).elements()).toEqual([])
})
