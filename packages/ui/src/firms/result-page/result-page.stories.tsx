import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { AnswerBand } from '../answer-band/answer-band'
import { ResultPage } from './result-page'

/** Use `ResultPage` around every result of a search. */
const meta = {
  title: 'Firms/ResultPage',
  component: ResultPage,
  args: {
    typeName: 'TIP',
    identifier: '84512',
    onNew: fn(),
    children: <AnswerBand tone="go" title="10:30–11:00" />,
  },
} satisfies Meta<typeof ResultPage>
export default meta
type Story = StoryObj<typeof meta>

export const Result: Story = { tags: ['core'] }
/** The answer that a visit is expected later, in the language of the story. */
function Later() {
  return <AnswerBand tone="ask" title={useT()('firms.upcoming.title')} />
}
export const Asked: Story = { args: { children: <Later /> } }
