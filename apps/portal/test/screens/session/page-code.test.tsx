import { loadMessages } from '@remesa/ui/i18n'
import { RemesaProvider } from '@remesa/ui/kernel'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyPage, PageLoadingContext } from '../../../src/lazy-pages'
import { PageLoading } from '../../../src/shell/page-loading'
import { leaveScreen } from '../screen'
import { world } from '../world'

it('[FRA-8] a page whose code can’t be loaded offline shows this failure, and loads the code when the user tries again', async () => {
  await leaveScreen()
  world.setOnline(false)
  let loads = 0
  const Page = lazyPage(async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The page</p> }
  })
  await render(
    <RemesaProvider locale="en" messages={await loadMessages('en')}>
      <PageLoadingContext value={PageLoading}>
        <Page />
      </PageLoadingContext>
    </RemesaProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  expect(loads).toBe(1)
  world.setOnline(true)
  await expect.element(page.getByText('The page')).toBeVisible()
  expect(loads).toBe(2)
})
