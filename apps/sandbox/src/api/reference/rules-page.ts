import { ruleTexts } from '@remesa/domain/rules'
import { html } from 'hono/html'
import { referenceAssets } from './reference-assets'
import { words } from './words'

/** A page with all rules as text. Each rule has an anchor, to which the descriptions of calls link. */
export const rulesPage = (title: string): ReturnType<typeof html> => {
  const rules = Object.entries(ruleTexts)
  const groups = [...new Set(rules.map(([id]) => id.split('-')[0] ?? ''))]
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}: rules</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${referenceAssets.load('reference.css').href}">
  </head>
  <body>
    <header>
      <h1>Rules</h1>
      <p>${rules.length} rules of the <a href="/reference">calls</a>. Programs read them from <code>@remesa/domain/rules</code>.</p>
    </header>
    <main>
      ${groups.map(
        (group) => html`<section aria-labelledby="${group}">
          <h2 id="${group}">${group}</h2>
          <dl class="rules">${rules
            .filter(([id]) => id.startsWith(`${group}-`))
            .map(
              ([id, text]) => html`<dt id="${id}"><a href="#${id}">${id}</a></dt><dd>${words(text)}</dd>`,
            )}</dl>
        </section>`,
      )}
    </main>
  </body>
</html>
`
}
