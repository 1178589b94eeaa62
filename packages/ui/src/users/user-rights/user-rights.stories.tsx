import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { type UserRight, UserRights, type UserRightsProps } from './user-rights'

interface Situation extends UserRightsProps {
  /** Whether the form asks before it gives the administrator's right. */
  readonly isAsked?: boolean
  /** Whether the viewer would remove their own last right. */
  readonly isOwnLast?: boolean
}

const name = 'Ana Ruiz'

function Rights({ isAsked = false, isOwnLast = false, admin, supervisor, ...rest }: Situation) {
  const t = useT()
  const question = {
    title: t('users.rights.admin.ask', { name }),
    text: t(`users.rights.admin.ask.${rest.reach}`, { name }),
    confirmText: t('users.rights.admin.ask.confirm'),
  }
  return (
    <UserRights
      {...rest}
      admin={admin && { ...admin, ...(isAsked ? { question } : {}) }}
      supervisor={
        supervisor && {
          ...supervisor,
          disabledReason: isOwnLast ? t('users.refused.last-own-right') : undefined,
        }
      }
    />
  )
}

const off: UserRight = {
  value: false,
  isBusy: false,
  failure: undefined,
  disabledReason: undefined,
  onChange: fn(),
}
const on: UserRight = { ...off, value: true }

/** Use `UserRights` for the rights of a user that have a switch. A switch that the viewer may not see is not shown. */
const meta = {
  title: 'Users/UserRights',
  component: Rights,
  args: { reach: 'everywhere', admin: off, supervisor: on },
} satisfies Meta<typeof Rights>
export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = { tags: ['core'] }
export const Asking: Story = {
  args: { isAsked: true },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const right = within(canvasElement).getByRole('switch', { name: t('users.rights.admin') })
    await userEvent.click(right)
    await within(document.body).findByRole('alertdialog')
  },
}
export const SupervisorAlone: Story = { args: { admin: undefined } }
export const Changing: Story = { args: { admin: { ...on, isBusy: true } } }
export const OwnLastRight: Story = { args: { admin: undefined, isOwnLast: true } }
export const Refused: Story = {
  args: { admin: { ...off, failure: { kind: 'refused', issues: [], message: 'users.refused.own-user' } } },
}
export const PermissionTakenAway: Story = { args: { admin: { ...off, failure: { kind: 'forbidden' } } } }
export const NoAnswer: Story = { args: { supervisor: { ...off, failure: { kind: 'unknown' } } } }
