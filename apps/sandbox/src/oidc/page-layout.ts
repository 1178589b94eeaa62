import { defaultBrand, type Locale } from '@remesa/domain/kernel'
import { html } from 'hono/html'
import { pageAssets } from './page-assets'
import { languageNames, signInTexts } from './sign-in-texts'

/** The languages that the page offers, and the path of the page for the links to these languages. */
export interface LanguageChoice {
  readonly path: string
  readonly offered: readonly Locale[]
}

/** Escaped HTML. */
export type Html = ReturnType<typeof html>

/** The logo with the product's name, as the portal's shell shows it. */
const mark = html`<svg class="mark" viewBox="0 0 28 28" aria-hidden="true">
  <rect width="28" height="28" rx="6" fill="#ffd102"/>
  <rect x="5.5" y="9" width="17" height="10" rx="1.5" fill="none" stroke="#171d26" stroke-width="2"/>
  <circle cx="14" cy="14" r="2.2" fill="#171d26"/>
</svg>`

const languageLinks = (current: Locale, { path, offered }: LanguageChoice): Html => html`
  <nav class="languages" aria-label="${signInTexts[current].languages}">
    <ul>
      ${offered.map(
        (locale) => html`<li>
          <a href="${path}?lang=${locale}" lang="${locale}" hreflang="${locale}"${locale === current ? html` aria-current="true"` : ''}>${languageNames[locale]}</a>
        </li>`,
      )}
    </ul>
  </nav>
`

/**
 * A whole page in the design of the product. It works without scripts.
 *
 * @param options.languages the languages to which the page links; if absent, the page has no such links.
 * @param options.script a script file that runs after the page is parsed.
 */
export function page(options: {
  readonly locale: Locale
  readonly title: string
  readonly body: Html
  readonly languages?: LanguageChoice
  readonly script?: Parameters<typeof pageAssets.load>[0]
}): Html {
  const { locale, title, body, languages, script } = options
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} · ${defaultBrand.product}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${pageAssets.load('sign-in.css').href}">
    ${script === undefined ? '' : html`<script src="${pageAssets.load(script).href}" defer></script>`}
  </head>
  <body>
    <header class="brand">
      <p class="wordmark">${mark}${defaultBrand.product}</p>
      <p class="tagline">${signInTexts[locale].tagline}</p>
    </header>
    <main>
      <div class="card">${body}</div>
      ${languages === undefined ? '' : languageLinks(locale, languages)}
    </main>
  </body>
</html>
`
}
