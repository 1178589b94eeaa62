import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, said } from '../../../test/in-words'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { Notice } from './notice'

/**
 * Use `Notice` for information about the page or form that needs no response. For a question use a dialog, for a
 * success a toast, for a failed write `FailureNotice`.
 */
const meta = {
  title: 'Kernel/Notice',
  component: Notice,
  args: {
    tone: 'info',
    title: said('declared-values.conflict.title'),
    children: said('declared-values.conflict.text'),
  },
  render: function InLanguage(args) {
    return <Notice {...inWords(useT(), args)} />
  },
  parameters: {
    guide: guide({
      anatomy: [
        ['Icon and edge', 'Show the tone, information or warning, together with the words.'],
        ['Title', 'What is so, in one line.'],
        ['Text', 'What this means for the form, and what to do.'],
      ],
    }),
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { tags: ['core'] }
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: said('failure.limits.failed.title'),
    children: said('failure.limits.failed.text'),
  },
}
export const LongTexts: Story = {
  args: {
    tone: 'warning',
    title: 'Die Erklärung der Wertbehältnisse konnte nicht gespeichert werden',
    children: 'Ihre Angaben sind noch da. '.repeat(12),
  },
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <Notice tone="warning" title="Nothing has been sent yet">
                Your values are still here. Send the order again in a moment.
              </Notice>
            ),
            because: 'First what is safe, then what to do.',
          },
          dont: {
            show: (
              <Notice tone="warning" title="An error occurred">
                Contact your administrator.
              </Notice>
            ),
            because: 'Nobody learns what happened to the order.',
          },
        },
        {
          do: {
            show: (
              <Notice tone="info" title="Values are declared per bag">
                The amounts can be added until the bags are collected.
              </Notice>
            ),
            because: 'Information about the whole form is said once, above its fields.',
          },
          dont: {
            show: (
              <Notice tone="info" title="The order has been created">
                Order 48251
              </Notice>
            ),
            because: 'A success is a toast, which goes away by itself.',
          },
        },
      ]}
    />
  ),
}
