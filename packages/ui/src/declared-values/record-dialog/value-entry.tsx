import { chakra } from '@chakra-ui/react'
import { commodityType, commodityTypes, type DeclaredValueDraft } from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import { Plus } from 'lucide-react'
import { useT } from '../../i18n'
import { AmountField, Button, DraftForm, type DraftFormState, SelectField, TextField } from '../../kernel'
import { commodityText } from '../declared-words'
import { CodeRow, codeHint, kindOptions } from './code-row'
import type { RecordDialogProps } from './record-dialog.types'

export interface ValueEntryProps {
  readonly form: DraftFormState<DeclaredValueDraft>
  readonly facts: RecordDialogProps['facts']
  readonly currencies: readonly CustomerCurrency[] | undefined
  readonly onAdd: (detail: { readonly draft: DeclaredValueDraft }) => void
  readonly onScan: (() => void) | undefined
}

/** One value as it is filled in: in mode "0" with its bag or seal. */
export function ValueEntry({ form, facts, currencies, onAdd, onScan }: ValueEntryProps) {
  const t = useT()
  const { control } = form
  const [codeKind, commodityCode, currencyCode] = form.watch(['codeKind', 'commodityCode', 'currencyCode'])
  const isWhole = commodityType(commodityCode)?.wholeAmounts ?? false
  return (
    <DraftForm form={form} onSubmit={onAdd}>
      {facts.mode === '0' && (
        <CodeRow
          kind={
            <SelectField
              control={control}
              name="codeKind"
              label={t('declared-values.form.kind')}
              placeholder={null}
              options={kindOptions(t)}
            />
          }
          code={
            <TextField
              control={control}
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
          control={control}
          name="commodityCode"
          label={t('declared-values.form.commodity')}
          isRequired
          placeholder={commodityCode === '' ? t('declared-values.form.commodity.placeholder') : null}
          options={commodityTypes.map(({ code }) => ({ value: code, label: commodityText(t, code) }))}
        />
        <SelectField
          control={control}
          name="currencyCode"
          label={t('declared-values.form.currency')}
          isRequired
          placeholder={currencyCode === '' ? undefined : null}
          options={(currencies ?? []).map(({ isoCode, description }) => ({
            value: isoCode,
            label: description === null ? isoCode : `${isoCode} · ${description}`,
          }))}
          disabledReason={currencies === undefined ? t('declared-values.form.currencies.loading') : undefined}
        />
        <AmountField
          control={control}
          name="amount"
          label={t('declared-values.form.amount')}
          isRequired
          currency={currencies?.find(({ isoCode }) => isoCode === currencyCode)?.symbol}
          placeholder={isWhole ? '0' : undefined}
          hint={
            isWhole
              ? t('declared-values.form.amount.whole')
              : t('orders.form.amount.help', { example: '1.234,50' })
          }
        />
      </chakra.div>
      <chakra.div>
        <Button type="submit" icon={<Plus aria-hidden="true" size={16} />}>
          {t('declared-values.form.addValue')}
        </Button>
      </chakra.div>
    </DraftForm>
  )
}
