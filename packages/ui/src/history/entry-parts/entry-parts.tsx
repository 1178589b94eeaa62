import { chakra } from '@chakra-ui/react'
import { formatDay, wallClockOf } from '@remesa/domain/kernel'
import type { HistoryEntry } from '@remesa/domain/records'
import type { ReactElement } from 'react'
import { useIntl } from 'react-intl'
import { useT } from '../../i18n'
import { textLinkStyle, visuallyHidden } from '../../kernel'

export interface EntryTimeProps {
  readonly entry: Pick<HistoryEntry, 'at' | 'version'>
  /** IANA time zone in which the time of the entry is shown. */
  readonly timeZone: string
  /**
   * Position of the entry within its day. `first`: the entry shows the day; `other`: only screen readers read the day.
   * `undefined` if the list of entries is not grouped by day.
   */
  readonly ofDay?: 'first' | 'other' | undefined
}

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const subjectStyle = {
  overflowWrap: 'anywhere',
  '& a': textLinkStyle,
} as const
const dayStyle = { display: 'block', fontWeight: 'semibold' } as const

/**
 * The time of an action to the second, and the version of the record that the action created. The tooltip has the exact
 * instant and the time zone.
 */
export function EntryTime({ entry: { at, version }, timeZone, ofDay }: EntryTimeProps) {
  const t = useT()
  const { formatDate } = useIntl()
  const instant = new Date(at)
  const { day, time, second } = wallClockOf(instant, timeZone)
  return (
    <chakra.span fontWeight="normal" fontVariantNumeric="tabular-nums">
      <chakra.time dateTime={at} title={`${instant.toISOString()} · ${timeZone}`} whiteSpace="nowrap">
        {ofDay === undefined ? (
          formatDay(day)
        ) : (
          <chakra.span css={ofDay === 'first' ? dayStyle : visuallyHidden}>
            {formatDate(instant, { ...dayFormat, timeZone })}
          </chakra.span>
        )}{' '}
        {time}:{String(second).padStart(2, '0')}
      </chakra.time>
      {version !== null && (
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {t('history.version', { version })}
        </chakra.span>
      )}
    </chakra.span>
  )
}

/** The user who performed an action, and the origin of the action. */
export function EntryActor({ entry }: { readonly entry: Pick<HistoryEntry, 'actor' | 'address' | 'agent'> }) {
  const t = useT()
  const { actor, address, agent } = entry
  const origin = [agent, address].filter((part) => part !== null).join(' · ')
  return (
    <span>
      <chakra.span
        fontWeight={actor === null ? 'normal' : 'medium'}
        color={actor === null ? 'fg.muted' : 'fg'}
        overflowWrap="anywhere"
      >
        {actor?.name ?? t('history.nobody')}
      </chakra.span>
      {origin !== '' && (
        <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {origin}
        </chakra.span>
      )}
    </span>
  )
}

export interface EntrySubjectProps {
  readonly entry: Pick<HistoryEntry, 'kind' | 'subject'>
  /**
   * Renders a link to the record. The text of the link is the name of the record. Absent if the viewer may not open
   * the record.
   */
  readonly renderLink?: ((name: string) => ReactElement) | undefined
}

/** The record that an action concerns: its kind, and its name at that time. */
export function EntrySubject({ entry, renderLink }: EntrySubjectProps) {
  const t = useT()
  const { kind, subject } = entry
  // A requested report has no file name yet, and a search has no name. The type of the report or of the search is
  // shown in its place.
  const type = kind === 'firms' ? `history.search.${subject?.name}` : `reports.type.${subject?.name}`
  const isTyped = kind === 'firms' || kind === 'reports'
  const name = isTyped && t.knows(type) ? t(type) : subject?.name
  return (
    <span>
      <chakra.span css={subjectStyle}>
        {name !== undefined && renderLink ? renderLink(name) : (name ?? t('history.unnamed'))}
      </chakra.span>
      <chakra.span display="block" textStyle="xs" color="fg.muted">
        {t(`history.kind.${kind}`)}
      </chakra.span>
    </span>
  )
}
