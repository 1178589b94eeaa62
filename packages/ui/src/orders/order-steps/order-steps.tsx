import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { OrderStatusTone, OrderStep, OrderSteps } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'

export interface OrderStepsLineProps {
  readonly steps: OrderSteps
  /** The tone of the order's status, which colours the steps that are reached. */
  readonly tone: OrderStatusTone
  /**
   * Returns a note for a step, such as its time. With this function, each step shows its name and the note below it.
   */
  readonly noteOf?: ((step: OrderStep) => ReactNode) | undefined
}

/** The style of the line with four steps. The step in progress is half filled. The line of a cancelled order is dashed. */
const lineStyle: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
  columnGap: '0.5',
  listStyleType: 'none',
  '& .r-bar': {
    display: 'block',
    height: '1',
    borderRadius: 'sm',
    bg: 'status.rest',
    backgroundImage: 'linear-gradient(var(--step-bar), var(--step-bar))',
    backgroundRepeat: 'no-repeat',
    forcedColorAdjust: 'none',
  },
  '& [data-cancelled] .r-bar, &[data-cancelled] .r-bar': {
    height: '0',
    marginBlock: '0.5',
    bg: 'transparent',
    borderRadius: 'none',
    borderTopWidth: '1px',
    borderTopStyle: 'dashed',
    borderColor: 'border.control',
  },
  '& .r-step-name': {
    display: 'block',
    marginTop: '1.5',
    paddingInlineEnd: '1.5',
    textStyle: { base: 'xs', sm: 'sm' },
    // A step is at least as wide as the longest word of its name, so that no word breaks on a phone.
    overflowWrap: 'normal',
    color: 'fg.muted',
  },
  '& [aria-current] .r-step-name': { color: 'fg', fontWeight: 'semibold' },
  '& .r-step-note': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
}

/**
 * The progress of an order on the line Received, Planned, On the way, Done. Without notes the line only decorates
 * the status, which is in words beside it. With notes it is a list in which the reached step is marked. (ORD-140,
 * ORD-141)
 */
export function OrderStepsLine({
  steps: { steps, reached, isCancelled },
  tone,
  noteOf,
}: OrderStepsLineProps) {
  const t = useT()
  const line = {
    css: { ...lineStyle, '--step-bar': `colors.status.${tone}.bar` },
    ...(isCancelled ? { 'data-cancelled': '' } : {}),
  }
  if (noteOf === undefined) {
    return (
      <chakra.span {...line} aria-hidden="true">
        {steps.map((step) => (
          <Bar key={step.name} filled={step.filled} />
        ))}
      </chakra.span>
    )
  }
  const current = reached === undefined ? undefined : Math.max(Math.floor(reached), 1) - 1
  return (
    <chakra.ol {...line} aria-label={t('orders.steps')}>
      {steps.map((step, at) => (
        <li key={step.name} {...(at === current ? { 'aria-current': 'step' as const } : {})}>
          <Bar filled={step.filled} />
          <span className="r-step-name">{t.knows(step.messageKey) ? t(step.messageKey) : step.name}</span>
          <span className="r-step-note">{noteOf(step)}</span>
        </li>
      ))}
    </chakra.ol>
  )
}

function Bar({ filled }: Pick<OrderStep, 'filled'>) {
  return <span className="r-bar" aria-hidden="true" style={{ backgroundSize: `${filled * 100}% 100%` }} />
}
