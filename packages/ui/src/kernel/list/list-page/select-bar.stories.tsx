import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DoAndDont as Pairs } from '../../../foundations/do-and-dont'
import { Button } from '../../button/button'
import type { ListSelection } from './list-page.types'
import { SelectBar } from './select-bar'

interface Row {
  readonly username: string
}

const chosen: ListSelection<Row> = {
  isSelected: () => true,
  rowName: ({ username }) => username,
  onToggle: fn(),
  page: 'some',
  onTogglePage: fn(),
  count: 2,
  isAll: false,
  onAll: undefined,
  onClear: fn(),
  actions: <Button size="sm">Deactivate 2</Button>,
}

/** Use `SelectBar` above the rows of a list in which several rows can be selected for an action. */
const meta = {
  title: 'Kernel/ListPage/SelectBar',
  component: SelectBar<Row>,
  args: { selection: chosen, total: 117 },
} satisfies Meta<typeof SelectBar<Row>>
export default meta
type Story = StoryObj<typeof meta>

export const TwoSelected: Story = { tags: ['core'] }

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: <SelectBar selection={chosen} total={117} />,
            because: 'Actions for many rows appear with the selection, and say for how many.',
          },
          dont: {
            show: (
              <SelectBar
                selection={{
                  ...chosen,
                  page: 'none',
                  count: 0,
                  offered: (
                    <Button size="sm" disabledReason="Select users first">
                      Deactivate
                    </Button>
                  ),
                }}
                total={117}
              />
            ),
            because: 'A button that works only after a selection is in the way of those who need none.',
          },
        },
        {
          do: {
            show: (
              <SelectBar
                selection={{
                  ...chosen,
                  page: 'all',
                  count: 10,
                  onAll: fn(),
                  actions: <Button size="sm">Deactivate 10</Button>,
                }}
                total={117}
              />
            ),
            because: 'The whole page is selected first. All 117 are a second, separate step.',
          },
          dont: {
            show: (
              <SelectBar
                selection={{
                  ...chosen,
                  page: 'all',
                  count: 117,
                  isAll: true,
                  actions: (
                    <Button size="sm" variant="danger">
                      Deactivate
                    </Button>
                  ),
                }}
                total={117}
              />
            ),
            because: 'The box of a page must not select rows that nobody has seen.',
          },
        },
      ]}
    />
  ),
}
