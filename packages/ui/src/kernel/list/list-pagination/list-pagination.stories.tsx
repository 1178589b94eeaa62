import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ListPagination } from './list-pagination'

/**
 * Use `ListPagination` below a list that the server pages. It shows which rows are on the page and how many rows
 * there are.
 */
const meta = {
  title: 'Kernel/List/ListPagination',
  component: ListPagination,
  args: { caption: 'Users', page: 3, total: 117, onPage: fn() },
} satisfies Meta<typeof ListPagination>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = { tags: ['core'] }
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 12 } }
export const ManyPages: Story = { args: { page: 12_345, total: 456_789 } }
/** A list whose rows all fit on one page. Nothing is rendered. */
export const OnePage: Story = { tags: ['!dev'], args: { page: 1, total: 10 } }
