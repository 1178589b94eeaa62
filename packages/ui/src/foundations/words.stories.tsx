import { LOCALES, type Locale } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LANGUAGE_NAMES, loadMessages, type MessageKey, type Messages } from '../i18n'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const advice = [
  ['Order pickup for 2.500,50 €', 'Submit', 'A button says what will happen.'],
  ['Choose an option', 'Fill in this field', 'An empty field is requested in the words of its kind.'],
  ['The first possible day is 24/11', 'Invalid date', 'A refusal says what would be accepted.'],
  ['From 12:00 at this point', 'Econo-cash start', 'The words of the shop, not of the configuration.'],
  ['Bag number', 'Lump number', 'What is written on the bag.'],
  ['Nothing has been sent yet', 'An error occurred', 'First what is safe, then what to do.'],
  ['Today, Tomorrow, Tue 24 Nov', '24/11/2026 24/11/2026', 'A day is a word or a heading, and said once.'],
  ['not planned yet', '-', 'What is not known yet says so.'],
] as const

const nouns: readonly MessageKey[] = [
  'orders.type.pickup',
  'orders.type.delivery',
  'orders.type.delivery-exchange',
  'orders.type.assistance-service',
  'orders.type.supply-material-service',
  'orders.filters.client',
  'orders.filters.center',
  'orders.filters.servicePoint',
  'orders.column.requested',
  'orders.column.planned',
  'orders.column.completed',
  'orders.column.amount',
  'orders.form.serviceDate',
  'declared-values.form.kind.bag',
  'declared-values.form.kind.seal',
  'declared-values.add',
  'orders.detail.lump',
  'orders.detail.address',
  'orders.action.cancel',
  'action.save',
]

interface WordsProps {
  readonly texts: ReadonlyMap<Locale, Messages>
  /** Part of a word. Only words that contain this part are shown. */
  readonly find: string
}

function Words({ texts, find }: WordsProps) {
  const rows = nouns
    .map((key) => ({ id: key, cells: LOCALES.map((locale) => texts.get(locale)?.[key] ?? '') }))
    .filter(({ cells }) => cells.some((word) => word.toLowerCase().includes(find.toLowerCase())))
  return (
    <FoundationPage
      title="Words"
      lead="We write as one person would say it to another: what is so, with the values they typed, then what to do. Neutral and short; no blame, no jargon, no advice that cannot be followed."
    >
      <FoundationPart title="Say it like this">
        <FactTable
          caption="Say it like this"
          heads={['Say', 'Not', 'Because']}
          rows={advice.map((cells) => ({ id: cells[0], cells }))}
        />
      </FoundationPart>
      <FoundationPart
        title="The same thing has the same name"
        text="These are the texts of the product as they are now. Brazil has words of its own over Portuguese."
      >
        <FactTable
          caption="The same thing has the same name"
          heads={LOCALES.map((locale) => LANGUAGE_NAMES[locale])}
          rows={rows}
        />
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use these words in every text of the product. */
const meta = {
  title: 'Foundations/Words',
  component: Words,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { texts: new Map(), find: '' },
  argTypes: { texts: { table: { disable: true } } },
  loaders: [
    async () => ({
      texts: new Map(
        await Promise.all(LOCALES.map(async (locale) => [locale, await loadMessages(locale)] as const)),
      ),
    }),
  ],
  render: (args, { loaded }) => <Words {...args} texts={loaded['texts']} />,
} satisfies Meta<typeof Words>
export default meta
type Story = StoryObj<typeof meta>

export const WordsToUse: Story = { tags: ['core'] }
export const OneWord: Story = { args: { find: 'coleta' } }
