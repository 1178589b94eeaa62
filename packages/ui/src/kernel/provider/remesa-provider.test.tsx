import type { Locale } from '@remesa/domain/kernel'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadPageMessages, useT } from '../../i18n'
import { PartTexts, preloadPartTexts } from './part-texts'
import { RemesaProvider } from './remesa-provider'

function Word() {
  const t = useT()
  return <p>{t('action.cancel')}</p>
}

const product = (locale: Locale, overrides?: unknown) => (
  <RemesaProvider locale={locale} overrides={overrides}>
    <Word />
  </RemesaProvider>
)

afterEach(() => vi.restoreAllMocks())

it('RemesaProvider shows texts in the given language, and sets this language on the document', async () => {
  const screen = await render(product('de'))
  await expect.element(screen.getByText('Abbrechen')).toBeVisible()
  await expect.poll(() => document.documentElement.lang).toBe('de')
})

it('RemesaProvider renders at once if the texts of the language are already loaded', async () => {
  await loadPageMessages('pt')
  const rendered: string[] = []
  await render(<div ref={(box) => void (box && rendered.push(box.textContent ?? ''))}>{product('pt')}</div>)
  expect(rendered[0]).toBe('Cancelar')
})

it('while another language loads, RemesaProvider keeps showing the page in the previous language', async () => {
  const screen = await render(product('es'))
  const word = screen.getByText('Cancelar')
  await expect.element(word).toBeVisible()
  const rendered = word.element()
  await screen.rerender(product('en'))
  await expect.element(screen.getByText('Cancel', { exact: true })).toBeVisible()
  expect(screen.getByText('Cancel', { exact: true }).element()).toBe(rendered)
})

it('RemesaProvider uses the valid texts of the server instead of the built-in texts', async () => {
  const screen = await render(product('en', { 'action.cancel': 'Leave', 'action.send': '{__proto__}' }))
  await expect.element(screen.getByText('Leave')).toBeVisible()
})

function DialogWords() {
  const t = useT()
  return (
    <>
      <p>{t('orders.cancel.keep')}</p>
      <p>{t('action.cancel')}</p>
    </>
  )
}

const dialog = (locale: Locale, overrides?: unknown) => (
  <RemesaProvider locale={locale} overrides={overrides}>
    <Suspense fallback={<p>waiting</p>}>
      <PartTexts part="dialogs">
        <DialogWords />
      </PartTexts>
    </Suspense>
  </RemesaProvider>
)

it('a dialog can show its own texts and the texts of the page, and stays open while another language loads', async () => {
  const screen = await render(dialog('es'))
  const keep = screen.getByText('Conservar pedido', { exact: true })
  await expect.element(keep).toBeVisible()
  await expect.element(screen.getByText('Cancelar')).toBeVisible()
  const rendered = keep.element()
  await screen.rerender(dialog('pt'))
  await expect.element(screen.getByText('Manter pedido', { exact: true })).toBeVisible()
  expect(screen.getByText('Manter pedido', { exact: true }).element()).toBe(rendered)
})

it('a dialog shows the server’s texts in place of the built-in texts', async () => {
  const screen = await render(dialog('en', { 'orders.cancel.keep': 'Van', 'action.cancel': 'Leave' }))
  await expect.element(screen.getByText('Van')).toBeVisible()
  await expect.element(screen.getByText('Leave')).toBeVisible()
})

it('a dialog is rendered at once if its texts are already loaded', async () => {
  const warnings = vi.spyOn(console, 'error')
  const screen = await render(product('de'))
  await expect.element(screen.getByText('Abbrechen')).toBeVisible()
  await preloadPartTexts('dialogs')
  const rendered: string[] = []
  const watch = new MutationObserver(() => rendered.push(screen.container.textContent ?? ''))
  watch.observe(screen.container, { childList: true, subtree: true })
  await screen.rerender(dialog('de'))
  await expect.element(screen.getByText('Auftrag behalten', { exact: true })).toBeVisible()
  watch.disconnect()
  expect(rendered).not.toContainEqual(expect.stringContaining('waiting'))
  expect(warnings).not.toHaveBeenCalled()
})
