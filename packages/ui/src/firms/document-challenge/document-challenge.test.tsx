import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './document-challenge.stories'

const { Empty, Missing, Wrong } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

describe('the question for digits of a document number', () => {
  it('on a phone, the security question shows a number of nine characters on one line', async () => {
    await page.viewport(390, 844)
    const cells = [...'4412098'].map((character) => ({ character }))
    const screen = await renderIn(
      'es',
      <div style={{ paddingInline: 16 }}>
        <Missing cells={[...cells, { blank: 0 }, { blank: 1 }]} />
      </div>,
    )
    const [box] = screen.getByRole('textbox').elements()
    const boxes = [...(box?.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect())
    expect(boxes).toHaveLength(9)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })

  it('the security question accepts only typed or pasted digits, moves back on Backspace, and sends the digits on Enter', async () => {
    const onAnswer = fn()
    const screen = await renderIn('es', <Empty onAnswer={onAnswer} />)
    const first = screen.getByRole('textbox').first()
    const second = screen.getByRole('textbox').last()
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('a4')
    await expect.element(second).toHaveFocus()
    await userEvent.keyboard('7{Backspace}{Backspace}')
    await expect.element(first).toHaveValue('')
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '4 1')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    await expect.element(second).toHaveValue('1')
    await userEvent.keyboard('{Enter}')
    expect(onAnswer).toHaveBeenCalledWith({ digits: ['4', '1'] })
  })

  it('the security question says in whole sentences that the digits are wrong and how many attempts remain', async () => {
    const screen = await renderIn('es', <Wrong />)
    expect(screen.getByRole('alert').element().textContent).toMatch(/intentos\.$/)
  })
})
