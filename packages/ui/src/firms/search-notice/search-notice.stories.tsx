import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { NotFoundNotice, NotYetChecked, SearchFailedNotice } from './search-notice'

const onAgain = fn()
const onRetry = fn()
const onOpen = fn()

/**
 * Use these notices if a search can show no employee, because the number is unknown, no response arrived, or the
 * challenge is not passed yet.
 */
const meta = {
  title: 'Firms/SearchNotice',
  component: NotFoundNotice,
  args: {
    notFound: {
      serverMessage: null,
      key: 'error.notfound.employee',
      hintKey: 'firms.notFound.hint',
    },
    onAgain,
  },
} satisfies Meta<typeof NotFoundNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Nobody: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: t('firms.again') }))
    await expect(onAgain).toHaveBeenCalledOnce()
  },
}
export const NoTruck: Story = {
  args: { notFound: { serverMessage: null, key: 'error.notfound.vehicle', hintKey: null } },
}
export const Failed: Story = { render: () => <SearchFailedNotice onRetry={onRetry} onAgain={onAgain} /> }
export const Hidden: Story = { render: () => <NotYetChecked onOpen={onOpen} /> }
