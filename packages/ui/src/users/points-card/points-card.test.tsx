import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './points-card.stories'

const { CountedWhole, CountedWholeOfMaximum, NoMaximum, SomeLeft, WholeClient } = composeStories(stories)

describe('the service points of a user', () => {
  it('[USR-40] the number of a user’s service points is not shown if a whole client is assigned and the number of its points is unknown', async () => {
    const counted = await renderIn('en', <NoMaximum />)
    await expect.element(counted.getByRole('region')).toMatchTextContent(/^Service points1,240 points/)
    await counted.unmount()
    const below = await renderIn('en', <CountedWhole />)
    await expect
      .element(below.getByRole('region'))
      .toMatchTextContent(/^Service points9 points through 3 assignments/)
    await below.unmount()
    const whole = await renderIn('en', <WholeClient />)
    await expect.element(whole.getByRole('region')).toMatchTextContent(/^Service points(?!\d)/)
  })

  it('[USR-90] the number of a user’s service points is followed by the number of assignments if the two numbers differ', async () => {
    const screen = await renderIn('en', <CountedWholeOfMaximum />)
    await expect.element(screen.getByText('9 of 10 points through 1 assignment')).toBeVisible()
  })

  it('[USR-47] the number of service points of a user is shown together with the maximum', async () => {
    const screen = await renderIn('en', <SomeLeft />)
    await expect.element(screen.getByText('6 of 10')).toBeVisible()
  })
})
