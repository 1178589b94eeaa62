import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { type NamedCurrency, useCurrencyLabel } from './use-currency-label'

function Label(currency: NamedCurrency) {
  return <p>{useCurrencyLabel()(currency)}</p>
}

it.each([
  ['es', 'BRL', 'Brazilian real', 'BRL · real brasileño'],
  ['de', 'USD', null, 'USD · US-Dollar'],
  ['en', 'EUR', 'Euro', 'EUR · Euro'],
  ['pt', 'QQQ', 'Moeda de teste', 'QQQ · Moeda de teste'],
  ['en', 'QQQ', null, 'QQQ'],
  ['en', 'euro', 'Euro', 'euro · Euro'],
])(
  'the label in %s of the currency %s, whose name in the catalogue is %s',
  async (locale, isoCode, description, label) => {
    const screen = await render(
      <IntlProvider locale={locale}>
        <Label isoCode={isoCode} description={description} />
      </IntlProvider>,
    )
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(label)
  },
)
