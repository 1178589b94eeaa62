import { groupServicePoints, type OrderFilters, resolveOrderFilters } from '@remesa/domain/orders'
import type { OrderFilterChoice, OrderFilterName } from '@remesa/ui/orders'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { match } from 'ts-pattern'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { local, userKey } from '../../kernel/storage'
import type { useOrdersUrl } from '../address'
import { servicePointsQuery } from '../queries'
import { createFilterMemory, withPlaceOf } from './filter-memory'

/**
 * The chosen client, centre and service point: those in the address; else this user's last choice in this browser; else
 * the only possible ones.
 */
export const useOrderFilters = ({ url, push, replace }: ReturnType<typeof useOrdersUrl>) => {
  const api = useApi()
  const { locale, user } = usePortal()
  const memory = useMemo(() => createFilterMemory(local, userKey(user)), [user])
  const points = useQuery(servicePointsQuery(api))
  const tree = useMemo(
    () => points.data && groupServicePoints(points.data, new Intl.Collator(locale).compare),
    [points.data, locale],
  )
  const { clientId, subclientId, servicePointId } = url
  const isBlank = clientId === undefined && subclientId === undefined && servicePointId === undefined
  // An order opened by its link alone brings its own service point.
  const isRemembered = isBlank && url.detail === undefined
  const wanted = isRemembered ? memory.read() : { clientId, subclientId, servicePointId }
  const resolved = useMemo(
    () =>
      resolveOrderFilters(
        tree ?? [],
        withPlaceOf(tree ?? [], {
          clientId: wanted.clientId,
          subclientId: wanted.subclientId,
          servicePointId: wanted.servicePointId,
        }),
      ),
    [tree, wanted.clientId, wanted.subclientId, wanted.servicePointId],
  )
  // Thousands of points: their lists stay the same when anything else in the address changes.
  const choices = useMemo(() => choicesOf(resolved), [resolved])

  useEffect(() => {
    if (tree === undefined) return
    const found = idsOf(resolved)
    if (
      found.clientId !== clientId ||
      found.subclientId !== subclientId ||
      found.servicePointId !== servicePointId
    ) {
      replace(found)
    }
  })
  useEffect(() => {
    if (tree !== undefined)
      memory.write({
        clientId: resolved.clientId,
        subclientId: resolved.subclientId,
        servicePointId: resolved.servicePointId,
      })
  }, [memory, tree, resolved.clientId, resolved.subclientId, resolved.servicePointId])

  const choose = useCallback(
    ({ filter, value }: { readonly filter: OrderFilterName; readonly value: string }) => {
      const id = value === '' ? undefined : Number(value)
      const next = idsOf(resolveOrderFilters(tree ?? [], chosenBelow(filter, id, idsOf(resolved))))
      memory.write(next)
      const isOtherPoint = next.servicePointId !== resolved.servicePointId
      if (isOtherPoint) push(next)
      else replace(next)
    },
    [tree, resolved, memory, push, replace],
  )

  return {
    resolved,
    choices,
    choose,
    points: points.data,
    isLoading: points.isPending,
    isFailed: points.isError && points.data === undefined,
    hasNone: tree !== undefined && tree.length === 0,
    retry: () => void points.refetch(),
  }
}

type Resolved = ReturnType<typeof resolveOrderFilters>

const idsOf = ({ clientId, subclientId, servicePointId }: OrderFilters): Required<OrderFilters> => ({
  clientId,
  subclientId,
  servicePointId,
})

/** A choice keeps the ones above it and clears the ones below. */
const chosenBelow = (filter: OrderFilterName, id: number | undefined, before: OrderFilters): OrderFilters =>
  match(filter)
    .with('client', () => ({ clientId: id }))
    .with('center', () => ({ clientId: before.clientId, subclientId: id }))
    .with('servicePoint', () => ({ ...before, servicePointId: id }))
    .exhaustive()

const choicesOf = (resolved: Resolved): Readonly<Record<OrderFilterName, OrderFilterChoice>> => ({
  client: choiceOf(resolved.clientId, resolved.clients),
  center: choiceOf(resolved.subclientId, resolved.subclients),
  servicePoint: choiceOf(resolved.servicePointId, resolved.servicePoints),
})

const choiceOf = (
  id: number | undefined,
  options: readonly { readonly id: number; readonly description: string }[],
): OrderFilterChoice => ({
  value: id?.toString() ?? '',
  options: options.map((option) => ({ value: String(option.id), label: option.description })),
})
