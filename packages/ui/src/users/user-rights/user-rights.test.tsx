import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './user-rights.stories'

const { Asking, Both, OwnLastRight, Refused, SupervisorAlone } = composeStories(stories)

describe('the rights of a user', () => {
  it('a switch for a right of a user reports its new value at once', async () => {
    const onChange = fn()
    const screen = await renderIn('en', <Both admin={{ ...given(Both.args.admin), onChange }} />)
    await screen.getByRole('switch', { name: 'Administrator' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: true })
  })

  it('[USR-34] the switch for the administrator’s right asks before it gives a user this right, but not before it removes the right', async () => {
    const onChange = fn()
    const admin = { ...given(Asking.args.admin), onChange }
    const screen = await renderIn('en', <Asking admin={admin} />)
    const right = screen.getByRole('switch', { name: 'Administrator' })
    await right.click()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    expect(onChange).not.toHaveBeenCalled()
    await right.click()
    await expect.element(screen.getByText(/^Ana Ruiz will see and change/)).toBeVisible()
    await screen.getByRole('button', { name: 'Make administrator' }).click()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: true })
    await screen.redraw(<Asking admin={{ ...admin, value: true }} />)
    await right.click()
    expect(onChange).toHaveBeenLastCalledWith({ value: false })
  })

  it('the list of a user’s rights does not show a switch that the viewer may not see', async () => {
    const screen = await renderIn('en', <SupervisorAlone />)
    await expect.element(screen.getByRole('switch', { name: 'Supervisor' })).toBeVisible()
    expect(screen.getByRole('switch').elements()).toHaveLength(1)
  })

  it('the list of a user’s rights says why a switch is disabled, and a click on that switch has no effect', async () => {
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

  it('the list of a user’s rights says below a switch why the change of the right failed', async () => {
    const screen = await renderIn('en', <Refused />)
    const notice = screen.getByRole('alert')
    await expect.element(notice).toMatchTextContent(/The right was not changed/)
    await expect.element(notice).toMatchTextContent(/You cannot change this for yourself\./)
  })
})
