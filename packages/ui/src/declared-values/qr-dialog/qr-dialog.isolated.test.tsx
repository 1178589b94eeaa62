import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './qr-dialog.stories'
import { drawCodes } from './qr-matrix'

vi.mock('./qr-matrix', { spy: true })

const { One } = composeStories(stories)

it('until the QR codes are rendered, the print button of their dialog prints neither the dialog nor the page behind it', async () => {
  const onPrint = fn()
  const { promise, resolve } = Promise.withResolvers<never[]>()
  vi.mocked(drawCodes).mockReturnValueOnce(promise)
  const screen = await renderIn('en', <One onPrint={onPrint} />)
  const print = screen.getByRole('button', { name: 'Print' })
  await expect.element(print).toHaveAccessibleDescription('Drawing the QR codes')
  await print.click({ force: true })
  expect(onPrint).not.toHaveBeenCalled()
  resolve([])
  await expect.element(print).not.toHaveAttribute('aria-disabled', 'true')
  await print.click()
  expect(onPrint).toHaveBeenCalledOnce()
})
