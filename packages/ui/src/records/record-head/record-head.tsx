import { chakra } from '@chakra-ui/react'
import { formatDay, wallClockOf } from '@remesa/domain/kernel'
import type { HistoryEntry } from '@remesa/domain/records'
import { ChevronLeft, ChevronRight } from 'lucide'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { useT } from '../../i18n'
import { Icon, textLinkStyle, visuallyHidden } from '../../kernel'

/** The props of a link that the router renders. */
export interface RecordLink {
  readonly href: string
  readonly children: ReactNode
  readonly onClick?: (() => void) | undefined
}

/** A part of the breadcrumb trail: a list, a parent record or, as the last part, the record itself. */
export interface TrailPart {
  readonly label: string
  /** URL of the part's page; absent for the record itself, and for a record that the viewer may not open. */
  readonly href?: string | undefined
}

/** A list of the records that belong to this record. The number of these records is `undefined` while it is unknown. */
export interface RelatedList {
  readonly label: string
  readonly href: string
  readonly count?: number | undefined
}

/** A link to the previous or next record in the list from which the viewer came. */
export interface NeighbourLink {
  readonly href: string
  readonly onClick: () => void
}

export interface RecordHeadProps {
  readonly trail: readonly TrailPart[]
  /** The control for the active state of the record: a switch, or a tag if the viewer may not change the state. */
  readonly state: ReactNode
  /** A button of the record, such as the button that moves the record. */
  readonly action?: ReactNode
  readonly related: readonly RelatedList[]
  /** The user and the time of the last change; `undefined` if they are unknown. */
  readonly changed: Pick<HistoryEntry, 'actor' | 'at'> | undefined
  /** IANA time zone in which the time of the last change is shown. */
  readonly timeZone: string
  readonly historyHref: string
  readonly previous: NeighbourLink | undefined
  readonly next: NeighbourLink | undefined
  readonly renderLink: (link: RecordLink) => ReactElement
}

/** The style of a line of links. */
export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  textStyle: 'sm',
  // This style applies to links within a text, and not to links that look like buttons.
  '& :is(li, nav, span) > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '6',
    ...textLinkStyle,
  },
} as const

const trailStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  listStyleType: 'none',
  minW: '0',
  overflowWrap: 'anywhere',
} as const

/**
 * The head of a record, above its form: its breadcrumb trail, its state and its related lists. The head has the same
 * layout for every kind of record. (REC-93 to REC-95)
 */
export function RecordHead(props: RecordHeadProps) {
  const { trail, state, related, previous, next, renderLink } = props
  const t = useT()
  return (
    <chakra.div display="grid" gap="2" marginBottom="4" flexShrink="0">
      <chakra.div css={lineStyle}>
        <chakra.nav aria-label={t('record-lists.head.trail')} minW="0">
          <chakra.ol css={trailStyle}>
            {trail.map(({ label, href }, at) => (
              <Fragment key={href ?? label}>
                {at > 0 && (
                  <chakra.li aria-hidden="true" color="fg.muted">
                    /
                  </chakra.li>
                )}
                <chakra.li
                  {...(at === trail.length - 1
                    ? ({ 'aria-current': 'page', fontWeight: 'medium' } as const)
                    : {})}
                >
                  {href === undefined ? label : renderLink({ href, children: label })}
                </chakra.li>
              </Fragment>
            ))}
          </chakra.ol>
        </chakra.nav>
        {state}
        {props.action}
        {(previous ?? next) !== undefined && (
          <chakra.nav
            aria-label={t('record-lists.head.neighbours')}
            display="flex"
            gap="4"
            marginInlineStart="auto"
          >
            {previous &&
              renderLink({
                ...previous,
                children: (
                  <>
                    <Icon of={ChevronLeft} size={16} /> {t('record-lists.head.previous')}
                  </>
                ),
              })}
            {next &&
              renderLink({
                ...next,
                children: (
                  <>
                    {t('record-lists.head.next')} <Icon of={ChevronRight} size={16} />
                  </>
                ),
              })}
          </chakra.nav>
        )}
      </chakra.div>
      <chakra.div css={lineStyle} color="fg.muted">
        {related.length > 0 && <RelatedLinks related={related} renderLink={renderLink} />}
        <LastChange {...props} />
      </chakra.div>
    </chakra.div>
  )
}

/** Links to the lists of the records that belong to a record, each with its number of rows. */
export function RelatedLinks({ related, renderLink }: Pick<RecordHeadProps, 'related' | 'renderLink'>) {
  const t = useT()
  return (
    <chakra.ul
      aria-label={t('record-lists.head.related')}
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      listStyleType="none"
    >
      {related.map(({ label, href, count }) => (
        <li key={href}>
          {renderLink({
            href,
            children: count === undefined ? label : t('record-lists.head.related.count', { label, count }),
          })}
        </li>
      ))}
    </chakra.ul>
  )
}

/** A link to the history of a record, with the user and the time of its last change. */
export function LastChange({
  changed,
  timeZone,
  historyHref,
  renderLink,
}: Pick<RecordHeadProps, 'changed' | 'timeZone' | 'historyHref' | 'renderLink'>) {
  const t = useT()
  if (changed === undefined) return null
  const instant = new Date(changed.at)
  const { day, time } = wallClockOf(instant, timeZone)
  const when = `${formatDay(day)} ${time}`
  return (
    <span>
      {renderLink({
        href: historyHref,
        children:
          changed.actor === null
            ? t('record-lists.head.changed', { when })
            : t('record-lists.head.changed.by', { name: changed.actor.name, when }),
      })}
      <chakra.span css={visuallyHidden}> {timeZone}</chakra.span>
    </span>
  )
}
