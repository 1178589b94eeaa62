import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { tokens } from '../theme/tokens'
import { Copied } from './copied'
import { designTokens } from './design-tokens'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const modes = ['light', 'dark'] as const

const fileOf = (mode: (typeof modes)[number]) =>
  `data:application/design-tokens+json,${encodeURIComponent(JSON.stringify(designTokens(mode), undefined, 2))}`

const Box = chakra('div', { base: { bg: 'surface.raised', borderWidth: '1px', borderColor: 'border.group' } })

function Tokens() {
  return (
    <FoundationPage
      title="Tokens"
      lead="Every value of the look has a name. A click on a name copies it; the files below hand all of them to a design tool."
    >
      <FoundationPart
        title="For design tools"
        text="Design Tokens Format of the community group (2025.10): colours, spacing, radii, type, motion. One file for each appearance, with the same names."
      >
        <chakra.ul display="flex" flexWrap="wrap" gap="4">
          {modes.map((mode) => (
            <li key={mode}>
              <chakra.a
                href={fileOf(mode)}
                download={`remesa.${mode}.tokens.json`}
                color="link"
                textDecoration="underline"
              >
                {`remesa.${mode}.tokens.json`}
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </FoundationPart>
      <FoundationPart title="Radii">
        <FactTable
          caption="Radii"
          heads={['Token', 'Value', 'Shape']}
          rows={Object.entries(tokens.radii).map(([name, { value }]) => ({
            id: name,
            cells: [
              <Copied key="name" text={name} />,
              value,
              <Box key="box" width="16" height="10" style={{ borderRadius: value }} />,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="Elevation"
        text="Only what floats over the page has a shadow. What lies on it is parted by lines."
      >
        <FactTable
          caption="Elevation"
          heads={['Token', 'For', 'Looks']}
          rows={[
            ['raised', 'Menus, selectors, tooltips'],
            ['dialog', 'Dialogs, panels'],
          ].map(([name = '', use]) => ({
            id: name,
            cells: [
              <Copied key="name" text={name} />,
              use,
              <chakra.div
                key="box"
                width="24"
                height="12"
                m="3"
                bg="surface.raised"
                borderRadius="lg"
                boxShadow={name}
              />,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Layers" text="From the lowest to the highest.">
        <FactTable
          caption="Layers"
          heads={['Token', 'Value']}
          rows={Object.entries(tokens.zIndex).map(([name, { value }]) => ({
            id: name,
            cells: [<Copied key="name" text={name} />, value],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Motion">
        <FactTable
          caption="Motion"
          heads={['Token', 'Value']}
          rows={[...Object.entries(tokens.durations), ...Object.entries(tokens.easings)].map(
            ([name, { value }]) => ({ id: name, cells: [<Copied key="name" text={name} />, value] }),
          )}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use the name of a token instead of a value, in code and in a design tool. */
const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Tokens>
export default meta
type Story = StoryObj<typeof meta>

export const TokensToCopy: Story = {
  tags: ['core'],
  play: async ({ canvas }) => {
    const file = canvas.getByRole('link', { name: 'remesa.dark.tokens.json' })
    const exported: unknown = JSON.parse(decodeURIComponent(file.getAttribute('href')?.split(',')[1] ?? ''))
    await expect(exported).toEqual(designTokens('dark'))
  },
}
