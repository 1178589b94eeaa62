import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './skeleton.stories'

const { Block } = composeStories(stories)

it('a skeleton is no wider than the element that contains it', async () => {
  await renderIn(
    'en',
    <div style={{ width: 120 }}>
      <Block />
    </div>,
  )
  const skeleton = page.getByText('Amount:').element().querySelector('span')
  expect(skeleton?.getBoundingClientRect().width).toBe(120)
})
