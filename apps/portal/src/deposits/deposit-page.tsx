import { isDepositServicePoint } from '@remesa/domain/deposits'
import type { ServicePoint } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { EmptyState, FailedState, PageHeader, Skeleton } from '@remesa/ui/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { failureReason, useApi } from '../kernel/api'
import { usePortal } from '../kernel/state'
import { local, ofTab, type StoredValue, userKey } from '../kernel/storage'
import { servicePointsQuery } from '../orders/queries'
import { Deposit } from './deposit'
import { claimByLock, claimDeposit, type StoredDeposit } from './stored-deposit'

/** The page on which a customer books cash that was put into a deposit device. */
export function DepositPage() {
  const t = useT()
  const points = useQuery(servicePointsQuery(useApi()))
  const stored = useStoredDeposit()
  const title = t('nav.deposit')
  if (points.data !== undefined && !points.data.some(isDepositServicePoint))
    return (
      <>
        <PageHeader title={title} />
        <EmptyState title={t('text.no.servicePoints')} description={t('deposits.empty.text')} />
      </>
    )
  if (points.data !== undefined && stored !== undefined)
    return <Deposit points={points.data satisfies readonly ServicePoint[]} stored={stored} />
  return (
    <>
      <PageHeader title={title} />
      {points.isError ? (
        <div role="alert">
          <FailedState
            title={t('deposits.points.failed')}
            description={failureReason(t, points.error)}
            onRetry={() => void points.refetch()}
          />
        </div>
      ) : (
        <div role="status" aria-label={t('text.loading')}>
          <Skeleton height="12rem" />
        </div>
      )}
    </>
  )
}

const claims = new Map<string, Promise<StoredValue<StoredDeposit>>>()

/**
 * The stored deposit that this page works on. The page claims one deposit for each signed-in user, and keeps it until
 * the browser closes or reloads the page.
 */
const useStoredDeposit = () => {
  const owner = userKey(usePortal().user)
  const [stored, setStored] = useState<StoredValue<StoredDeposit>>()
  useEffect(() => {
    let isCurrent = true
    const claimed =
      claims.get(owner) ??
      claimDeposit({
        storage: local,
        tab: ofTab,
        owner,
        now: Date.now,
        newId: () => crypto.randomUUID(),
        claim: claimByLock,
      })
    claims.set(owner, claimed)
    void claimed.then((found) => isCurrent && setStored(found))
    return () => {
      isCurrent = false
    }
  }, [owner])
  return stored
}
