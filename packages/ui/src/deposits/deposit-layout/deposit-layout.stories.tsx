import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { Button } from '../../kernel'
import { BagTable } from '../bag-table/bag-table'
import { sampleBags, sampleFacts } from '../deposits.sample'
import { LatestDeposits } from '../latest-deposits/latest-deposits'
import latest from '../latest-deposits/latest-deposits.stories'
import { DepositBar, DepositLayout } from './deposit-layout'

/** The bags of a deposit, with the bar in the language of the story. */
function Bags() {
  const t = useT()
  return (
    <>
      <BagTable bags={sampleBags()} facts={sampleFacts} />
      <DepositBar summary="4.310,50 €">
        <Button variant="primary" onClick={fn()}>
          {t('deposits.review')}
        </Button>
      </DepositBar>
    </>
  )
}

/**
 * Use `DepositLayout` only for the page of deposits: it shows the deposit with a bar at the bottom, and the latest
 * deposits of the service point beside it.
 */
const meta = {
  title: 'Deposits/DepositLayout',
  component: DepositLayout,
  args: { title: '', aside: <LatestDeposits {...latest.args} />, children: <Bags /> },
  argTypes: { title: { control: false } },
  render: function InLanguage(args) {
    return <DepositLayout {...args} title={useT()('nav.deposit')} />
  },
} satisfies Meta<typeof DepositLayout>
export default meta
type Story = StoryObj<typeof meta>

export const WithBar: Story = { tags: ['core'] }
