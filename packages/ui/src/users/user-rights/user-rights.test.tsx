import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './user-rights.stories'

const { Both, OwnLastRight, Refused, SupervisorAlone } = composeStories(stories)

describe('the rights of a user', () => {
  it('are switched at once, with the new value', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Both admin={{ ...given(Both.args.admin), onChange }} />)
    await screen.getByRole('switch', { name: 'Administrator' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: true })
  })

  it('leave out a switch that the viewer may not see', async () => {
    const screen = await renderIn('en', <SupervisorAlone />)
    await expect.element(screen.getByRole('switch', { name: 'Supervisor' })).toBeVisible()
    expect(screen.getByRole('switch').elements()).toHaveLength(1)
  })

  it('say why a switch can not be used, and ignore presses on it', async () => {
    const onChange = fn()
    const screen = await renderIn(
      'en',
      <OwnLastRight supervisor={{ ...given(OwnLastRight.args.supervisor), onChange }} />,
    )
    const supervisor = screen.getByRole('switch', { name: 'Supervisor' })
    await expect.element(supervisor).toHaveAccessibleDescription(/your own right to supervise/)
    await supervisor.click({ force: true })
    expect(onChange).not.toHaveBeenCalled()
  })

  it('say below a switch why its change failed', async () => {
    const screen = await renderIn('en', <Refused />)
    const notice = screen.getByRole('alert')
    await expect.element(notice).toMatchTextContent(/The right was not changed/)
    await expect.element(notice).toMatchTextContent(/You cannot change this for yourself\./)
  })
})
