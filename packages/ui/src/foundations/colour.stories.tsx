import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  BRAND_ACTIVE,
  type ColorName,
  type ColorPair,
  colors,
  contrastOf,
  shapePairs,
  textPairs,
} from '../theme'
import { Copied } from './copied'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const groups = ['all', 'surface', 'text', 'border', 'brand', 'shell', 'feedback', 'status'] as const
type Group = (typeof groups)[number]

const groupOf = (name: string): Group => {
  const [first = ''] = name.split('.')
  if (['bg', 'surface', 'backdrop', 'veil', 'shadow'].includes(first)) return 'surface'
  if (['fg', 'link'].includes(first)) return 'text'
  if (['border', 'focus'].includes(first)) return 'border'
  if (['danger', 'success', 'warning', 'info'].includes(first)) return 'feedback'
  return groups.find((group) => group === first) ?? 'all'
}

const names = Object.keys(colors).filter((name): name is ColorName => name in colors)

const Swatch = ({ value }: { readonly value: string }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
    <chakra.span
      aria-hidden="true"
      width="10"
      height="6"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="border.group"
      style={{ background: value }}
    />
    <chakra.code textStyle="xs">{value}</chakra.code>
  </chakra.span>
)

/** A text on its surface in one colour mode, with the contrast between the two. */
const Measured = ({ pair: [front, back], mode, isText }: MeasuredProps) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2" whiteSpace="nowrap">
    <chakra.span
      px="2"
      py="1"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="border"
      fontWeight="medium"
      style={{ background: colors[back][mode], color: colors[front][mode] }}
    >
      {isText ? (
        'Gran Vía 12'
      ) : (
        <chakra.span display="block" width="16" height="1" my="2" style={{ background: 'currentColor' }} />
      )}
    </chakra.span>
    <span>{contrastOf(front, back, mode).toFixed(2)}</span>
  </chakra.span>
)

interface MeasuredProps {
  readonly pair: ColorPair
  readonly mode: 'light' | 'dark'
  readonly isText: boolean
}

const Contrasts = ({ caption, pairs, isText }: ContrastsProps) => (
  <FactTable
    caption={caption}
    heads={['Colour', 'On', 'Light', 'Dark']}
    rows={pairs.map((pair) => ({
      id: pair.join(' on '),
      cells: [
        pair[0],
        pair[1],
        <Measured key="light" pair={pair} mode="light" isText={isText} />,
        <Measured key="dark" pair={pair} mode="dark" isText={isText} />,
      ],
    }))}
  />
)

interface ContrastsProps {
  readonly caption: string
  readonly pairs: readonly ColorPair[]
  readonly isText: boolean
}

function Colours({ group }: { readonly group: Group }) {
  const isShown = (name: ColorName) => group === 'all' || groupOf(name) === group
  return (
    <FoundationPage
      title="Colour"
      lead={`Colours are named after what they mean, and each has a light and a dark value. One yellow a screen (${BRAND_ACTIVE}): the way on, what is chosen, and what happens now. It is a surface, never text.`}
    >
      <FoundationPart title="Tokens" text="Components use these names. Only theme/colors.ts has values.">
        <FactTable
          caption="Tokens"
          heads={['Token', 'Light', 'Dark']}
          rows={names.filter(isShown).map((name) => ({
            id: name,
            cells: [
              <Copied key="name" text={name} />,
              <Swatch key="light" value={colors[name].light} />,
              <Swatch key="dark" value={colors[name].dark} />,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="Text on surfaces"
        text="Measured here by the formula of WCAG 2. A test keeps each at 4.5 to 1 or more, in both modes."
      >
        <Contrasts caption="Text on surfaces" isText pairs={textPairs.filter(([name]) => isShown(name))} />
      </FoundationPart>
      <FoundationPart
        title="Lines, marks and icons"
        text="What has to be seen without being read stays at 3 to 1 or more."
      >
        <Contrasts
          caption="Lines, marks and icons"
          isText={false}
          pairs={shapePairs.filter(([name]) => isShown(name))}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use a colour by its meaning. For a new meaning, add a token, and its colour pairs in theme/contrast.ts. */
const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { group: 'all' },
  argTypes: { group: { control: 'select', options: groups } },
} satisfies Meta<typeof Colours>
export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = { tags: ['core'] }
