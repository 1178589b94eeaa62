import type { Locale } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { loadMessages } from '../src/i18n'
import { RemesaProvider } from '../src/kernel'

interface Rendered extends RenderResult {
  /** Renders other content in the same container, in the same language or in another language. */
  readonly redraw: (content: ReactNode, language?: Locale) => Promise<void>
}

/** Renders a component as in the product, in one language. */
export const renderIn = async (locale: Locale, children: ReactNode): Promise<Rendered> => {
  const inProduct = async (content: ReactNode, language: Locale) => (
    <RemesaProvider locale={language} messages={await loadMessages(language)}>
      {content}
    </RemesaProvider>
  )
  const screen = await render(await inProduct(children, locale))
  return {
    ...screen,
    redraw: async (content, language = locale) => screen.rerender(await inProduct(content, language)),
  }
}
