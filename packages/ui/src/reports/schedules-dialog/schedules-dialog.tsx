import { chakra } from '@chakra-ui/react'
import { hasStopped, nextRuns, type ReportSchedule } from '@remesa/domain/reports'
import { Play, Trash2 } from 'lucide'
import { useT } from '../../i18n'
import {
  type Catalogue,
  Dialog,
  EmptyState,
  FailedState,
  Icon,
  IconButton,
  Notice,
  Skeleton,
  Switch,
} from '../../kernel'
import { reportTypeName } from '../report-words'
import { useRunWords } from '../use-run-words'

const RUNS_SHOWN = 3

export interface SchedulesDialogProps {
  readonly isOpen: boolean
  readonly schedules: Catalogue<ReportSchedule>
  readonly now: Date
  readonly onPause: (detail: { readonly schedule: ReportSchedule; readonly isPaused: boolean }) => void
  /** Requests a report of the schedule now. */
  readonly onRun: (detail: { readonly schedule: ReportSchedule }) => void
  readonly onEnd: (detail: { readonly schedule: ReportSchedule }) => void
  readonly onClose: () => void
}

/**
 * A dialog with the scheduled reports and their next runs. Each scheduled report can be run now, paused and ended.
 * (RPT-60, RPT-67)
 */
export function SchedulesDialog({ isOpen, schedules, onClose, ...rest }: SchedulesDialogProps) {
  const t = useT()
  const { items, onRetry } = schedules
  return (
    <Dialog size="lg" isOpen={isOpen} title={t('reports.schedules')} onClose={onClose}>
      {onRetry !== undefined && <FailedState title={t('reports.schedules.failed')} onRetry={onRetry} />}
      {onRetry === undefined && items === undefined && (
        <div role="status" aria-label={t('text.loading')}>
          <Skeleton height="4rem" />
        </div>
      )}
      {items?.length === 0 && <EmptyState title={t('reports.schedules.empty')} />}
      {items !== undefined && items.length > 0 && (
        <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="3">
          {items.map((schedule) => (
            <Schedule key={schedule.id} schedule={schedule} {...rest} />
          ))}
        </chakra.ul>
      )}
    </Dialog>
  )
}

type ScheduleProps = Pick<SchedulesDialogProps, 'now' | 'onPause' | 'onRun' | 'onEnd'> & {
  readonly schedule: ReportSchedule
}

function Schedule({ schedule, now, onPause, onRun, onEnd }: ScheduleProps) {
  const t = useT()
  const { timeZone, state, stoppedAt, user } = schedule
  const { rhythmText, runText, runsText } = useRunWords(timeZone)
  const name = reportTypeName(t, schedule.type)
  const isActive = state === 'ACTIVE'
  const runs = runsText(nextRuns(schedule, { after: now, count: RUNS_SHOWN }))
  return (
    <chakra.li borderWidth="1px" borderColor="border" borderRadius="lg" p="4" display="grid" gap="2">
      <chakra.div display="flex" alignItems="center" gap="3">
        <chakra.div flex="1" minW="0">
          <chakra.strong display="block" fontWeight="semibold">
            {name}
          </chakra.strong>
          <chakra.span textStyle="sm" color="fg.muted">
            {rhythmText(schedule)}
          </chakra.span>
          {user !== null && (
            <chakra.span display="block" textStyle="sm" color="fg.muted">
              {t('reports.schedule.user', { name: user.username })}
            </chakra.span>
          )}
        </chakra.div>
        <Switch
          label={t('reports.schedule.active')}
          labelContext={name}
          isLabelHidden
          value={isActive}
          onChange={({ value }) => onPause({ schedule, isPaused: !value })}
        />
        {!hasStopped(schedule) && (
          <IconButton
            label={t('reports.schedule.run', { name })}
            icon={<Icon of={Play} size={16} />}
            onClick={() => onRun({ schedule })}
          />
        )}
        <IconButton
          label={t('reports.schedule.end', { name })}
          icon={<Icon of={Trash2} size={16} />}
          onClick={() => onEnd({ schedule })}
        />
      </chakra.div>
      {hasStopped(schedule) ? (
        <Notice
          tone="warning"
          title={t('reports.schedule.stopped', {
            day: stoppedAt === null ? '' : runText(new Date(stoppedAt)),
          })}
        >
          {t(state === 'FAILED' ? 'reports.schedule.failed.text' : 'reports.schedule.stopped.text')}
        </Notice>
      ) : (
        <chakra.p textStyle="sm">
          {isActive ? t('reports.schedule.next', { runs }) : t('reports.schedule.paused')}
        </chakra.p>
      )}
    </chakra.li>
  )
}
