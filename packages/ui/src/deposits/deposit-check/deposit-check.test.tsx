import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as outcomes from '../deposit-outcome/deposit-outcome.stories'
import * as checks from './deposit-check.stories'

const { SeveralBags } = composeStories(checks)
const { Receipt } = composeStories(outcomes)

describe('a deposit', () => {
  it('in the summary of a deposit, the button that books the deposit has the focus, so that Enter is enough', async () => {
    const screen = await renderIn('es', <SeveralBags />)
    await expect.element(screen.getByRole('button', { name: /4\.310,50/ })).toHaveFocus()
  })

  it('the heading of the receipt has the focus as soon as a deposit is booked, so that screen readers read it', async () => {
    const screen = await renderIn('es', <Receipt />)
    await expect.element(screen.getByRole('heading', { name: /4\.310,50/ })).toHaveFocus()
  })
})
