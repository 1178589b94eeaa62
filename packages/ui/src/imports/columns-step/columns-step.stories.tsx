import { servicePointImportFields } from '@remesa/domain/imports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ColumnsStep } from './columns-step'

/** Use `ColumnsStep` as the second step of an import: the user assigns a field to each column of the file. */
const meta = {
  title: 'Imports/ColumnsStep',
  component: ColumnsStep,
  args: {
    fields: servicePointImportFields,
    columns: [
      { at: 0, heading: 'Cliente', samples: ['0101', '0101', '0102'], field: 'client', origin: 'known' },
      { at: 1, heading: 'Centro', samples: ['0301', '0399'], field: 'subclient', origin: 'remembered' },
      { at: 2, heading: 'Ref.', samples: ['0640', '0641'], field: 'codeSol', origin: 'chosen' },
      {
        at: 3,
        heading: '',
        samples: ['Calle Blas de Otero 8, 48014 Bilbao'],
        field: null,
        origin: 'left-out',
      },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof ColumnsStep>
export default meta
type Story = StoryObj<typeof meta>

export const Guessed: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
