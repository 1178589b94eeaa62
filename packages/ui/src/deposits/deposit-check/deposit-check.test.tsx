import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as outcomes from '../deposit-outcome/deposit-outcome.stories'
import * as checks from './deposit-check.stories'

const { SeveralBags } = composeStories(checks)
const { Receipt } = composeStories(outcomes)

describe('a deposit', () => {
  it('a deposit is booked by Enter once everything of it is shown', async () => {
    const screen = await renderIn('es', <SeveralBags />)
    await expect.element(screen.getByRole('button', { name: /4\.310,50/ })).toHaveFocus()
  })

  it('a deposit has its receipt read out as soon as it is booked', async () => {
    const screen = await renderIn('es', <Receipt />)
    await expect.element(screen.getByRole('heading', { name: /4\.310,50/ })).toHaveFocus()
  })
})
