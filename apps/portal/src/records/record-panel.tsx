import { historyCalls } from '@remesa/api-client/contract'
import type { Place, RecordHistoryKind } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { ButtonLink, type Fact } from '@remesa/ui/kernel'
import { RecordPanel as Panel, type RecordPanelProps } from '@remesa/ui/records'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { endpointQueryOptions, useClientOf } from '../kernel/api'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { historyPatterns } from './history-address'
import { useRelatedLists } from './use-related-lists'

export interface RecordPanelInput
  extends Pick<RecordPanelProps, 'isOpen' | 'onClose' | 'title' | 'onPrevious' | 'onNext' | 'returnTo'> {
  readonly kind: RecordHistoryKind
  readonly id: number
  readonly facts: readonly Fact[]
  /** Path of the page of the record; `undefined` for viewers who may not open it, and not its history either. */
  readonly path: string | undefined
  /** The record and those above it; `undefined` for a user, whom no list belongs to. */
  readonly place: Place | undefined
}

/** The panel that shows a row of a list of records. (REC-123) */
export function RecordPanel({ place, ...shown }: RecordPanelInput) {
  return place === undefined ? (
    <ShownRecord {...shown} related={[]} />
  ) : (
    <ShownPlace {...shown} place={place} />
  )
}

function ShownPlace({ place, ...shown }: Omit<ShownProps, 'related'> & { readonly place: Place }) {
  return <ShownRecord {...shown} related={useRelatedLists(place)} />
}

type ShownProps = Omit<RecordPanelInput, 'place'> & Pick<RecordPanelProps, 'related'>

function ShownRecord({ kind, id, path, ...shown }: ShownProps) {
  const t = useT()
  const { timeZone } = usePortal()
  const { history } = useClientOf(historyCalls)
  const latest = endpointQueryOptions(
    history.record,
    { params: { kind, id }, query: { page: 0, size: 1 } },
    // Silent: the panel works without the last change.
    { isSilent: true },
  )
  const { data } = useQuery({ ...latest, staleTime: 0, enabled: path !== undefined })
  return (
    <Panel
      {...shown}
      changed={data?.content[0]}
      timeZone={timeZone}
      historyHref={fillPattern(historyPatterns[kind], { id })}
      links={
        path !== undefined && (
          <Link href={path} asChild>
            <ButtonLink size="sm" href={path}>
              {t('record-lists.panel.open')}
            </ButtonLink>
          </Link>
        )
      }
      renderLink={(link) => <Link key={link.href} {...link} />}
    />
  )
}
