import { addDays, calendarDayOf, formatDay } from '@remesa/domain/kernel'
import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './date-input.stories'

const { Ahead, Bounded, Typed } = composeStories(stories)

const fieldOf = async (field = <Typed />) => {
  const screen = await renderIn('en', field)
  const input = screen.getByRole('textbox', { name: 'Service date' })
  return { input, value: screen.getByRole('status') }
}

describe('a field for a day', () => {
  it('a field for a day accepts a short year, and shows the complete day when the focus leaves the field', async () => {
    const { input, value } = await fieldOf()
    await userEvent.fill(input, '24.11.26')
    await expect.element(value).toHaveTextContent('2026-11-24')
    await expect.element(input).toHaveValue('24.11.26')
    await userEvent.tab()
    await expect.element(input).toHaveValue('24/11/2026')
  })

  it('a field for a day in the future reads +1 as the day after today', async () => {
    const { input } = await fieldOf(<Ahead />)
    await userEvent.fill(input, '+1')
    await userEvent.tab()
    await expect.element(input).toHaveValue(formatDay(addDays(calendarDayOf(new Date(), 'UTC'), 1)))
  })

  it.each([
    ['24/11', false],
    ['31/02', true],
  ])('a field for a day does not change a typed text that is not a valid day: %s', async (text, isAhead) => {
    const { input, value } = await fieldOf(<Typed isAhead={isAhead} />)
    await userEvent.fill(input, text)
    await userEvent.tab()
    await expect.element(input).toHaveValue(text)
    await expect.element(value).toHaveTextContent(text)
  })

  it.each([
    ['', 'March 2030', '10'],
    ['01/02/2026', 'March 2030', '10'],
    ['24/04/2030', 'April 2030', '24'],
    ['24/12/2030', 'May 2030', '20'],
  ])(
    'the calendar of a field for a day opens on the allowed day that is nearest to the typed text "%s"',
    async (text, month, day) => {
      const screen = await renderIn('en', <Bounded />)
      await userEvent.fill(screen.getByRole('textbox', { name: 'Service date' }), text)
      await userEvent.click(screen.getByRole('button', { name: /Service date/ }))
      await expect.element(screen.getByRole('grid', { name: month })).toBeVisible()
      await expect.poll(() => document.activeElement?.textContent).toBe(day)
    },
  )
})
