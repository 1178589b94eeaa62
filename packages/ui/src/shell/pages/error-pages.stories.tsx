import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { ButtonLink } from '../../kernel'
import { ErrorPage, NotFoundPage } from './error-pages'

/**
 * Use these pages if a whole page cannot be shown: it is forbidden, does not exist, can't be reached, or has failed.
 * Each page says what the user can do.
 */
const meta = {
  title: 'Shell/ErrorPages',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { product: 'REMESA', kind: 'forbidden', onBack: fn() },
} satisfies Meta<typeof ErrorPage>
export default meta
type Story = StoryObj<typeof meta>

export const Forbidden: Story = {
  tags: ['core'],
  play: async ({ args, canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('action.back') }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
export const ServerError: Story = { args: { kind: 'server' } }
export const Unexpected: Story = { args: { kind: 'unexpected' } }
export const NetworkError: Story = { args: { kind: 'network' } }

export const NotFound: Story = {
  render: () => (
    <NotFoundPage
      product="REMESA"
      renderHomeLink={(text) => (
        <ButtonLink variant="primary" href="#home">
          {text}
        </ButtonLink>
      )}
    />
  ),
}
