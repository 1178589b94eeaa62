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
  'the label of a currency contains its code and its name: language %s, code %s, name in the catalogue %s',
  async (locale, isoCode, description, label) => {
    const screen = await render(
      <IntlProvider locale={locale}>
        <Label isoCode={isoCode} description={description} />
      </IntlProvider>,
    )
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(label)
  },
)
