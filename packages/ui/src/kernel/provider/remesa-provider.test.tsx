import type { Locale } from '@remesa/domain/kernel'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useT } from '../../i18n'
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

it('speaks the language that is asked for and says so on the document', async () => {
  const screen = await render(product('de'))
  await expect.element(screen.getByText('Abbrechen')).toBeVisible()
  expect(document.documentElement.lang).toBe('de')
})

it('keeps the page while another language is on its way', async () => {
  const screen = await render(product('es'))
  const word = screen.getByText('Cancelar')
  await expect.element(word).toBeVisible()
  const drawn = word.element()
  await screen.rerender(product('en'))
  await expect.element(screen.getByText('Cancel', { exact: true })).toBeVisible()
  expect(screen.getByText('Cancel', { exact: true }).element()).toBe(drawn)
})

it('lays the server’s texts over its own, and only those that hold', async () => {
  const screen = await render(product('en', { 'action.cancel': 'Leave', 'action.send': '{__proto__}' }))
  await expect.element(screen.getByText('Leave')).toBeVisible()
})
