import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../../test/render-in'
import * as stories from './section-tabs.stories'

const { Administration, Narrow } = composeStories(stories)

it('the bar of tabs fades at an edge if there are more tabs beyond it, and does not fade if all tabs fit', async () => {
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
