import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const sizes = [
  ['3xl', 'The hour of the next visit'],
  ['2xl', 'Hours and totals of today'],
  ['xl', 'Title of a page or a dialog'],
  ['lg', 'Lead of a page, title of a section'],
  ['md', 'Text, fields and buttons'],
  ['sm', 'Rows of a table, labels'],
  ['xs', 'Hints, states and codes'],
  ['2xs', 'Words under the icons of the rail'],
] as const

const weights = [
  ['normal', 'Text'],
  ['medium', 'Labels and amounts'],
  ['semibold', 'Hours, names, totals and titles'],
] as const

const amounts = ['2.500,50 €', '111,11 €', '12.345,00 €', '875,90 €']

function Type({ sample }: { readonly sample: string }) {
  return (
    <FoundationPage
      title="Type"
      lead="Geist, served by ourselves in one variable file for Latin and one for Latin extended. A fallback of the same metrics stands in until it is there, so nothing jumps."
    >
      <FoundationPart
        title="Sizes"
        text="Set size and line together by textStyle. Nothing in between is needed."
      >
        <FactTable
          caption="Sizes"
          heads={['textStyle', 'For', 'Sample']}
          rows={sizes.map(([size, use]) => ({
            id: size,
            cells: [
              <chakra.code key="size">{size}</chakra.code>,
              use,
              <chakra.span key="sample" textStyle={size}>
                {sample}
              </chakra.span>,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Weights">
        <FactTable
          caption="Weights"
          heads={['fontWeight', 'For', 'Sample']}
          rows={weights.map(([weight, use]) => ({
            id: weight,
            cells: [
              <chakra.code key="weight">{weight}</chakra.code>,
              use,
              <chakra.span key="sample" textStyle="lg" fontWeight={weight}>
                {sample}
              </chakra.span>,
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="Figures"
        text="All figures have one width, everywhere, so that hours and amounts align. Amounts stand at the right, the currency after the figure. In codes 1, l, I, 0 and O differ."
      >
        <chakra.div display="flex" gap="12" flexWrap="wrap">
          <chakra.div textAlign="end" textStyle="lg" fontWeight="medium">
            {amounts.map((amount) => (
              <p key={amount}>{amount}</p>
            ))}
          </chakra.div>
          <chakra.div textStyle="lg" fontWeight="semibold">
            <p>09:00–11:00</p>
            <p>10:30–11:15</p>
            <p>SEAL-I1l0O</p>
          </chakra.div>
        </chakra.div>
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use the sizes and weights of this page. On every screen, times are most prominent, then states, then amounts. */
const meta = {
  title: 'Foundations/Type',
  component: Type,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { sample: 'Gran Vía 12 · 09:00–11:00 · 2.500,50 €' },
} satisfies Meta<typeof Type>
export default meta
type Story = StoryObj<typeof meta>

export const TypeAndFigures: Story = { tags: ['core'] }
/** The letters of all languages of the product, and of the names of customers. */
export const Letters: Story = { args: { sample: 'Ñandú, Größe, ação, œuvre, Łódź, Čačak, Őrség' } }
