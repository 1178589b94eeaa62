import { chakra } from '@chakra-ui/react'
import type { Issue } from '@remesa/domain/kernel'
import type { DraftChange, ExceededLimit, OrderRefusal, RequestType } from '@remesa/domain/orders'
import { type ReactNode, useRef, useState } from 'react'
import { useT } from '../../i18n'
import {
  Dialog,
  type DialogCloseReason,
  FailureNotice,
  type FailureNoticeProps,
  Form,
  useDiscard,
  useFormState,
} from '../../kernel'
import { LimitDialog } from './limit-dialog'
import { NewOrderFooter } from './new-order-footer'
import { OrderCheck } from './order-check'
import { type OrderContents, OrderForm } from './order-form'
import { OrderReceipt, type SavedReceipt } from './order-receipt'
import type { OrderTarget } from './order-summary'
import { type RepeatedOrder, RepeatNotice } from './repeat-notice'
import { type LastOrder, SameAsLast } from './same-as-last'
import { TypeChoice } from './type-choice'
import { stepOf, useStepFocus } from './use-step-focus'

/**
 * The step of a new order: being filled in, checked against limits, over a limit, awaiting confirmation, being sent.
 */
export type NewOrderPhase = 'editing' | 'checking' | 'limit-exceeded' | 'confirming' | 'saving'

/** The failure of a step: limits that could not be checked, or an order that may not have been saved. */
export interface NewOrderFailure extends FailureNoticeProps {
  readonly action: 'limits' | 'newOrder'
}

export interface NewOrderDialogProps extends OrderContents {
  readonly isOpen: boolean
  /** Distinguishes one order from the next: a new key starts an untouched form. */
  readonly orderKey: string
  /** It holds values from before: closing asks from the start. */
  readonly isResumed?: boolean | undefined
  /** The order that "the same as last time" means, as long as nothing was chosen. */
  readonly last?: LastOrder | undefined
  /** Present if it repeats a former order. */
  readonly repeat?: RepeatedOrder | undefined
  readonly phase: NewOrderPhase
  /** Present once the order is saved: shown in place of the form. */
  readonly receipt?: SavedReceipt | undefined
  /** `undefined` while no service point is chosen. */
  readonly target: OrderTarget | undefined
  /** In place of the target's name, where another service point can be chosen. */
  readonly pointChoice?: ReactNode
  /** The types of order available at the service point. */
  readonly types: readonly RequestType[]
  readonly type: RequestType | undefined
  readonly onTypeChange: (detail: { readonly type: RequestType }) => void
  readonly onDraftChange: (detail: DraftChange) => void
  /** Issues of the current draft of the chosen type. */
  readonly issues: readonly Issue[]
  /** What the server refused at the last attempt, at fields of the draft; the same array until the next attempt. */
  readonly rejections: readonly Issue[]
  /** The failed step of the last attempt, if it did not end in an order. */
  readonly failure: NewOrderFailure | undefined
  /** Why nothing can be sent yet; empty when it can. */
  readonly refusals: readonly OrderRefusal[]
  /** The limits that the last attempt exceeded. */
  readonly exceeded: readonly ExceededLimit[]
  readonly onSend: () => void
  readonly onLimitRead: () => void
  readonly onConfirm: () => void
  readonly onDecline: () => void
  /** Closes it and discards what was typed. */
  readonly onClose: () => void
  /** Closes it and keeps what was typed. */
  readonly onKeep?: (() => void) | undefined
  /** Opens the saved order. */
  readonly onDetails?: (() => void) | undefined
  /** Starts another order after a saved one. */
  readonly onAnother?: (() => void) | undefined
}

/**
 * Requests a service on one sheet: first its type, then the details of that type, then a summary to confirm, at last the
 * receipt. Neither a failure nor going back loses what was typed. Escape keeps it; closing asks first if something was
 * typed.
 */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { isOpen, orderKey, phase, target, type, failure, receipt, onClose } = props
  const t = useT()
  const typeControl = useRef<HTMLInputElement>(null)
  const form = useFormState({ ...props, fieldsKey: `${orderKey} ${type}` })
  const [changedKey, setChangedKey] = useState<string>()
  const isChanged = changedKey === orderKey || props.isResumed === true
  const isSaving = phase === 'saving'
  const isBusy = isSaving || phase === 'checking'
  const step = stepOf(phase, receipt)
  const focus = useStepFocus(isOpen, step, typeControl)
  const submit = () => {
    if (props.refusals.length === 0 && !isBusy && form.attempt()) props.onSend()
  }
  const isDirty = isChanged && receipt === undefined
  const { close, question } = useDiscard({ isOpen, isDirty, isBusy: isSaving, onClose })
  const onEscape = () => {
    if (step === 'check') props.onDecline()
    else if (isDirty && props.onKeep !== undefined) props.onKeep()
    else close()
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        placement="end"
        title={t(titles[step])}
        description={step === 'check' ? t('message.newOrder.confirm.description') : undefined}
        context={
          step === 'fill' && (props.pointChoice ?? (target !== undefined && <TargetName {...target} />))
        }
        isDirty={isSaving}
        initialFocus={step === 'fill' ? typeControl : focus.main}
        onClose={({ reason }: { readonly reason: DialogCloseReason }) =>
          reason === 'escape' ? onEscape() : close()
        }
        footer={
          <NewOrderFooter {...props} step={step} formId={form.formId} mainRef={focus.main} onClose={close} />
        }
      >
        {/* Its fields stay while the order is checked: going back finds them as they were. */}
        <chakra.div hidden={step !== 'fill'}>
          <Form form={form} onSubmit={submit} notice={failure && <FailureNotice {...failure} />}>
            {type === undefined && props.last && <SameAsLast {...props.last} />}
            <TypeChoice
              {...props}
              id={form.controlId('requestType')}
              controlRef={typeControl}
              onTypeChange={({ type: chosen, isPointed }) => {
                props.onTypeChange({ type: chosen })
                if (isPointed) focus.first(form.formId)
              }}
            />
            {props.repeat && <RepeatNotice repeat={props.repeat} />}
            {type !== undefined && (
              <OrderForm
                {...props}
                type={type}
                form={form}
                onChange={(change) => {
                  setChangedKey(orderKey)
                  props.onDraftChange(change)
                }}
              />
            )}
          </Form>
        </chakra.div>
        {step === 'check' && target && type && <OrderCheck {...props} type={type} target={target} />}
        {receipt !== undefined && (
          <OrderReceipt {...props} {...receipt} onDetails={() => props.onDetails?.()} />
        )}
      </Dialog>
      <LimitDialog
        isOpen={isOpen && phase === 'limit-exceeded'}
        exceeded={props.exceeded}
        currencies={props.catalogues.currencies.items}
        onClose={props.onLimitRead}
      />
      {question}
    </>
  )
}

const titles = {
  fill: 'orders.newOrder',
  check: 'message.newOrder.confirm.title',
  receipt: 'orders.receipt.title',
} as const

function TargetName({ servicePoint, center, client }: OrderTarget) {
  return (
    <chakra.p textStyle="sm" color="fg.muted" truncate>
      <chakra.strong color="fg" fontWeight="semibold">
        {servicePoint}
      </chakra.strong>{' '}
      {`${center} \u00b7 ${client}`}
    </chakra.p>
  )
}
