import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { type MessageKey, type Translate, useT } from '../../i18n'
import { Button } from '../button/button'
import { TextInput } from '../fields/text-input'
import { Icon } from '../icon/icon'
import {
  clearToasts,
  showToast,
  type ToastAction,
  Toaster,
  type ToastLink,
  type ToastTone,
  type ToastUndo,
  toastIcons,
  toastRecipe,
} from './toaster'

const texts = {
  success: 'messages.deposit.ok',
  warning: 'messages.newOrder.ko',
  danger: 'unexpectedError.description',
} as const satisfies Readonly<Record<ToastTone, MessageKey>>

interface ToastsProps {
  readonly tone: ToastTone
  readonly link?: ToastLink
  readonly action?: ToastAction
  readonly undo?: ToastUndo
}

function Toasts({ tone, ...given }: ToastsProps) {
  const t = useT()
  const { link, action, undo } = inWords(t, given)
  return (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button
        onClick={() =>
          showToast({
            tone,
            text: link ? t('messages.newOrder.ok', { order: '48251' }) : t(texts[tone]),
            link,
            action,
            undo,
          })
        }
      >
        {t('deposits.earlier.show')}
      </Button>
      <Toaster />
      <Button>{t('action.back')}</Button>
    </div>
  )
}

const pressShow = (t: Translate) => {
  clearToasts()
  return userEvent.click(screen.getByRole('button', { name: t('deposits.earlier.show') }))
}

const show: Story['play'] = async ({ args, loaded }) => {
  const t = textsOf(loaded)
  await pressShow(t)
  const toast = await screen.findByText(t(texts[args.tone]))
  await waitFor(() => expect(toast).toBeVisible())
}

/**
 * Use `Toaster` to confirm a success, with the next step as a link. A failure is shown where it happened. Only a
 * failure without such a place, for example a failed download, is a toast.
 */
const meta = {
  title: 'Kernel/Toaster',
  component: Toasts,
  args: { tone: 'success' },
  parameters: {
    guide: guide({
      anatomy: [
        ['Icon', 'Shows the tone together with the words.'],
        ['Text', 'One sentence. The words that name the record can be a link to it.'],
        ['Button', 'One next step, or Undo.'],
        ['Close', 'Removes the toast at once. Otherwise it stays for four seconds, or for ten with Undo.'],
      ],
    }),
  },
} satisfies Meta<typeof Toasts>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { tags: ['core'], play: show }
export const Warning: Story = { args: { tone: 'warning' }, play: show }
export const DangerLong: Story = { args: { tone: 'danger' }, play: show }

/** A toast whose button is the next step. A click on the button closes the toast. */
export const WithAction: Story = {
  args: { action: { text: said('orders.action.repeat'), onAction: fn() } },
  play: async ({ args, loaded }) => {
    const t = textsOf(loaded)
    await pressShow(t)
    await userEvent.click(await screen.findByRole('button', { name: t('orders.action.repeat') }))
    await expect(args.action?.onAction).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText(t(texts.success))).toBeNull(), { timeout: 10_000 })
  },
}

const link: ToastLink = {
  text: '48251',
  label: said('orders.details.of', { order: '48251' }),
  href: '#order',
  onFollow: () => undefined,
}
const showLink: Story['play'] = async ({ loaded }) => {
  const t = textsOf(loaded)
  await pressShow(t)
  const name = t('orders.details.of', { order: '48251' })
  await waitFor(() => expect(screen.getByRole('link', { name })).toBeVisible())
}
export const WithALink: Story = { args: { link }, play: showLink }

/** A toast after a change that one click can undo. */
export const WithUndo: Story = {
  args: { undo: { subject: 'client 7', label: said('undo.action'), onUndo: fn() } },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await pressShow(t)
    await waitFor(() => expect(screen.getByRole('button', { name: t('undo.action') })).toBeVisible())
  },
}

/** A toast within a picture, with the styles of a real one but without its position and its time. */
function ToastPicture({ tone, children }: { readonly tone: ToastTone; readonly children: ReactNode }) {
  const styles = useSlotRecipe({ recipe: toastRecipe })()
  const type = tone === 'danger' ? 'error' : tone
  return (
    <chakra.div css={[styles['root'], { width: 'full', transition: 'none', opacity: 1 }]} data-type={type}>
      <Icon of={toastIcons[type]} size={18} />
      <chakra.div css={styles['title']}>{children}</chakra.div>
    </chakra.div>
  )
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <ToastPicture tone="success">
                <a href="#order">The order 48251</a> has been created
              </ToastPicture>
            ),
            because: 'It names what was done, with a link to it.',
          },
          dont: {
            show: (
              <ToastPicture tone="success">
                Your changes have been saved successfully and are now visible to all users of this client.
              </ToastPicture>
            ),
            because: 'It is gone before it is read, and names nothing.',
          },
        },
        {
          do: {
            show: (
              <TextInput
                label="Bag number"
                value="4711"
                error="This bag is declared already"
                onChange={fn()}
              />
            ),
            because: 'A refusal is next to the refused value, and stays.',
          },
          dont: {
            show: <ToastPicture tone="danger">The bag number is invalid</ToastPicture>,
            because: 'After four seconds nothing on the page says what was wrong.',
          },
        },
      ]}
    />
  ),
}
