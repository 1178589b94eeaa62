import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog, EmbeddedProvider } from '..'

// The style sheet of a simulated host page.
const own = document.createElement('style')
own.textContent = 'h1 { font: 700 40px serif; margin: 13px; color: rgb(1, 2, 3) } ul { list-style: square }'
document.head.append(own)

afterEach(() => {
  document.documentElement.removeAttribute('lang')
})

const looks = (element: Element) => {
  const { fontSize, fontFamily, margin, color, backgroundColor, boxSizing, lineHeight } =
    getComputedStyle(element)
  return { fontSize, fontFamily, margin, color, backgroundColor, boxSizing, lineHeight }
}

const intranet = (
  <>
    <h1>Intranet</h1>
    <ul>
      <li>Canteen</li>
    </ul>
    <button type="button">Log out</button>
  </>
)

const page = (colorMode: 'light' | 'dark') => (
  <>
    {intranet}
    <EmbeddedProvider locale="en" colorMode={colorMode}>
      <Dialog isOpen onClose={vi.fn()} title="Cancel the order">
        <p>Why?</p>
      </Dialog>
      <p>Orders</p>
    </EmbeddedProvider>
  </>
)

it('a part of the portal that is embedded in another page does not change that page', async () => {
  document.documentElement.lang = 'fr'
  const others = ['h1', 'ul', 'button', 'body', 'html']
  const lookOf = (selector: string) => {
    const element = document.querySelector(selector)
    return element === null ? selector : looks(element)
  }
  const screen = await render(intranet)
  const before = others.map(lookOf)
  await screen.rerender(page('light'))
  await expect.element(screen.getByText('Why?')).toBeVisible()
  expect(others.map(lookOf)).toEqual(before)
  expect(document.documentElement.lang).toBe('fr')
  expect(document.documentElement.className).toBe('')
})

it('a part of the portal that is embedded in another page has its own look, even in dialogs and menus over the page', async () => {
  const screen = await render(page('dark'))
  await expect.element(screen.getByText('Why?')).toBeVisible()
  const [inside, above] = [screen.getByText('Orders', { exact: true }), screen.getByText('Why?')].map(
    (found) => looks(found.element()),
  )
  expect(inside?.fontFamily).toContain('Geist')
  expect(above?.fontFamily).toBe(inside?.fontFamily)
  expect(inside?.lineHeight).toBe('20px')
  const host = screen.getByText('Why?').element().closest('[data-remesa]')
  expect(host?.parentElement).toBe(document.body)
  expect(host?.getAttribute('lang')).toBe('en')
  const ground = getComputedStyle(screen.getByRole('dialog').element()).backgroundColor
  expect(
    ground
      .match(/\d+/g)
      ?.slice(0, 3)
      .every((part) => Number(part) < 80),
  ).toBe(true)
})

it('a part of the portal that is embedded in another page removes its own element when it is unmounted', async () => {
  const screen = await render(page('light'))
  await expect.element(screen.getByText('Why?')).toBeVisible()
  await screen.unmount()
  expect(document.querySelectorAll('[data-remesa]')).toHaveLength(0)
})
