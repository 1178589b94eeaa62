import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { enqueueToast } from '../../../src/kernel/notices/toast-host'
import { reload, screen } from '../screen'

const notice = () => page.getByRole('region', { name: 'Cookies', exact: true })
const sizes = [
  [390, 844],
  [1366, 768],
  [320, 256],
] as const

const openAsking = async (address: string, [width, height]: readonly [number, number]) => {
  const options = { as: 'provider-admin', width, height }
  await screen(address, options)
  localStorage.removeItem('remesa.cookies-accepted')
  await reload(options)
  await expect.element(notice()).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
}

/** The controls of the page that can't be scrolled out from under the notice. */
const coveredControls = (): readonly string[] => {
  const controls = document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility()) return []
    control.scrollIntoView({ block: 'nearest' })
    const { bottom, top } = control.getBoundingClientRect()
    const over = notice().element().getBoundingClientRect()
    return bottom > over.top + 1 && top < over.bottom - 1 ? [control.outerHTML.slice(0, 80)] : []
  })
}

describe('the cookie notice', () => {
  it.each(sizes)(
    '[SES-44] the cookie notice covers no control of the page in a window of %s by %s pixels',
    async (width, height) => {
      for (const address of ['/administration/users', '/firms']) {
        await openAsking(address, [width, height])
        await expect.poll(() => document.querySelectorAll('main button').length).toBeGreaterThan(2)
        await expect.poll(() => [address, coveredControls()]).toEqual([address, []])
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      }
    },
  )

  it('[SES-44] the navigation rail reaches the bottom of the window at the end of a page with the cookie notice', async () => {
    await openAsking('/administration/users', [1366, 768])
    await expect.poll(() => document.querySelectorAll('main button').length).toBeGreaterThan(2)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.poll(() => window.scrollY).toBeGreaterThan(0)
    const rail = page.getByRole('complementary').first().element().getBoundingClientRect()
    expect([rail.top, rail.bottom]).toEqual([0, window.innerHeight])
  })

  it.each(sizes)(
    '[SES-44] toasts are shown above the cookie notice in a window of %s by %s pixels',
    async (width, height) => {
      await openAsking('/firms', [width, height])
      enqueueToast({ tone: 'success', text: 'Sent' })
      const toast = page.getByText('Sent', { exact: true })
      await expect.element(toast, { timeout: 8_000 }).toBeVisible()
      await expect
        .poll(() => {
          const over = notice().element().getBoundingClientRect()
          const at = toast.element().getBoundingClientRect()
          return at.bottom <= Math.min(over.top, window.innerHeight)
        })
        .toBe(true)
    },
  )
})
