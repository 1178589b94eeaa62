import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { NotFoundNotice, NotYetChecked, SearchFailedNotice } from './search-notice'

const onAgain = fn()
const onRetry = fn()
const onOpen = fn()

/** Use them where a search has no employee to show: nobody has the number, nothing was answered, or nothing is checked yet. */
const meta = {
  title: 'Firms/SearchNotice',
  component: NotFoundNotice,
  args: {
    notFound: {
      serverMessage: 'Nobody on duty has this number.',
      key: 'error.notfound.employee',
      hintKey: 'firms.notFound.hint',
    },
    onAgain,
  },
} satisfies Meta<typeof NotFoundNotice>
export default meta
type Story = StoryObj<typeof meta>

export const Nobody: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Hand nothing over' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Search again' }))
    await expect(onAgain).toHaveBeenCalledOnce()
  },
}
export const NoTruckDark: Story = {
  args: { notFound: { serverMessage: null, key: 'error.notfound.vehicle', hintKey: null } },
  globals: { colorMode: 'dark', locale: 'de' },
}
export const Failed: Story = {
  render: () => <SearchFailedNotice onRetry={onRetry} onAgain={onAgain} />,
  globals: { locale: 'es' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin respuesta' })).toHaveFocus()
  },
}
export const Hidden: Story = { render: () => <NotYetChecked onOpen={onOpen} />, globals: { locale: 'pt' } }
