import { chakra } from '@chakra-ui/react'
import type { Issue } from '@remesa/domain/kernel'
import type { DraftChange, ExceededLimit, Refusal, RequestType } from '@remesa/domain/orders'
import { type KeyboardEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { issueText, useT } from '../../i18n'
import {
  Button,
  ConfirmDialog,
  Dialog,
  ErrorSummary,
  FailureNotice,
  type FailureNoticeProps,
  useDiscard,
} from '../../kernel'
import { refusalText } from '../order-words'
import { issuePlace } from './issue-places'
import { LimitDialog } from './limit-dialog'
import { emptyOrderEntries, type OrderEntries, unaddedIssues, withTypedIssues } from './order-entries'
import { type OrderContents, OrderForm } from './order-form'
import { OrderSummary, type OrderTarget } from './order-summary'
import { TypeSelect } from './type-select'
import { useShownIssues } from './use-shown-issues'

/**
 * Where a new order stands: being filled in, held against limits, found beyond them, asked about once more, on its way.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step: limits that were not checked, or an order that was not saved as far as anybody knows. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

export interface NewOrderDialogProps extends OrderContents {
  readonly isOpen: boolean
  /** Tells one order from the next: a new key begins an untouched form. */
  readonly orderKey: string
  /** It was typed in before: closing asks from the start. */
  readonly isResumed?: boolean | undefined
  readonly phase: NewOrderPhase
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** What can be requested for the service point. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType | undefined }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** What was typed before of fields whose texts the drafts do not hold. */
  readonly initialEntries?: OrderEntries | undefined
  readonly onEntriesChange?: ((detail: { readonly entries: OrderEntries }) => void) | undefined
  /** What is wrong with the draft of the chosen type as it stands. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt. */
  readonly rejections: readonly Issue[]
  /** How the last attempt ended without an order, and at which step. */
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; none when it can. */
  readonly refusals: readonly Refusal[]
  /** The limits that the last attempt went beyond. */
  readonly exceeded: readonly ExceededLimit[]
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

/**
 * Requests a service: its type first, then what that type needs, then a last look before it is sent. Nothing that was
 * typed is lost by a failure or by a step back; closing with something typed asks first.
 */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { isOpen, orderKey, phase, target, type, drafts, failure, onClose } = props
  const t = useT()
  const formId = useId()
  const summary = useRef<HTMLElement>(null)
  const typeControl = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState({ orderKey, entries: props.initialEntries ?? emptyOrderEntries })
  const entries = typed.orderKey === orderKey ? typed.entries : emptyOrderEntries
  const unadded = unaddedIssues(type, entries)
  const issues = [...withTypedIssues(type, props.issues, drafts, entries), ...unadded]
  const { shown, isAttempted, ...progress } = useShownIssues({ ...props, issues })
  const isChanged = progress.isChanged || props.isResumed === true
  const controlId = (place: string) => `${formId}-${place}`
  const isSaving = phase === 'saving'
  const isBusy = isSaving || phase === 'checking'

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.refusals.length > 0 || isBusy) return
    progress.onAttempt()
    if (unadded.length === 0) props.onSend()
    // The summary is drawn by what the attempt has found.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const { close, question } = useDiscard({ isOpen, isDirty: isChanged, onClose })

  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="xl"
        title={t('orders.newOrder')}
        description={target && `${target.servicePoint} \u00b7 ${target.center} \u00b7 ${target.client}`}
        isDirty={isChanged || isSaving}
        initialFocus={typeControl}
        onClose={close}
        footer={
          <>
            <Button disabledReason={isSaving ? t('orders.form.busy') : undefined} onClick={close}>
              {t('action.cancel')}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isBusy}
              disabledReason={refusalText(t, props.refusals) || undefined}
            >
              {t('action.send')}
            </Button>
          </>
        }
      >
        <chakra.form
          id={formId}
          noValidate
          display="grid"
          gap="5"
          pt="5"
          onSubmit={submit}
          onKeyDown={onKeyDown}
        >
          {failure && <FailureNotice {...failure} />}
          {isAttempted && (
            <ErrorSummary
              ref={summary}
              entries={shown.map((issue) => {
                const place = issuePlace(t, issue.path, props)
                return {
                  controlId: place && controlId(place.control),
                  label: place?.label,
                  problem: issueText(t, issue),
                }
              })}
            />
          )}
          <TypeSelect {...props} id={controlId('requestType')} controlRef={typeControl} />
          {type !== undefined && (
            <OrderForm
              {...props}
              type={type}
              issues={shown}
              controlId={controlId}
              onLeave={({ field }) => progress.onLeave(field)}
              onChange={({ field, change }) => {
                progress.onChange(field)
                props.onDraftChange(change)
              }}
              entries={entries}
              onEntriesChange={(detail) => {
                progress.onChange('entries')
                setTyped({ orderKey, entries: detail.entries })
                props.onEntriesChange?.(detail)
              }}
            />
          )}
        </chakra.form>
      </Dialog>
      <LimitDialog
        isOpen={isOpen && phase === 'limit-exceeded'}
        exceeded={props.exceeded}
        currencies={props.catalogues.currencies.items}
        onClose={props.onLimitRead}
      />
      <ConfirmDialog
        isOpen={isOpen && (phase === 'confirming' || isSaving)}
        title={t('message.newOrder.confirm.title')}
        description={t('message.newOrder.confirm.description')}
        cancelText={t('action.back')}
        isBusy={isSaving}
        onConfirm={props.onConfirm}
        onCancel={props.onDecline}
      >
        {target && type && <OrderSummary {...props} type={type} target={target} />}
      </ConfirmDialog>
      {question}
    </>
  )
}
