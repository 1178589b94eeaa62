import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, ChoiceCards, EmbeddedProvider, TextInput } from '../kernel'
import { type Look, remesaSystem } from '../theme'
import { FoundationPage, FoundationPart } from './foundation-page'

const looks = {
  'The product': {},
  'A bank in blue': { brand: '#0B57D0', radii: { sm: '0', md: '0', lg: '0', xl: '0' } },
  'A shop in green': { brand: { light: '#1B6B3A', dark: '#7FDBA4' }, fonts: { body: 'Georgia, serif' } },
} as const satisfies Record<string, Look>

const systems = Object.entries(looks).map(([name, look]) => ({ name, system: remesaSystem(look) }))

const days = [
  { value: 'today', title: 'Today', description: 'Mon 23 Nov' },
  { value: 'tomorrow', title: 'Tomorrow', description: 'Tue 24 Nov' },
]

function Part() {
  const [day, setDay] = useState('today')
  const [name, setName] = useState('Gran Vía 12')
  return (
    <chakra.div
      display="grid"
      gap="3"
      p="4"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
    >
      <ChoiceCards label="Service date" value={day} cards={days} onChange={({ value }) => setDay(value)} />
      <TextInput label="Service point" value={name} onChange={({ value }) => setName(value)} />
      <chakra.div display="flex" gap="2">
        <Button variant="primary">Order</Button>
        <Button>Cancel</Button>
      </chakra.div>
    </chakra.div>
  )
}

function AnotherBrand({ colorMode }: { readonly colorMode: 'light' | 'dark' }) {
  return (
    <FoundationPage
      title="Another brand"
      lead="A colour, corners and typefaces make the look of another brand, with remesaSystem. Whatever it leaves out is the product's."
    >
      {systems.map(({ name, system }) => (
        <FoundationPart key={name} title={name}>
          {system.ok && (
            <EmbeddedProvider locale="en" system={system.value} colorMode={colorMode}>
              <Part />
            </EmbeddedProvider>
          )}
        </FoundationPart>
      ))}
    </FoundationPage>
  )
}

/** Use this page to see which parts of the look a brand changes, and which stay the same. */
const meta = {
  title: 'Foundations/Another brand',
  component: AnotherBrand,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { colorMode: 'light' },
} satisfies Meta<typeof AnotherBrand>
export default meta
type Story = StoryObj<typeof meta>

export const InLight: Story = { tags: ['core'] }
export const InDark: Story = { args: { colorMode: 'dark' } }
