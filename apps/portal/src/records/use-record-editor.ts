import type { Issue, SaveResponse } from '@remesa/domain/kernel'
import type { RecordForm } from '@remesa/ui/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type LeaveQuestion, useLeaveQuestion } from '../kernel/leaving'
import { fromVersion, type ShownVersion, type VersionedCall } from './from-version'
import { type RecordSave, type RecordSaveInput, useRecordSave } from './use-record-save'

export interface RecordEditorInput<Draft, Field extends keyof Draft & string, Body, Current>
  extends Omit<RecordSaveInput<Draft, Body>, 'call' | 'onSaved'> {
  readonly save: VersionedCall<Body, SaveResponse, Current>
  /** The record that is edited; `undefined` for a new one. */
  readonly record: Current | undefined
  readonly draftOf: (record: Current) => Draft
  /** The form, with the server's issues at its fields. Called on every render, as a hook is. */
  readonly useForm: (rejections: readonly Issue[]) => RecordForm<Draft, Field>
  /** Where saving and cancelling lead. */
  readonly listPath: string
}

export interface RecordEditor<Draft, Field extends keyof Draft & string, Current>
  extends Pick<LeaveQuestion, 'question'> {
  readonly form: RecordForm<Draft, Field>
  readonly sending: Omit<RecordSave<Draft>, 'rejections'> & { readonly onCancel: () => void }
  /** For other writes of the record, such as synchronising. */
  readonly shown: ShownVersion<Current>
  readonly onVersion: (version: string | undefined) => void
}

/**
 * Form, saving and leaving of one record. A save counts only from the version that the form shows: after someone else's,
 * what only they changed is filled in, and each field that both changed waits for a choice. (RCF-2, RCF-5)
 */
export const useRecordEditor = <
  Draft extends object,
  Field extends keyof Draft & string,
  Body,
  Current extends { readonly version?: string | undefined },
>(
  input: RecordEditorInput<Draft, Field, Body, Current>,
): RecordEditor<Draft, Field, Current> => {
  const { record, draftOf, listPath, save, useForm } = input
  const [, navigate] = useLocation()
  const [version, setVersion] = useState(record?.version)
  const shown: ShownVersion<Current> = {
    version,
    onOvertaken: (current) => {
      setVersion(current.version)
      form.meet(draftOf(current))
    },
  }
  const { rejections, ...saving } = useRecordSave<Draft, Body>({
    ...input,
    call: fromVersion(save, shown),
    onSaved: () => leaveAtOnce(() => navigate(listPath)),
  })
  const form = useForm(rejections)
  const { leave, leaveAtOnce, question } = useLeaveQuestion({
    isDirty: form.changes.length > 0,
    isBusy: saving.isBusy,
  })
  return {
    form,
    sending: { ...saving, onCancel: () => leave(() => navigate(listPath)) },
    question,
    shown,
    onVersion: setVersion,
  }
}
