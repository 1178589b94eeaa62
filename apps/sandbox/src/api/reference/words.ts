import { html } from 'hono/html'

/** A sentence as HTML, in which text between backticks becomes code. */
export const words = (text: string): ReturnType<typeof html> =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
