import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { breakable } from './breakable'

it.each([
  ['an e-mail address', 'ana.ruiz@remesa.example', ['ana.ruiz@', 'remesa.example']],
  ['a username', 'customer-operator', ['customer-', 'operator']],
  ['a code', 'DEV-48008-1', ['DEV-', '48008-', '1']],
])('the lines of %s may break only between its parts', async (_text, text, parts) => {
  const { container } = await render(<p>{breakable(text)}</p>)
  const texts = [...(container.firstElementChild?.childNodes ?? [])].map(({ textContent }) => textContent)
  expect(texts.filter((part) => part !== '')).toEqual(parts)
})
