import { chakra } from '@chakra-ui/react'
import type { MoveEffects } from '@remesa/domain/records'
import { useT } from '../../i18n'
import { Button, Dialog, EntitySelector, FailureNotice, Skeleton, type WriteFailure } from '../../kernel'
import type { RemoteChoice } from '../record-fields/record-fields'

/** The effects of a move: not requested yet, loading, loaded, or failed to load. */
export type ReadEffects = 'none' | 'loading' | 'failed' | MoveEffects

export interface MoveDialogProps {
  readonly isOpen: boolean
  /** Name of the record that is moved. */
  readonly name: string
  /** Name of the record's present parent. */
  readonly from: string
  /** The selector of the new client. */
  readonly client: RemoteChoice
  /** The selector of the new subclient; absent for a subclient, which moves to a client. */
  readonly subclient?: RemoteChoice | undefined
  /** Name of the chosen new parent; `undefined` before a parent is chosen. */
  readonly to: string | undefined
  /** Whether the chosen parent is the present parent. */
  readonly isSame: boolean
  readonly effects: ReadEffects
  readonly isBusy: boolean
  readonly failure: WriteFailure | undefined
  readonly onMove: () => void
  readonly onClose: () => void
}

/**
 * A dialog that moves a subclient or a service point to another parent. Before anything is written, the dialog shows
 * which records move along, and which users keep, lose and get access. (REC-100 to REC-104)
 */
export function MoveDialog(props: MoveDialogProps) {
  const { isOpen, name, from, client, subclient, to, isSame, effects, isBusy, failure, onMove, onClose } =
    props
  const t = useT()
  const busyText = isBusy ? t('text.loading') : undefined
  const holder = typeof effects === 'object' ? effects.codeHolder : null
  const refusal = () => {
    if (to === undefined) return t('records.move.choose')
    if (isSame) return t('records.move.same')
    return holder === null ? undefined : t('records.move.codeTaken', { to, holder: holder.description })
  }
  return (
    <Dialog
      isOpen={isOpen}
      isDirty={isBusy}
      onClose={onClose}
      title={t('records.move.title', { name })}
      description={t('records.move.from', { from })}
      footer={
        <>
          <Button disabledReason={busyText} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} disabledReason={refusal()} onClick={onMove}>
            {t('records.move.start')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        {failure && <FailureNotice action="moveRecord" failure={failure} />}
        <EntitySelector {...client} label={t('record-lists.field.client')} isRequired />
        {subclient && <EntitySelector {...subclient} label={t('record-lists.field.subclient')} isRequired />}
        {to !== undefined && !isSame && <Effects effects={effects} from={from} to={to} />}
        {isSame && <chakra.p textStyle="sm">{t('records.move.same')}</chakra.p>}
      </chakra.div>
    </Dialog>
  )
}

interface EffectsProps {
  readonly effects: ReadEffects
  readonly from: string
  readonly to: string
}

function Effects({ effects, from, to }: EffectsProps) {
  const t = useT()
  if (effects === 'none' || effects === 'loading') return <Skeleton height="4.5rem" />
  if (effects === 'failed') return <chakra.p textStyle="sm">{t('records.move.unread')}</chakra.p>
  const { servicePoints, visits, usersKept, usersLost, usersGained, usersChanged, assignmentsEnded } = effects
  if (effects.codeHolder !== null)
    return (
      <chakra.p textStyle="sm" color="danger.fg">
        {t('records.move.codeTaken', { to, holder: effects.codeHolder.description })}
      </chakra.p>
    )
  const lines = [
    ['servicePoints', servicePoints],
    ['visits', visits.onTheWay + visits.today + visits.later],
    ['usersKept', usersKept],
    ['usersLost', usersLost],
    ['usersGained', usersGained],
    ['usersChanged', usersChanged],
    ['assignmentsEnded', assignmentsEnded],
  ] as const
  return (
    <chakra.ul
      aria-label={t('records.move.effects')}
      display="grid"
      gap="2"
      listStyleType="none"
      textStyle="sm"
    >
      {lines
        .filter(([kind, count]) => count > 0 || kind === 'usersLost')
        .map(([kind, count]) => (
          <chakra.li key={kind} fontWeight={kind === 'usersLost' && count > 0 ? 'semibold' : 'normal'}>
            {t(`records.move.${kind}`, { count, from, to })}
          </chakra.li>
        ))}
    </chakra.ul>
  )
}
