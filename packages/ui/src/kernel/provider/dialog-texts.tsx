import type { Locale } from '@remesa/domain/kernel'
import { type ReactNode, use, useDeferredValue, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'
import { type DialogMessages, loadDialogMessages, mergeOverrides, spokenLocale } from '../../i18n'
import { SpokenContext } from './spoken'

const underWay = new Map<Locale, Promise<DialogMessages>>()

const textsOf = (locale: Locale): Promise<DialogMessages> => {
  const known = underWay.get(locale)
  if (known !== undefined) return known
  const texts = loadDialogMessages(locale)
  underWay.set(locale, texts)
  texts.then(
    // As React marks a promise that it has waited for; else it waits a moment also for one that is fulfilled.
    (value) => Object.assign(texts, { status: 'fulfilled', value }),
    () => underWay.delete(locale),
  )
  return texts
}

/** Fetches the dialogs' texts in the language that is spoken, to be awaited together with a dialog's code. */
export const preloadDialogTexts = async (): Promise<void> => {
  const locale = spokenLocale()
  if (locale !== undefined) await textsOf(locale)
}

/**
 * Lets what is inside say the texts of dialogs too, and waits for them. The language before stays until those of a new one
 * are there.
 */
export function DialogTexts({ children }: { readonly children: ReactNode }) {
  const spoken = useDeferredValue(use(SpokenContext))
  const { locale, messages: ofPage } = useIntl()
  if (spoken === undefined) throw new Error('[ui] DialogTexts stand outside RemesaProvider')
  const texts = use(textsOf(spoken.locale))
  const messages = useMemo(() => {
    const { messages: ofDialogs } = mergeOverrides(texts, spoken.overrides)
    return { ...ofDialogs, ...ofPage }
  }, [texts, spoken, ofPage])
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={messages}>
      {children}
    </IntlProvider>
  )
}
