import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const steps = ['0.5', '1', '1.5', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const

const heights = [
  ['2.5rem', '40 px', 'A row of a table: one line'],
  ['1.875rem', '30 px', 'The bar of a section, which is the head of its columns too'],
  ['2.25rem', '36 px', 'A control'],
  ['2.75rem', '44 px', 'A control on phones: never less under a thumb'],
] as const

const corners = [
  ['sm', 'Badges and tags'],
  ['md', 'Controls'],
  ['lg', 'Cards and sections'],
  ['xl', 'Dialogs'],
] as const

const Box = chakra('div', { base: { bg: 'surface.raised', borderWidth: '1px', borderColor: 'border.group' } })

function Spacing() {
  return (
    <FoundationPage
      title="Spacing"
      lead="A grid of 4 px. Lines part things, boxes are the exception, and shadow is only for what floats."
    >
      <FoundationPart
        title="Steps"
        text="A step is 4 px: gap={4} is 16 px. Inside a group 1 to 3, between groups 4 to 6."
      >
        <FactTable
          caption="Steps"
          heads={['Step', 'Pixels', 'Length']}
          rows={steps.map((step) => ({
            id: step,
            cells: [
              <chakra.code key="step">{step}</chakra.code>,
              Number(step) * 4,
              <chakra.div key="bar" height="3" bg="brand.solid" width={step} />,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Heights">
        <FactTable
          caption="Heights"
          heads={['Height', 'Pixels', 'For']}
          rows={heights.map(([height, pixels, use]) => ({
            id: pixels,
            cells: [<Box key="box" width="24" borderRadius="sm" style={{ height }} />, pixels, use],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Corners">
        <FactTable
          caption="Corners"
          heads={['Radius', 'For', 'Shape']}
          rows={corners.map(([radius, use]) => ({
            id: radius,
            cells: [
              <chakra.code key="radius">{radius}</chakra.code>,
              use,
              <Box key="box" width="16" height="10" borderRadius={radius} />,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="What floats"
        text="raised: menus, tooltips and toasts. dialog: dialogs and panels over the page."
      >
        <chakra.div display="flex" gap="8" flexWrap="wrap" p="4">
          <Box p="6" borderRadius="md" boxShadow="raised">
            raised
          </Box>
          <Box p="6" borderRadius="xl" boxShadow="dialog">
            dialog
          </Box>
        </chakra.div>
      </FoundationPart>
      <FoundationPart
        title="Widths"
        text="A screen is designed at 390, 1024 and 1366 px, and works at 320. What counts is often the width of the part: a list beside a panel behaves like a tablet's."
      >
        <FactTable
          caption="Widths"
          heads={['From', 'Name', 'What changes']}
          rows={[
            {
              id: 'base',
              cells: ['0', 'base', 'One column, cards instead of rows, the primary action at the bottom'],
            },
            { id: 'sm', cells: ['480 px', 'sm', 'Two fields stand side by side'] },
            { id: 'md', cells: ['768 px', 'md', 'The title bar has room for its words'] },
            { id: 'lg', cells: ['900 px', 'lg', 'Rows instead of cards, the rail instead of the menu'] },
            { id: 'xl', cells: ['1200 px', 'xl', 'Every column; a panel stands beside the list'] },
          ]}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use the spacing steps that this page shows for every gap and every size. */
const meta = {
  title: 'Foundations/Spacing',
  component: Spacing,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Spacing>
export default meta
type Story = StoryObj<typeof meta>

export const SpacingAndDepth: Story = { tags: ['core'] }
