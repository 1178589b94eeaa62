import { chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, Clock3, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { match, P } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Icon } from '../../kernel'
import type { CoreLookupProps } from './core-lookup.types'

/** The outcome of the search for a code, and the next step. Screen readers announce it when it changes. */
export function LookupOutcome({ form, search, found }: Pick<CoreLookupProps, 'form' | 'search' | 'found'>) {
  const t = useT()
  const { state, isLate, isFailed, holder, onSearch, onStop, onByHand } = search
  const byHand = (
    <Button size="sm" onClick={onByHand}>
      {t('records.lookup.byHand')}
    </Button>
  )
  const outcome = match({ state, isLate, isFailed })
    .with({ state: 'none' }, () => null)
    .with({ state: 'looking', isLate: false }, () => (
      <chakra.p textStyle="sm" color="fg.muted">
        {t('records.lookup.looking')}
      </chakra.p>
    ))
    .with({ state: 'looking' }, () => (
      <Outcome
        tone="warning"
        title={t('records.lookup.late.title')}
        text={t('records.lookup.late.text')}
        actions={
          <>
            {byHand}
            <Button size="sm" onClick={onStop}>
              {t('records.lookup.stop')}
            </Button>
          </>
        }
      />
    ))
    .with({ state: 'found' }, () => (
      <Outcome
        tone="success"
        title={found?.name ?? form.draft.codeSol}
        text={found?.facts.join(', ')}
        actions={
          <Button size="sm" onClick={onSearch}>
            {t('records.searchAgain')}
          </Button>
        }
      />
    ))
    .with({ state: 'taken' }, () => (
      <Outcome
        tone="warning"
        icon={TriangleAlert}
        title={
          holder?.name === undefined
            ? t('records.lookup.taken.unnamed')
            : t('records.lookup.taken', { name: holder.name })
        }
        text={[holder?.facts.join(', ') ?? '', holder?.isInactive ? t('records.lookup.taken.inactive') : '']
          .filter((part) => part !== '')
          .join('. ')}
        actions={holder?.link}
      />
    ))
    .with({ state: 'not-found', isFailed: P.boolean }, () => {
      const words = isFailed ? 'failed' : 'missing'
      return (
        <Outcome
          tone="danger"
          title={t(`records.lookup.${words}.title`, { code: form.draft.codeSol })}
          text={t(`records.lookup.${words}.text`)}
          actions={byHand}
        />
      )
    })
    .exhaustive()
  return <div role="status">{outcome}</div>
}

interface OutcomeProps {
  readonly tone: 'success' | 'warning' | 'danger'
  readonly icon?: typeof Clock3
  readonly title: string
  readonly text: string | undefined
  readonly actions: ReactNode
}

const icons = { success: CircleCheck, warning: Clock3, danger: CircleAlert } as const

function Outcome({ tone, icon = icons[tone], title, text, actions }: OutcomeProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      textStyle="sm"
    >
      <chakra.span aria-hidden="true" color={`${tone}.fg`} flexShrink={0}>
        <Icon of={icon} size={20} />
      </chakra.span>
      <chakra.div flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        <chakra.strong display="block" fontWeight="semibold">
          {title}
        </chakra.strong>
        {text !== undefined && text !== '' && (
          <chakra.span textStyle="xs" color="fg.muted">
            {text}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {actions}
      </chakra.div>
    </chakra.div>
  )
}
