import { historyCalls } from '@remesa/api-client/contract'
import type { SaveResponse } from '@remesa/domain/kernel'
import type { CurrencyLimit, RecordFormRules, SynchronisedFields, ThirdCode } from '@remesa/domain/records'
import { type MessageKey, useT } from '@remesa/ui/i18n'
import { FailedState, type RecordFields, type RecordForm, Skeleton } from '@remesa/ui/kernel'
import { type FieldAccess, PanelForm } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { endpointQueryOptions, type ReadCall, useClientOf } from '../kernel/api'
import { usePortal } from '../kernel/state'
import type { VersionedCall } from '../kernel/write'
import { type OfCountry, useMainCurrency } from './use-form-country'
import { useVersionedForm } from './use-versioned-form'

/**
 * The functions that an editor in the panel calls: `onEnd` when the editing ends, and `onLeaving` to set the question
 * that is asked before typed values are lost.
 */
export interface PanelEditing {
  /** Ends the editing, so that the panel shows the record again. */
  readonly onEnd: () => void
  /**
   * Sets the function that asks the user before an action closes the edited record. It is set to `undefined` when
   * the editing has ended.
   */
  readonly onLeaving: (leave: ((action: () => void) => void) | undefined) => void
}

export interface PanelEditorProps extends PanelEditing {
  readonly id: number
}

interface PanelRecordProps<Data> extends PanelEditing {
  readonly id: number
  readonly call: ReadCall<{ readonly params: { readonly id: number } }, Data>
  readonly editor: ComponentType<PanelEditing & { readonly record: Data }>
}

/** The record to edit in the panel, read anew and never from the cache. (REC-125) */
export function PanelRecord<Data>({ id, call, editor: Editor, ...editing }: PanelRecordProps<Data>) {
  const t = useT()
  const whole = endpointQueryOptions(call, { params: { id } }, { isSilent: true })
  const answer = useQuery({
    ...whole,
    queryKey: [...whole.queryKey, 'panel-editor'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data, error, isFetching } = answer
  if (data !== undefined) return <Editor record={data} {...editing} />
  return error !== null && !isFetching ? (
    <FailedState
      title={t('records.panel.unread')}
      description={t('records.panel.unread.text')}
      onRetry={() => void answer.refetch()}
    />
  ) : (
    <Skeleton />
  )
}

interface Edited {
  readonly id: number
  readonly version?: string | undefined
  readonly description: string
}

interface PanelFields {
  readonly idSmartcash: string
  readonly limits: readonly CurrencyLimit[]
  readonly thirdcodes: readonly ThirdCode[]
}

export interface EditedInPanelProps<
  Draft extends PanelFields,
  Field extends keyof Draft & string,
  Facts,
  Body,
  Current extends Edited,
> extends PanelEditing {
  readonly rules: RecordFormRules<Draft, Field, NoInfer<Current>, NoInfer<Facts>, Body, never>
  readonly facts: Facts
  readonly record: Current
  readonly calls: {
    readonly list: { readonly id: string }
    readonly get: { readonly id: string }
    readonly save: VersionedCall<{ readonly body: Body }, SaveResponse, NoInfer<Current>>
  }
  readonly savedKey: MessageKey
  /** The access to the SmartCash id. */
  readonly idSmartcash: (draft: Draft) => FieldAccess
}

/**
 * The form of a record in the panel beside its list. The form has the rules of the form on the record's page.
 * (REC-125)
 */
export function EditedInPanel<
  Draft extends PanelFields & SynchronisedFields & OfCountry,
  Field extends (keyof Draft & string) | keyof PanelFields,
  Facts,
  Body,
  Current extends Edited,
>(props: EditedInPanelProps<Draft, Field, Facts, Body, Current>) {
  const { rules, facts, record, calls, savedKey, idSmartcash, onEnd, onLeaving } = props
  const { currencies } = usePortal()
  const { history } = useClientOf(historyCalls)
  const { form, saving, leave, question } = useVersionedForm<Draft, Field, Facts, Body, Current>({
    rules,
    facts,
    record,
    save: calls.save,
    savedKey,
    stale: [calls.list, calls.get, history.record],
    undoneName: record.description,
    onSaved: (leaveAtOnce) => leaveAtOnce(onEnd),
  })
  const mainCurrency = useMainCurrency(form.whole)
  useEffect(() => {
    onLeaving(leave)
    return () => onLeaving(undefined)
  })
  return (
    <>
      <PanelForm<Draft, Field>
        {...saving}
        // The conversion is safe, because the form of every record has the fields of the panel.
        form={form as RecordForm<Draft, Field> & RecordFields<PanelFields>}
        idSmartcash={idSmartcash(form.whole)}
        currencies={currencies}
        mainCurrency={mainCurrency}
        onCancel={() => leave(onEnd)}
      />
      {question}
    </>
  )
}

/** The access to the SmartCash id of a client or subclient. */
export const requiredId = (): FieldAccess => ({ state: 'editable', required: true })
