import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { OfferedOrdersReport, OrdersReportType } from '@remesa/domain/orders'
import { RotateCw } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, floatingPanel, Spinner, useDismiss, useFloating } from '../../kernel'
import { refusalText } from '../order-words'
import type { OrdersExportState } from './orders-export'

export interface OrdersExportMenuProps {
  /** The element that contains the button and this menu. */
  readonly boxRef: RefObject<HTMLElement | null>
  readonly state: OrdersExportState
  readonly onChoose: (detail: { readonly type: OrdersReportType }) => void
  readonly onClose: () => void
}

const panelStyle: SystemStyleObject = {
  ...floatingPanel,
  width: 'min(20rem, calc(100vw - 16px))',
  maxH: 'min(24rem, calc(100dvh - 16px))',
  overflowY: 'auto',
  p: '1',
  textStyle: 'sm',
  '& [role=menuitem]': {
    display: 'block',
    width: 'full',
    px: '3',
    py: '2',
    minH: '10',
    textAlign: 'start',
    borderRadius: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  '& [role=menuitem]:focus': { bg: 'bg.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-focus)' },
  '& [role=menuitem]:focus-visible': { outlineOffset: '-2px' },
  '& [role=menuitem]:hover:not([aria-disabled=true])': { bg: 'bg.hover' },
  '& [role=menuitem][aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.subtle' },
  '& .r-why': { px: '3', pb: '2', textStyle: 'xs', color: 'fg.muted' },
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** The reports to choose from. Arrows, Home and End move, Enter chooses, Escape closes; a disabled report says why. */
export function OrdersExportMenu({ boxRef, state, onChoose, onClose }: OrdersExportMenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  useFloating({ anchor: boxRef, floating: panel, isOpen: true, side: 'bottom' })
  useDismiss({
    owner: boxRef,
    onDismiss: ({ returnFocus }) => {
      onClose()
      if (returnFocus) buttonOf(boxRef)?.focus()
    },
  })
  const isReady = state.kind === 'ready'
  useEffect(() => {
    // If the user has moved on meanwhile, their focus stays where it is.
    if (isReady && boxRef.current?.contains(document.activeElement)) itemsOf(panel)[0]?.focus()
  }, [isReady, boxRef])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose()
    const items = itemsOf(panel)
    const step = steps[event.key]
    if (step === undefined || items.length === 0) return
    event.preventDefault()
    const at = items.findIndex((item) => item.matches(':focus'))
    items[step(at, items.length)]?.focus()
  }

  return (
    <chakra.div ref={panel} popover="manual" data-floating="" css={panelStyle} onKeyDown={onKeyDown}>
      <Content
        state={state}
        onChoose={(detail) => {
          buttonOf(boxRef)?.focus()
          onClose()
          onChoose(detail)
        }}
      />
    </chakra.div>
  )
}

function Content({ state, onChoose }: Pick<OrdersExportMenuProps, 'state' | 'onChoose'>) {
  const t = useT()
  const id = useId()
  return match(state)
    .with({ kind: 'loading' }, () => (
      <chakra.div role="status" display="flex" alignItems="center" gap="2" px="3" py="2" color="fg.muted">
        <Spinner />
        {t('orders.export.loading')}
      </chakra.div>
    ))
    .with({ kind: 'error' }, ({ onRetry }) => (
      <chakra.div role="alert" display="grid" gap="2" px="3" py="2" justifyItems="start">
        {t('orders.export.error')}
        <Button size="sm" icon={<RotateCw aria-hidden="true" size={16} />} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      </chakra.div>
    ))
    .with({ kind: 'ready' }, ({ reports }) => {
      if (reports.length === 0) {
        return (
          <chakra.div role="status" px="3" py="2" color="fg.muted">
            {t('orders.export.none')}
          </chakra.div>
        )
      }
      return (
        <div role="menu" aria-label={t('orders.export.reports')}>
          {reports.map((report) => (
            <Item key={report.type.code} id={`${id}-${report.type.code}`} {...report} onChoose={onChoose} />
          ))}
        </div>
      )
    })
    .exhaustive()
}

function Item({
  id,
  type,
  export: decision,
  onChoose,
}: OfferedOrdersReport & { readonly id: string } & Pick<OrdersExportMenuProps, 'onChoose'>) {
  const t = useT()
  return (
    <div role="none">
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        {...(decision.allowed ? {} : { 'aria-disabled': true, 'aria-describedby': `${id}-why` })}
        onClick={() => decision.allowed && onChoose({ type })}
      >
        {type.description}
      </button>
      {!decision.allowed && (
        <div className="r-why" id={`${id}-why`}>
          {refusalText(t, decision.reasons)}
        </div>
      )}
    </div>
  )
}

const itemsOf = (panel: RefObject<HTMLElement | null>): readonly HTMLElement[] => [
  ...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]

const buttonOf = (box: RefObject<HTMLElement | null>) =>
  box.current?.querySelector<HTMLElement>('button[aria-haspopup]')
