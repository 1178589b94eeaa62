import { chakra } from '@chakra-ui/react'
import type { Issue } from '@remesa/domain/kernel'
import { type Refusal, type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { type KeyboardEvent, type Ref, type SubmitEvent, useId, useRef, useState } from 'react'
import { issueText, type MessageKey, type Translate, useT } from '../../i18n'
import { Button, ConfirmDialog, Dialog, DiscardDialog, ErrorSummary, Select } from '../../kernel'
import { refusalText } from '../order-words'
import { FailureNotice, type NewOrderFailure } from './failure-notice'
import { type OrderTarget, PickupSummary } from './order-summary'
import { type PickupField, PickupForm, type PickupFormProps } from './pickup-form'
import { useShownIssues } from './use-shown-issues'

/** Where a new order stands: being filled in, asked about once more, on its way. */
export type NewOrderPhase = 'editing' | 'confirming' | 'saving'

export interface NewOrderDialogProps {
  readonly isOpen: boolean
  /** Tells one order from the next: a new key begins an untouched form. */
  readonly orderKey: string
  readonly phase: NewOrderPhase
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** What can be requested for the service point. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType | undefined }) => void
  /** Draft and rules of the pickup. */
  readonly pickup: Pick<PickupFormProps, 'draft' | 'rules' | 'isAgile' | 'currencies'>
  readonly onPickupChange: (detail: Parameters<PickupFormProps['onChange']>[0]) => void
  /** Given when the currencies did not come: asks for them again. */
  readonly onRetryCurrencies: (() => void) | undefined
  /** What is wrong with the draft of the chosen type as it stands. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt. */
  readonly rejections: readonly Issue[]
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; none when it can. */
  readonly refusals: readonly Refusal[]
  readonly onSend: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  readonly onClose: () => void
}

const fieldLabels: Readonly<Record<PickupField, MessageKey>> = {
  serviceDate: 'orders.form.serviceDate',
  from: 'orders.form.from',
  until: 'orders.form.until',
  currencyId: 'orders.form.currency',
  totalAmount: 'orders.form.totalAmount',
  comments: 'orders.form.comments',
}

/**
 * Requests a service: its type first, then what that type needs, then a last look before it is sent. Nothing that was
 * typed is lost by a failure or by a step back; closing with something typed asks first.
 */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { isOpen, phase, target, type, pickup, failure, onConfirm, onDecline, onClose } = props
  const t = useT()
  const formId = useId()
  const summary = useRef<HTMLElement>(null)
  const typeControl = useRef<HTMLElement>(null)
  const [isLeaving, setLeaving] = useState(false)
  const { shown, isChanged, isAttempted, ...progress } = useShownIssues(props)
  const controlId = (field: string) => `${formId}-${field}`
  const isSaving = phase === 'saving'

  const send = () => {
    if (isSaving) return
    progress.onAttempt()
    props.onSend()
    // The summary is drawn by what the attempt has found.
    requestAnimationFrame(() => summary.current?.focus())
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.refusals.length === 0) send()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const close = () => (isChanged ? setLeaving(true) : onClose())

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
              isBusy={isSaving}
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
          {failure && <FailureNotice failure={failure} />}
          {isAttempted && (
            <ErrorSummary ref={summary} entries={shown.map((issue) => summaryEntry(t, issue, controlId))} />
          )}
          <TypeSelect {...props} id={controlId('requestType')} controlRef={typeControl} />
          {type === 'pickup' && (
            <PickupForm
              {...pickup}
              issues={shown}
              controlId={controlId}
              onLeave={({ field }) => progress.onLeave(field)}
              onChange={(detail) => {
                progress.onChange(detail.field)
                props.onPickupChange(detail)
              }}
              onRetryCurrencies={props.onRetryCurrencies}
            />
          )}
        </chakra.form>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && phase !== 'editing'}
        title={t('message.newOrder.confirm.title')}
        description={t('message.newOrder.confirm.description')}
        cancelText={t('action.back')}
        isBusy={isSaving}
        onConfirm={onConfirm}
        onCancel={onDecline}
      >
        {target && type === 'pickup' && <PickupSummary {...pickup} target={target} />}
      </ConfirmDialog>
      <DiscardDialog
        isOpen={isOpen && isLeaving}
        onKeep={() => setLeaving(false)}
        onDiscard={() => {
          setLeaving(false)
          onClose()
        }}
      />
    </>
  )
}

interface TypeSelectProps extends Pick<NewOrderDialogProps, 'types' | 'type' | 'onTypeChange'> {
  readonly id: string
  readonly controlRef: Ref<HTMLElement>
}

function TypeSelect({ id, controlRef, types, type, onTypeChange }: TypeSelectProps) {
  const t = useT()
  return (
    <Select
      id={id}
      inputRef={controlRef}
      label={t('orders.form.requestType')}
      isRequired
      value={type ?? ''}
      placeholder={t('orders.form.requestType.placeholder')}
      options={types.map((offered) => ({ value: offered, label: typeText(t, offered) }))}
      disabledReason={types.length === 0 ? t('orders.newOrder.nothingOffered') : undefined}
      onChange={({ value }) => onTypeChange({ type: types.find((offered) => offered === value) })}
    />
  )
}

const typeText = (t: Translate, type: RequestType): string => {
  const { messageKey } = requestTypeFacts(type)
  return t.knows(messageKey) ? t(messageKey) : type
}

const summaryEntry = (t: Translate, issue: Issue, controlId: (field: string) => string) => {
  const label = Object.entries(fieldLabels).find(([field]) => field === issue.path)?.[1]
  return {
    controlId: label === undefined ? undefined : controlId(issue.path),
    label: label === undefined ? undefined : t(label),
    problem: issueText(t, issue),
  }
}
