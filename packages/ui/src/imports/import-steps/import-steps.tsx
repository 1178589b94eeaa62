import { chakra } from '@chakra-ui/react'
import { Check } from 'lucide'
import { useT } from '../../i18n'
import { HiddenText, Icon, visuallyHidden } from '../../kernel'

/** The names of the steps of an import, in order. */
export const importSteps = ['file', 'columns', 'rows', 'run'] as const
/** The name of a step of an import. */
export type ImportStep = (typeof importSteps)[number]

export interface ImportStepsProps {
  readonly current: ImportStep
  /** Whether the last step of the import has ended. */
  readonly isDone?: boolean | undefined
}

const dotStyle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  boxSize: '6',
  borderRadius: 'full',
  textStyle: 'xs',
  fontWeight: 'semibold',
  borderWidth: '1px',
  borderColor: 'border.control',
  '[data-state=done] > &': { bg: 'surface.inverted', color: 'fg.inverted', borderColor: 'surface.inverted' },
  '[data-state=current] > &': { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
} as const

/** The progress of an import: steps that are done have a tick, the current step is bold. */
export function ImportSteps({ current, isDone = false }: ImportStepsProps) {
  const t = useT()
  const at = importSteps.indexOf(current)
  const stateOf = (index: number) => {
    if (index === at && !isDone) return 'current'
    return index <= at ? 'done' : 'coming'
  }
  return (
    <chakra.ol
      aria-label={t('imports.steps')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={{ base: '3', sm: '5' }}
      textStyle="sm"
      color="fg.muted"
    >
      {importSteps.map((step, index) => {
        const state = stateOf(index)
        const isCurrent = index === at
        return (
          <chakra.li
            key={step}
            data-state={state}
            {...(isCurrent ? { 'aria-current': 'step' } : {})}
            display="flex"
            alignItems="center"
            gap="2"
          >
            <chakra.span css={dotStyle} aria-hidden="true">
              {state === 'done' ? <Icon of={Check} size={14} /> : index + 1}
            </chakra.span>
            <chakra.span
              {...(isCurrent ? { fontWeight: 'semibold', color: 'fg' } : {})}
              css={isCurrent ? {} : { '@media (max-width: 29.99rem)': visuallyHidden }}
            >
              {t(`imports.step.${step}`)}
            </chakra.span>
            {state === 'done' && <HiddenText>{t('imports.step.done')}</HiddenText>}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
