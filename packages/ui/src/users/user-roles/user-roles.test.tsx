import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './user-roles.stories'

const { OneColumn, TwoColumns, UnknownRole } = composeStories(stories)

describe('the roles of a user', () => {
  it('stand in one column up to six, and in two from seven on', async () => {
    const screen = await renderIn('en', <OneColumn />)
    await expect.element(screen.getByRole('list')).toHaveAttribute('data-columns', '1')
    await screen.redraw(<TwoColumns />)
    await expect.element(screen.getByRole('list')).toHaveAttribute('data-columns', '2')
    expect(screen.getByRole('listitem').elements()).toHaveLength(7)
  })

  it('the roles of a user are called by their names, and by their code where they have none', async () => {
    const screen = await renderIn('es', <UnknownRole />)
    await expect.element(screen.getByText('Solicitud de recogidas')).toBeVisible()
    await expect.element(screen.getByText('ROL_CASH_MYREMESAAPP_DRONES')).toBeVisible()
  })
})
