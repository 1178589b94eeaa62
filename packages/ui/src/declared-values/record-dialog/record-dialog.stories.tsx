import { declaredRecordDraftOf, emptyDeclaredRecordDraft } from '@remesa/domain/declared-values'
import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { currencies } from '../../orders/orders.sample'
import {
  containerAnswer,
  containerRecord,
  longAnswer,
  recordFacts,
  sealedAnswer,
  sealedRecord,
  usePickupName,
} from '../declared-values.sample'
import { RecordDialog } from './record-dialog'

/** Use `RecordDialog` to declare or change one bag or seal with its contents, code and amounts. */
const meta = {
  title: 'Declared values/RecordDialog',
  component: RecordDialog,
  args: {
    isOpen: true,
    order: '10017',
    initial: emptyDeclaredRecordDraft(),
    facts: recordFacts,
    currencies: { items: currencies, onRetry: undefined },
    isBusy: false,
    failure: undefined,
    onSave: fn(),
    onClose: fn(),
    renderScanner: undefined,
  },
  render: function InLanguage(args) {
    return <RecordDialog {...args} order={usePickupName(args.order)} />
  },
} satisfies Meta<typeof RecordDialog>
export default meta
type Story = StoryObj<typeof meta>

const sealed = {
  initial: declaredRecordDraftOf(sealedRecord),
  facts: { ...recordFacts, answer: sealedAnswer },
}
const bagAndSeal = { bc: 'BAG-7', sc: 'S-7' }
const failed = (kind: 'failed' | 'unknown' | 'conflict' | 'forbidden') => ({
  ...sealed,
  failure: { kind },
})
const inDocument = () => within(document.body)

export const New: Story = { tags: ['core'] }
export const NewBesideOthers: Story = {
  tags: ['!test'],
  args: { facts: { ...recordFacts, answer: sealedAnswer } },
}
export const NewContainersAndValues: Story = {
  tags: ['!test'],
  args: { facts: { ...recordFacts, mode: '1' } },
}
export const Changing: Story = { args: { ...sealed, renderScanner: () => null } }
export const ContainersAndValues: Story = {
  args: {
    initial: declaredRecordDraftOf(containerRecord),
    facts: { ...recordFacts, mode: '1', answer: containerAnswer },
  },
}
export const BagAndSealInOneLine: Story = {
  tags: ['!test'],
  args: {
    initial: { code: 'S-7', values: [{ ...bagAndSeal, ctc: '1', cic: 'EUR', am: 100 }], containers: [] },
  },
}
export const BagAndSealInOneContainer: Story = {
  tags: ['!test'],
  args: {
    initial: {
      code: 'S-7',
      values: [{ bc: null, sc: null, ctc: '1', cic: 'EUR', am: 100 }],
      containers: [bagAndSeal],
    },
    facts: { ...recordFacts, mode: '1' },
  },
}
export const LongTexts: Story = {
  args: {
    initial: declaredRecordDraftOf(longAnswer.declaredValues[0]?.dt.dr[0] ?? sealedRecord),
    facts: { ...recordFacts, answer: longAnswer, maxCodeSeal: null },
  },
}
export const OneCurrency: Story = {
  args: {
    ...sealed,
    currencies: { items: currencies.slice(0, 1), onRetry: undefined },
    initial: emptyDeclaredRecordDraft(),
  },
}
export const BesideAmounts: Story = {
  args: {
    initial: declaredRecordDraftOf({ ...sealedRecord, vl: sealedRecord.vl.slice(0, 1) }),
    facts: {
      ...recordFacts,
      answer: sealedAnswer,
      requestedAmounts: [{ currencyIsoCode: 'EUR', totalAmount: 1300 }],
    },
  },
}
export const CurrenciesLoading: Story = { args: { currencies: { items: undefined, onRetry: undefined } } }
export const CurrenciesFailed: Story = { args: { currencies: { items: undefined, onRetry: fn() } } }
export const Saving: Story = { args: { ...sealed, isBusy: true } }
export const Closed: Story = { args: { ...sealed, facts: { ...recordFacts, status: 'ONWAY' } } }
export const NotSaved: Story = { args: failed('failed') }
export const MayHaveBeenSaved: Story = { args: failed('unknown') }
export const SavedBefore: Story = { args: failed('conflict') }
export const NotAllowed: Story = { args: failed('forbidden') }
export const LineRefused: Story = {
  args: {
    ...sealed,
    failure: {
      kind: 'refused',
      issues: [issue('sealCodeAlreadyExists', 'dr.0.vl.2.sc', { code: 'S-7741921' })],
      message: null,
    },
  },
}
export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await inDocument().findByRole('button', { name: t('action.save') }))
    await waitFor(() =>
      expect(
        inDocument().getByRole('textbox', {
          name: t('entries.cell', { field: t('declared-values.form.code'), number: 1 }),
        }),
      ).toHaveFocus(),
    )
  },
}
export const SealRequired: Story = {
  args: {
    initial: {
      code: '',
      values: [{ bc: 'BAG-001', sc: null, ctc: '1', cic: 'EUR', am: 100 }],
      containers: [],
    },
  },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await inDocument().findByRole('button', { name: t('action.save') }))
    const warning = await inDocument().findByRole('alertdialog', {
      name: t('declared-values.form.seal.title'),
    })
    await waitFor(() => expect(warning).toBeVisible())
  },
}
