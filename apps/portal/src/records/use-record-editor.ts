import type { SaveResponse } from '@remesa/domain/kernel'
import type { RecordFormRules, SynchronisedFields } from '@remesa/domain/records'
import type { RecordForm } from '@remesa/ui/kernel'
import type { RecordFormProps } from '@remesa/ui/records'
import { useLocation } from 'wouter'
import { useCountryChoices } from '../kernel/list'
import { type Portal, usePortal } from '../kernel/state'
import type { VersionedCall } from '../kernel/write'
import { listAddress } from './list-memory'
import { type OfCountry, useMainCurrency } from './use-form-country'
import type { RecordSaveInput } from './use-record-save'
import { useRecordSync } from './use-record-sync'
import { useVersionedForm } from './use-versioned-form'

export interface RecordEditorInput<
  Draft,
  Field extends keyof Draft & string,
  Facts,
  Body,
  Current extends Edited,
  Synchronised extends Versioned,
> extends Pick<RecordSaveInput<Draft, Body>, 'savedKey'> {
  /** The domain's rules for the form, and the data on which these rules depend. */
  readonly rules: RecordFormRules<Draft, Field, NoInfer<Current>, NoInfer<Facts>, Body, NoInfer<Synchronised>>
  readonly facts: Facts
  /** The record that the form edits; `undefined` for a new record. */
  readonly record: Current | undefined
  readonly calls: {
    readonly list: { readonly id: string }
    readonly get: { readonly id: string }
    readonly save: VersionedCall<{ readonly body: Body }, SaveResponse, NoInfer<Current>>
    readonly sync: VersionedCall<{ readonly params: { readonly id: number } }, Synchronised, NoInfer<Current>>
  }
  /** Path of the list that is shown after saving and cancelling, with its last filters. */
  readonly listPath: string
}

interface Versioned {
  readonly version?: string | undefined
}

interface Edited extends Versioned {
  readonly id: number
}

export interface RecordEditor<Draft, Field extends keyof Draft & string> {
  readonly form: RecordForm<Draft, Field>
  /** The props that the forms of all kinds of records share, except the props of the search. */
  readonly page: Omit<RecordFormProps<Draft, Field>, 'head' | 'search' | 'currencies'> &
    Pick<Portal, 'currencies'>
  /**
   * The version of the record that the form shows. Other writes, such as a move of the record, send this version and
   * set the new version.
   */
  readonly shown: {
    readonly version: string | undefined
    readonly onVersion: (version: string | undefined) => void
  }
}

/**
 * The form of one record, with saving, synchronisation, and the question before typed values are lost. A save is
 * refused if another user has changed the record since it was read. The other user's changes are then filled in. If
 * both users changed a field, the user has to choose a value for this field. (RCF-2, RCF-5)
 */
export const useRecordEditor = <
  Draft extends SynchronisedFields & OfCountry,
  Field extends keyof Draft & string,
  Facts,
  Body,
  Current extends Edited,
  Synchronised extends Versioned,
>(
  input: RecordEditorInput<Draft, Field, Facts, Body, Current, Synchronised>,
): RecordEditor<Draft, Field> => {
  const { rules, facts, record, calls, listPath, savedKey } = input
  const [, navigate] = useLocation()
  const countries = useCountryChoices()
  const { currencies } = usePortal()
  const stale = [calls.list, calls.get]
  const edited = useVersionedForm<Draft, Field, Facts, Body, Current>({
    rules,
    facts,
    record,
    save: calls.save,
    savedKey,
    stale,
    onSaved: (leaveAtOnce) => leaveAtOnce(() => navigate(listAddress(listPath))),
  })
  const { form, saving, shown, onVersion, leave, question } = edited
  const mainCurrency = useMainCurrency(form.whole)
  const sync = useRecordSync<Draft, Field, Synchronised, Current>({
    form,
    isAllowed: rules.canSync(form.whole).allowed,
    call: (_nothing, options) => calls.sync({ params: { id: record?.id ?? 0 } }, options),
    save: (draft, options) => calls.save({ body: rules.build(draft, facts) }, options),
    isValid: (draft) => rules.validate(draft, facts).length === 0,
    shown,
    merge: rules.mergeSync,
    stale,
    onVersion,
  })
  return {
    form,
    shown: { version: shown.version, onVersion },
    page: {
      ...saving,
      form,
      countries,
      currencies,
      mainCurrency,
      sync: record && sync,
      onCancel: () => leave(() => navigate(listAddress(listPath))),
      question,
    },
  }
}
