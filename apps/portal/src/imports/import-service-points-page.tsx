import { servicePointCalls } from '@remesa/api-client/contract'
import { portalPages } from '@remesa/domain/abilities'
import { canEditRecord, countryChoice } from '@remesa/domain/records'
import { servicePointKind } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { FailedState, Skeleton } from '@remesa/ui/kernel'
import { useMemo, useState } from 'react'
import { useApi, useClientOf } from '../kernel/api'
import { useCountryChoices } from '../kernel/list'
import { usePortal } from '../kernel/state'
import { usePointFacts } from '../service-points/use-point-facts'
import { ImportPage } from './import-page'
import { servicePointImport } from './service-point-kind'

/** The page that imports service points from a spreadsheet. */
export function ImportServicePointsPage() {
  const t = useT()
  const portal = usePortal()
  const api = useApi()
  const { servicePoints: calls } = useClientOf(servicePointCalls)
  const options = useCountryChoices()
  const choice = countryChoice(portal.countries, portal)
  const [countryId, setCountryId] = useState(choice.preselected || String(portal.user.country.id))
  const country = portal.countries.find(({ id }) => String(id) === countryId)
  const { facts, isReady, onRetryModules } = usePointFacts(undefined, { choice, country })
  const { adapters, config } = facts
  const { currencies } = portal
  const mayEdit = canEditRecord({ active: true }, portal.ability, servicePointKind).allowed
  const kind = useMemo(
    () =>
      country && isReady
        ? servicePointImport(calls, api, { country, form: facts, mayEdit, currencies })
        : undefined,
    [calls, api, country, isReady, adapters, config, mayEdit, currencies],
  )
  if (onRetryModules !== undefined)
    return (
      <FailedState
        title={t('record.missing.title')}
        description={t('record.missing.description')}
        onRetry={onRetryModules}
      />
    )
  if (kind === undefined) return <Skeleton />
  return (
    <ImportPage
      key={countryId}
      kind={kind}
      list={portalPages.servicepoints.path}
      country={
        options.length > 1
          ? { value: countryId, options, onChange: ({ value }) => setCountryId(value || countryId) }
          : undefined
      }
    />
  )
}
