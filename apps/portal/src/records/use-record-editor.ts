import type { Decision, Result, SaveResponse } from '@remesa/domain/kernel'
import { type RecordForm, type RecordFormOptions, useRecordForm } from '@remesa/ui/kernel'
import type { RecordFormProps } from '@remesa/ui/records'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type LeaveQuestion, useLeaveQuestion } from '../kernel/leaving'
import { useCountryChoices } from '../kernel/list'
import { type Portal, usePortal } from '../kernel/state'
import { fromVersion, type ShownVersion, type VersionedCall } from '../kernel/write'
import { type RecordSaveInput, useRecordSave } from './use-record-save'
import { useRecordSync } from './use-record-sync'

export interface RecordEditorInput<
  Draft,
  Field extends keyof Draft & string,
  Body,
  Current extends Edited,
  Synchronised extends Versioned,
> extends Pick<RecordSaveInput<Draft, Body>, 'build' | 'fieldOf' | 'savedKey'>,
    Pick<RecordFormOptions<Draft, Field>, 'fields' | 'change' | 'validate'> {
  /** The record that is edited; `undefined` for a new one. */
  readonly record: Current | undefined
  readonly calls: {
    readonly list: { readonly id: string }
    readonly get: { readonly id: string }
    readonly save: VersionedCall<{ readonly body: Body }, SaveResponse, NoInfer<Current>>
    readonly sync: VersionedCall<{ readonly params: { readonly id: number } }, Synchronised, NoInfer<Current>>
  }
  readonly draftOf: (record: Current) => Draft
  /** What a new one begins with. */
  readonly empty: Draft
  /** Whether a draft can be synchronised. */
  readonly canSync: (draft: Draft) => Pick<Decision<string>, 'allowed'>
  /** The domain's merge of a synchronisation into a draft; an error for an answer with nothing in it. */
  readonly mergeSync: (draft: Draft, answer: NoInfer<Synchronised>) => Result<Draft, unknown>
  /** Where saving and cancelling lead. */
  readonly listPath: string
}

interface Versioned {
  readonly version?: string | undefined
}

interface Edited extends Versioned {
  readonly id: number
}

export interface RecordEditor<Draft, Field extends keyof Draft & string>
  extends Pick<LeaveQuestion, 'question'> {
  readonly form: RecordForm<Draft, Field>
  /** What the form of every record takes, but for its search. */
  readonly page: Omit<RecordFormProps<Draft, Field>, 'search' | 'currencies'> & Pick<Portal, 'currencies'>
}

/**
 * Form, saving, synchronising and leaving of one record. A save counts only from the version that the form shows: after
 * someone else's, what only they changed is filled in, and each field that both changed waits for a choice. (RCF-2, RCF-5)
 */
export const useRecordEditor = <
  Draft extends object,
  Field extends keyof Draft & string,
  Body,
  Current extends Edited,
  Synchronised extends Versioned,
>(
  input: RecordEditorInput<Draft, Field, Body, Current, Synchronised>,
): RecordEditor<Draft, Field> => {
  const { record, calls, draftOf, empty, listPath, canSync, mergeSync } = input
  const [, navigate] = useLocation()
  const countries = useCountryChoices()
  const { currencies } = usePortal()
  const [version, setVersion] = useState(record?.version)
  const stale = [calls.list, calls.get]
  const shown: ShownVersion<Current> = {
    version,
    onOvertaken: (current) => {
      setVersion(current.version)
      form.meet(draftOf(current))
    },
  }
  const { rejections, ...saving } = useRecordSave<Draft, Body>({
    ...input,
    stale,
    call: fromVersion((body: Body, options) => calls.save({ body }, options), shown),
    onSaved: () => leaveAtOnce(() => navigate(listPath)),
  })
  const form = useRecordForm<Draft, Field>({
    ...input,
    initial: record ? draftOf(record) : empty,
    isNew: record === undefined,
    rejections,
  })
  const { leave, leaveAtOnce, question } = useLeaveQuestion({
    isDirty: form.changes.length > 0,
    isBusy: saving.isBusy,
  })
  const sync = useRecordSync<Draft, Field, Synchronised, Current>({
    form,
    isAllowed: canSync(form.whole).allowed,
    call: (_nothing, options) => calls.sync({ params: { id: record?.id ?? 0 } }, options),
    shown,
    merge: mergeSync,
    stale,
    onVersion: setVersion,
  })
  return {
    form,
    page: {
      ...saving,
      form,
      countries,
      currencies,
      sync: record && sync,
      onCancel: () => leave(() => navigate(listPath)),
    },
    question,
  }
}
