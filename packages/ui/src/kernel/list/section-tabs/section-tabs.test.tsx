import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../../test/render-in'
import * as stories from './section-tabs.stories'

const { Administration, Narrow } = composeStories(stories)

it('tabs fade at the edges beyond which there are more tabs, and do not fade if all tabs fit', async () => {
  const narrow = await renderIn('de', <Narrow />)
  const bar = narrow.getByRole('navigation', { name: 'Administration' })
  await expect.element(bar).toHaveAttribute('data-after')
  bar.element().scrollLeft = 1_000
  await expect.element(bar).not.toHaveAttribute('data-after')
  await expect.element(bar).toHaveAttribute('data-before')
  await narrow.unmount()
  const wide = await renderIn('en', <Administration items={Administration.args.items?.slice(0, 2) ?? []} />)
  const whole = wide.getByRole('navigation', { name: 'Administration' })
  await expect.element(whole).not.toHaveAttribute('data-after')
  await expect.element(whole).not.toHaveAttribute('data-before')
})
