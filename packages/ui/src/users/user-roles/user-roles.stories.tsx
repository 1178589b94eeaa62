import { rolesCard } from '@remesa/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { UserRoles } from './user-roles'

const withRoles = (...suffixes: readonly string[]) =>
  rolesCard({
    roles: suffixes.map((suffix, id) => ({
      id,
      code: `ROL_CASH_MYREMESAAPP_${suffix}`,
      externalCode: null,
      module: null,
    })),
  })
const seven = ['PICKUP', 'PICKUP-EXCHANGE', 'DELIVERY', 'DELIVERY-EXCHANGE', 'ORDERS', 'DEPOSIT', 'EMPLOYEE']

/**
 * Use `UserRoles` for the roles of a user. The roles are assigned in another system, so they can't be changed on the
 * page.
 */
const meta = {
  title: 'Users/UserRoles',
  component: UserRoles,
  args: { card: withRoles(...seven.slice(0, 6)) },
} satisfies Meta<typeof UserRoles>
export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = { tags: ['core'] }
export const TwoColumns: Story = { args: { card: withRoles(...seven) } }
export const NoRoles: Story = { args: { card: withRoles() } }
/** A role for which this release has no name. */
export const UnknownRole: Story = { args: { card: withRoles('PICKUP', 'DRONES') } }
