import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './user-roles.stories'

const { OneColumn, TwoColumns, UnknownRole } = composeStories(stories)

describe('the roles of a user', () => {
  it('up to six roles of a user are in one column, and seven or more roles are in two columns', async () => {
    const screen = await renderIn('en', <OneColumn />)
    await expect.element(screen.getByRole('list')).toHaveAttribute('data-columns', '1')
    await screen.redraw(<TwoColumns />)
    await expect.element(screen.getByRole('list')).toHaveAttribute('data-columns', '2')
    expect(screen.getByRole('listitem').elements()).toHaveLength(7)
  })

  it('the roles of a user are shown by their names, or by their code if they have no name', async () => {
    const screen = await renderIn('es', <UnknownRole />)
    await expect.element(screen.getByText('Solicitud de recogidas')).toBeVisible()
    await expect.element(screen.getByText('ROL_CASH_MYREMESAAPP_DRONES')).toBeVisible()
  })
})
