import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './texts.stories'

const { LongTexts } = composeStories(stories)

it('a username or a code continues on a new line only after a hyphen, and an e-mail address only after its @', async () => {
  const screen = await renderIn('en', <LongTexts />)
  const pieces = screen
    .getByRole('listitem')
    .elements()
    .map((item) => [...item.childNodes].map(({ textContent }) => textContent).filter((text) => text !== ''))
  expect(pieces).toEqual([
    ['ana.ruiz@', 'remesa.example'],
    ['customer-', 'operator'],
    ['DEV-', '48008-', '1'],
  ])
})
