import type { SaveResponse } from '@remesa/domain/kernel'
import { placeOf, type RecordFormRules, type SynchronisedFields } from '@remesa/domain/records'
import { type RecordForm, type SentForm, useRecordForm } from '@remesa/ui/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { type LeaveQuestion, useLeaveQuestion } from '../kernel/leaving'
import { fromVersion, type ShownVersion, type VersionedCall } from '../kernel/write'
import { type RecordSaveInput, useRecordSave } from './use-record-save'

interface Edited {
  readonly id: number
  readonly version?: string | undefined
}

export interface VersionedFormInput<
  Draft,
  Field extends keyof Draft & string,
  Facts,
  Body,
  Current extends Edited,
> extends Pick<RecordSaveInput<Draft, Body>, 'savedKey' | 'stale'> {
  /** The rules of the domain for the form, and the data on which the rules depend. */
  readonly rules: RecordFormRules<Draft, Field, NoInfer<Current>, NoInfer<Facts>, Body, never>
  readonly facts: Facts
  /** The record to edit; `undefined` for a new record. */
  readonly record: Current | undefined
  readonly save: VersionedCall<{ readonly body: Body }, SaveResponse, NoInfer<Current>>
  /** The name of the record in the toast that offers to undo a save; without a name the toast offers no undo. */
  readonly undoneName?: string | undefined
  readonly onSaved: (leaveAtOnce: LeaveQuestion['leaveAtOnce']) => void
}

export interface VersionedForm<Draft, Field extends keyof Draft & string, Current> extends LeaveQuestion {
  readonly form: RecordForm<Draft, Field>
  readonly saving: SentForm<Draft>
  readonly shown: ShownVersion<Current>
  readonly onVersion: (version: string | undefined) => void
}

/**
 * The form of one record, and the function that saves the record. After a conflict, the changes of the other user
 * are filled in. If both users changed a field, the user has to choose a value for this field. (RCF-2, RCF-5)
 */
export const useVersionedForm = <
  Draft extends SynchronisedFields,
  Field extends keyof Draft & string,
  Facts,
  Body,
  Current extends Edited,
>(
  input: VersionedFormInput<Draft, Field, Facts, Body, Current>,
): VersionedForm<Draft, Field, Current> => {
  const { rules, facts, record, save, undoneName, onSaved, savedKey, stale } = input
  const [version, setVersion] = useState(record?.version)
  const shown: ShownVersion<Current> = {
    version,
    onConflict: (current) => {
      setVersion(current.version)
      form.meet(rules.draftOf(current, facts))
    },
  }
  const { rejections, ...saving } = useRecordSave<Draft, Body>({
    savedKey,
    fieldOf: rules.fieldOf,
    build: (draft) => rules.build(draft, facts),
    stale,
    call: fromVersion((body: Body, options) => save({ body }, options), shown),
    undoOf: (response) => {
      const { stored } = form
      // Undoing writes the values again that were stored before. If these values break today's rules, the back end
      // would refuse the write, so no undo is offered.
      if (undoneName === undefined || rules.validate(stored, facts).length > 0) return undefined
      const body = rules.build(stored, facts)
      return {
        subject: `${stale[0]?.id} ${record?.id}`,
        name: undoneName,
        version: response.version,
        call: (options) => save({ body }, options),
      }
    },
    onSaved: () => onSaved(leaving.leaveAtOnce),
  })
  const form = useRecordForm<Draft, Field>({
    initial: record ? rules.draftOf(record, facts) : rules.empty(facts),
    isNew: record === undefined,
    fields: rules.fields,
    change: (draft, change) => rules.change(draft, change, facts),
    validate: (draft) => rules.validate(draft, facts),
    rejections,
  })
  const followPlace = useEffectEvent(() => {
    if (record !== undefined) form.renew((draft) => ({ ...draft, ...placeOf(rules.draftOf(record, facts)) }))
  })
  // A record that was moved to another parent is read again. The form then shows the new parent, and keeps the typed
  // values.
  useEffect(() => followPlace(), [record])
  const leaving = useLeaveQuestion({ isDirty: form.changes.length > 0, isBusy: saving.isBusy })
  return { form, saving, shown, onVersion: setVersion, ...leaving }
}
