import { composeStories } from '@storybook/react-vite'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as histories from '../deposit-history/deposit-history.stories'
import * as outcomes from '../deposit-outcome/deposit-outcome.stories'

const { Today } = composeStories(histories)
const { NoAnswer, OneRefused } = composeStories(outcomes)

afterEach(() => page.viewport(1280, 800))

it.each([
  ['the history of deposits', <Today key="today" />],
  ['a deposit with a refused bag', <OneRefused key="refused" />],
  ['a deposit with an unconfirmed bag', <NoAnswer key="unconfirmed" />],
])(
  'on a phone, the table of bags of %s is not wider than its place, so that no button is cut off',
  async (_, story) => {
    await page.viewport(390, 844)
    const screen = await renderIn('de', <div style={{ width: 358 }}>{story}</div>)
    const table = screen.getByRole('table').element()
    expect(table.scrollWidth).toBeLessThanOrEqual(given(table.parentElement?.clientWidth))
  },
)
