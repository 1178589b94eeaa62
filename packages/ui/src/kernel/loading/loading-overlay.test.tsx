import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
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

it('tells of a longer wait, in words and without catching the pointer', async () => {
  const screen = await render(page(true))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(getComputedStyle(screen.getByRole('status').element()).pointerEvents).toBe('none')
})
