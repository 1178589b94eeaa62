import { chakra } from '@chakra-ui/react'
import type { CalendarDay } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Checkbox, DateInput, type Option, Select } from '../../kernel'
import { BulkDialog, type BulkDialogProps } from '../bulk-dialog/bulk-dialog'

/** An order or a user's assignment that depends on the service point to be closed. */
export interface ClosingRow {
  readonly id: number
  readonly name: string
  /** The reason why the order can't be cancelled or the assignment can't be removed; absent if the row can be ticked. */
  readonly stays?: string | undefined
  readonly isChosen: boolean
}

export interface ClosingDialogProps
  extends Pick<
    BulkDialogProps,
    'isOpen' | 'run' | 'reading' | 'onRetry' | 'startReason' | 'onStart' | 'onStop' | 'onClose'
  > {
  /** Name of the service point that is closed. */
  readonly name: string
  /** The first day on which the service point is closed; `''` as long as no day is entered. */
  readonly from: CalendarDay | ''
  readonly today: CalendarDay
  readonly onFrom: (detail: { readonly value: string }) => void
  /** The orders from the closing day on; `undefined` if the viewer may not see orders. */
  readonly orders: readonly ClosingRow[] | undefined
  /** The number of orders before the closing day. */
  readonly earlier: number
  /** The choice of the reason for cancelling; present if an order is ticked. */
  readonly reason?:
    | {
        readonly options: readonly Option[]
        readonly value: string
        readonly onChange: (detail: { readonly value: string }) => void
      }
    | undefined
  /**
   * The deposits of today and the deposits whose reversal was requested; `undefined` if the viewer may not see
   * deposits.
   */
  readonly deposits: readonly { readonly id: string; readonly text: string }[] | undefined
  /** The users who have access to the service point; `undefined` if the viewer may not see users. */
  readonly users: readonly ClosingRow[] | undefined
  readonly onToggle: (detail: { readonly id: number }) => void
  /** Deactivates the service point although some rows are not done. */
  readonly onGoOn: () => void
}

/**
 * A dialog that closes a service point. It lists the orders, deposits and users that depend on the point, cancels the
 * ticked orders, removes the ticked assignments, and deactivates the point last. (REC-106 to REC-108)
 */
export function ClosingDialog(props: ClosingDialogProps) {
  const { name, from, today, onFrom, orders, earlier, reason, deposits, users, onToggle, onGoOn, ...run } =
    props
  const t = useT()
  return (
    <BulkDialog
      {...run}
      of="records"
      title={t('records.close.title', { name })}
      endedTitle={t('records.close.title', { name })}
      tone="danger"
      areRowsAbove
      startText={() => t('records.close.start')}
      goOn={{ text: t('records.close.goOn'), onGoOn }}
    >
      {run.reading === 'none' && (
        <>
          <chakra.p textStyle="sm">{t('records.close.text')}</chakra.p>
          <chakra.div maxW="20rem">
            <DateInput
              label={t('records.close.from')}
              hint={t('records.close.from.hint')}
              value={from}
              min={today}
              isAhead
              onChange={onFrom}
            />
          </chakra.div>
          <Part
            title={t('records.close.orders')}
            note={
              orders === undefined
                ? t('records.close.orders.hidden')
                : orders.length === 0
                  ? t('records.close.orders.none')
                  : undefined
            }
          >
            {orders && <Rows rows={orders} onToggle={onToggle} />}
            {earlier > 0 && (
              <chakra.p textStyle="sm" color="fg.muted">
                {t('records.close.earlier', { count: earlier })}
              </chakra.p>
            )}
            {reason && (
              <chakra.div maxW="20rem">
                <Select
                  {...reason}
                  label={t('orders.cancel.reason')}
                  placeholder={t('orders.cancel.reason.placeholder')}
                  isRequired
                />
              </chakra.div>
            )}
          </Part>
          <Part
            title={t('records.close.users')}
            note={
              users === undefined
                ? t('records.close.users.hidden')
                : users.length === 0
                  ? t('records.close.users.none')
                  : undefined
            }
          >
            {users && <Rows rows={users} onToggle={onToggle} />}
          </Part>
          <Part
            title={t('records.close.deposits')}
            note={
              deposits === undefined
                ? t('records.close.deposits.hidden')
                : deposits.length === 0
                  ? t('records.close.deposits.none')
                  : undefined
            }
          >
            {deposits && deposits.length > 0 && (
              <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="sm">
                {deposits.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </chakra.ul>
            )}
          </Part>
        </>
      )}
    </BulkDialog>
  )
}

interface PartProps {
  readonly title: string
  /** The text that is shown in place of the rows. */
  readonly note: string | undefined
  readonly children: ReactNode
}

function Part({ title, note, children }: PartProps) {
  return (
    <chakra.section aria-label={title} display="grid" gap="2" minW="0">
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {title}
      </chakra.h3>
      {note !== undefined && (
        <chakra.p textStyle="sm" color="fg.muted">
          {note}
        </chakra.p>
      )}
      {children}
    </chakra.section>
  )
}

interface RowsProps extends Pick<ClosingDialogProps, 'onToggle'> {
  readonly rows: readonly ClosingRow[]
}

function Rows({ rows, onToggle }: RowsProps) {
  const [first, ...others] = rows
  if (first === undefined) return null
  const ofAll = others.every(({ stays }) => stays === first.stays) ? first.stays : undefined
  return (
    <>
      {ofAll !== undefined && <Reason>{ofAll}</Reason>}
      <chakra.ul listStyleType="none" display="grid" gap="1" textStyle="sm">
        {rows.map(({ id, name, stays, isChosen }) => (
          <li key={id}>
            {stays === undefined ? (
              <Checkbox label={name} value={isChosen} onChange={() => onToggle({ id })} />
            ) : (
              <>
                <chakra.span display="block">{name}</chakra.span>
                {ofAll === undefined && <Reason>{stays}</Reason>}
              </>
            )}
          </li>
        ))}
      </chakra.ul>
    </>
  )
}

/** The reason why a row can't be ticked. A reason that all rows of a list have in common is shown once. */
function Reason({ children }: { readonly children: string }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {children}
    </chakra.p>
  )
}
