import { chakra } from '@chakra-ui/react'
import {
  commodityType,
  commodityTypes,
  type DeclaredValue,
  type DeclaredValueDraft,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { AmountField, type Catalogue, EntryForm, type LinesEntry, SelectField, TextField } from '../../kernel'
import { CurrencyField } from '../currency-field/currency-field'
import { commodityText } from '../declared-words'
import { CodeRow, codeHint, kindOptions } from './code-row'
import type { RecordDialogProps } from './record-dialog.types'

export interface ValueEntryProps {
  readonly entry: LinesEntry<DeclaredValueDraft, DeclaredValue>
  readonly facts: RecordDialogProps['facts']
  readonly currencies: Catalogue<CustomerCurrency>
  readonly onScan: (() => void) | undefined
}

/** The fields for one value; in mode "0" with its bag or seal. */
export function ValueEntry({ entry, facts, currencies, onScan }: ValueEntryProps) {
  const t = useT()
  const { form } = entry
  const { codeKind, commodityCode, currencyCode } = form.draft
  const isWhole = commodityType(commodityCode)?.wholeAmounts ?? false
  return (
    <EntryForm entry={entry} addText={t('declared-values.form.addValue')}>
      {facts.mode === '0' && (
        <CodeRow
          kind={
            <SelectField
              form={form}
              name="codeKind"
              label={t('declared-values.form.kind')}
              placeholder={null}
              options={kindOptions(t)}
            />
          }
          code={
            <TextField
              form={form}
              name="code"
              label={t('declared-values.form.code')}
              isRequired
              hint={codeHint(t, codeKind, facts.maxCodeSeal)}
            />
          }
          onScan={onScan}
        />
      )}
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
        alignItems="start"
      >
        <SelectField
          form={form}
          name="commodityCode"
          label={t('declared-values.form.commodity')}
          isRequired
          placeholder={commodityCode === '' ? t('declared-values.form.commodity.placeholder') : null}
          options={commodityTypes.map(({ code }) => ({ value: code, label: commodityText(t, code) }))}
        />
        <CurrencyField form={form} currencies={currencies} />
        <AmountField
          form={form}
          name="amount"
          label={t('declared-values.form.amount')}
          isRequired
          currency={currencies.items?.find(({ isoCode }) => isoCode === currencyCode)?.symbol}
          placeholder={isWhole ? '0' : undefined}
          hint={
            isWhole
              ? t('declared-values.form.amount.whole')
              : t('orders.form.amount.help', { example: '1.234,50' })
          }
        />
      </chakra.div>
    </EntryForm>
  )
}
