import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './status-badge.stories'

const { AllStatuses, LongLabel } = composeStories(stories)

const lineHeight = 18

it('a status badge shows a label that is longer than its line on several lines', async () => {
  const screen = await renderIn('en', <LongLabel />)
  const badge = screen.getByText(/Waiting for the confirmation/).element()
  expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth)
  expect(badge.clientHeight).toBeGreaterThan(2 * lineHeight)
})

it('a status badge in a narrow column of a table shows its label on one line', async () => {
  const screen = await renderIn(
    'en',
    <table style={{ width: 10 }}>
      <tbody>
        <tr>
          <td>
            <AllStatuses />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  expect(screen.getByText('On the way').element().clientHeight).toBeLessThan(2 * lineHeight)
})
