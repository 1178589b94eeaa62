import { firmsCalls } from '@remesa/api-client/contract'
import {
  areAtSeveralPoints,
  checkExpected,
  type ExpectedCheck,
  type ExpectedMember,
  type ExpectedVisit,
  expectedToday,
  type SearchConfig,
  visibleMember,
} from '@remesa/domain/firms'
import { CrewMember, ExpectedToday, visitHours } from '@remesa/ui/firms'
import { useT } from '@remesa/ui/i18n'
import { CatalogueNotice } from '@remesa/ui/kernel'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiFailure, endpointQueryOptions, useClientOf } from '../kernel/api'
import { useNow } from '../kernel/clock'
import { usePortal } from '../kernel/state'
import { local, userKey } from '../kernel/storage'
import { POLL_MS } from '../kernel/time-limits'
import { createFilterMemory } from '../orders/list/filter-memory'
import { usePicture } from './use-picture'

export interface VisitsOfTodayProps {
  /** The settings of the country in which the user searches. */
  readonly config: SearchConfig
  readonly onCheck: (detail: { readonly request: ExpectedCheck; readonly visit: ExpectedVisit }) => void
}

/**
 * The visits of today, which are shown before a search. While the page is visible, they are read again every half
 * minute. Nothing is shown if the back end does not provide visits. (FIR-97)
 */
export function VisitsOfToday({ config, onCheck }: VisitsOfTodayProps) {
  const t = useT()
  const now = useNow()
  const { user } = usePortal()
  const { firms } = useClientOf(firmsCalls)
  const [chosenPoint] = useState(() => createFilterMemory(local, userKey(user)).read().servicePointId)
  const countryCode = config.code
  const { data, error, refetch } = useQuery({
    ...endpointQueryOptions(firms.expected, { params: { countryCode } }, { isSilent: true }),
    refetchInterval: POLL_MS,
    refetchOnMount: 'always',
    // The data of a person are removed from memory when the user leaves the page.
    gcTime: 0,
  })
  if (data === undefined)
    return error === null || isUnknown(error) ? null : (
      <CatalogueNotice title={t('firms.today.failed')} onRetry={() => void refetch()} />
    )
  const { visits } = data
  if (visits === null) return null
  return (
    <ExpectedToday
      visits={expectedToday(visits, now, chosenPoint)}
      showsPoints={areAtSeveralPoints(visits)}
      renderMember={({ member, visit, number }) => (
        <Member
          member={member}
          config={config}
          number={number}
          hours={visitHours(visit)}
          onCheck={() => onCheck({ request: checkExpected(countryCode, member.reference), visit })}
        />
      )}
    />
  )
}

/** Whether the back end lacks the call for the visits of today, and therefore responded with status 404 or 405. */
const isUnknown = ({ error }: ApiFailure): boolean =>
  error.kind === 'rejected' && (error.status === 404 || error.status === 405)

interface MemberProps {
  readonly member: ExpectedMember
  readonly config: SearchConfig
  readonly number: number
  readonly hours: string
  readonly onCheck: () => void
}

function Member({ member, config, number, hours, onCheck }: MemberProps) {
  const employee = visibleMember(member, config)
  // Each response has new tokens for the same photo, so a photo that is already shown is not read again.
  const [wanted, setWanted] = useState(employee?.photo ?? null)
  if (wanted?.registry !== employee?.photo?.registry) setWanted(employee?.photo ?? null)
  const photo = usePicture({
    countryCode: config.code,
    wanted,
    renew: () => Promise.resolve(employee?.photo ?? null),
  })
  return <CrewMember employee={employee} photo={photo} number={number} hours={hours} onCheck={onCheck} />
}
