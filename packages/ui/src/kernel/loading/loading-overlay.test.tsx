import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog'
import { RemesaProvider } from '../provider/remesa-provider'
import { LoadingOverlay } from './loading-overlay'

const page = (isLoading: boolean) => (
  <RemesaProvider locale="en">
    <p>page</p>
    <LoadingOverlay isLoading={isLoading} />
  </RemesaProvider>
)

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('says nothing about a wait that is over within 150 ms', async () => {
  const screen = await render(page(false))
  await expect.element(screen.getByText('page')).toBeVisible()
  await screen.rerender(page(true))
  await wait(60)
  await screen.rerender(page(false))
  await wait(200)
  expect(screen.getByText('Loading').query()).toBeNull()
})

it('[SHL-44] lies over an open dialog too', async () => {
  const screen = await render(
    <RemesaProvider locale="en">
      <Dialog isOpen size="lg" title="Order" onClose={() => undefined} footer={null}>
        order
      </Dialog>
      <LoadingOverlay isLoading />
    </RemesaProvider>,
  )
  const text = screen.getByText('Loading')
  await expect.element(text).toBeVisible()
  const layerOf = (element: Element | null): number =>
    element === null
      ? 0
      : Math.max(Number(getComputedStyle(element).zIndex) || 0, layerOf(element.parentElement))
  expect(layerOf(text.element())).toBeGreaterThan(layerOf(screen.getByRole('dialog').element()))
})

it('tells of a longer wait, in words and without catching the pointer', async () => {
  const screen = await render(page(true))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(getComputedStyle(screen.getByRole('status').element()).pointerEvents).toBe('none')
})
