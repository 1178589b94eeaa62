import type { Locale } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { loadMessages } from '../src/i18n'
import { RemesaProvider } from '../src/kernel'

/** Renders a component as in the product, in one language. */
export const renderIn = async (
  locale: Locale,
  children: ReactNode,
): Promise<RenderResult & { readonly redraw: (content: ReactNode) => Promise<void> }> => {
  const messages = await loadMessages(locale)
  const inProduct = (content: ReactNode) => (
    <RemesaProvider locale={locale} messages={messages}>
      {content}
    </RemesaProvider>
  )
  const screen = await render(inProduct(children))
  return { ...screen, redraw: (content: ReactNode) => screen.rerender(inProduct(content)) }
}
