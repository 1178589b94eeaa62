import { type CalendarDay, isValidDay } from '@remesa/domain/kernel'
import type { DepositHistoryFilters } from '@remesa/ui/deposits'
import { useLocation } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'

/** Value of the query parameter `day` for all days. Without this parameter the page shows today. */
const ALL_DAYS = 'all'

/**
 * The filters of the history of deposits, which the URL contains, for example
 * `?day=2026-11-23&point=3&search=B-77&page=2`.
 */
export const useHistoryAddress = (today: (point: string) => CalendarDay) => {
  const query = new URLSearchParams(useSearch())
  const [path, navigate] = useLocation()
  const point = query.get('point') ?? ''
  const asked = query.get('day') ?? ''
  const day = asked === ALL_DAYS ? '' : isValidDay(asked) ? asked : today(point)
  const filters: DepositHistoryFilters = { day, point, search: query.get('search') ?? '' }
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const show = (next: DepositHistoryFilters, nextPage: number) => {
    const shown = {
      day: next.day === '' ? ALL_DAYS : next.day === today(next.point) ? '' : next.day,
      point: next.point,
      search: next.search,
      page: nextPage === 1 ? '' : String(nextPage),
    }
    const text = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== '')).toString()
    navigate(text === '' ? path : `${path}?${text}`, { replace: true })
  }
  return {
    filters,
    page,
    filter: (change: Partial<DepositHistoryFilters>) => show({ ...filters, ...change }, 1),
    turn: (to: number) => show(filters, to),
  }
}
