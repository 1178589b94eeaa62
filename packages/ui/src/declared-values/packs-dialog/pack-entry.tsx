import { chakra } from '@chakra-ui/react'
import type { DeclaredPack, DeclaredPackDraft } from '@remesa/domain/declared-values'
import type { CustomerCurrency, Pack } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import {
  type Catalogue,
  EntryForm,
  type LinesEntry,
  packContents,
  SelectField,
  TextField,
} from '../../kernel'
import { CurrencyField } from '../currency-field/currency-field'
import { missingReason } from '../declared-words'

export interface PackEntryProps {
  readonly entry: LinesEntry<DeclaredPackDraft, DeclaredPack>
  readonly packs: Catalogue<Pack>
  readonly currencies: Catalogue<CustomerCurrency>
}

/** The fields for packs of one kind. */
export function PackEntry({ entry, packs, currencies }: PackEntryProps) {
  const t = useT()
  const { form } = entry
  const { packCode } = form.draft
  const chosen = packs.items?.find(({ code }) => code === packCode)
  return (
    <EntryForm entry={entry} addText={t('declared-values.form.addPack')}>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr)' }}
        alignItems="start"
      >
        <SelectField
          form={form}
          name="packCode"
          label={t('declared-values.form.pack')}
          isRequired
          placeholder={packCode === '' ? t('orders.composition.packs.placeholder') : null}
          options={(packs.items ?? []).map(({ code, description }) => ({ value: code, label: description }))}
          hint={missingReason(t, packs, 'packs') ?? (chosen && packContents(chosen))}
        />
        <CurrencyField form={form} currencies={currencies} />
        <TextField
          form={form}
          name="quantity"
          label={t('declared-values.form.quantity')}
          isRequired
          inputMode="numeric"
        />
      </chakra.div>
    </EntryForm>
  )
}
