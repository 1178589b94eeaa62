import { importRefusal } from '@remesa/domain/imports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { useT } from '../../i18n'
import { FileStep } from './file-step'

/** Use `FileStep` as the first step of an import, in which the user chooses a file or downloads a template. */
const meta = {
  title: 'Imports/FileStep',
  component: FileStep,
  args: {
    intro: said('imports.intro.servicepoints'),
    isReading: false,
    refusal: undefined,
    country: {
      value: '1',
      options: [
        { value: '1', label: said('country.ES') },
        { value: '2', label: said('country.PT') },
      ],
      onChange: fn(),
    },
    onFile: fn(),
    onTemplate: fn(),
  },
  render: function InLanguage(args) {
    return <FileStep {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof FileStep>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const OneCountry: Story = { args: { country: undefined } }
export const Reading: Story = { args: { isReading: true } }
export const TooManyRows: Story = {
  args: { refusal: importRefusal('too-many-rows', { max: 5_000, rows: 20_480 }) },
}
export const Damaged: Story = { args: { refusal: importRefusal('unreadable') } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
