import { chakra } from '@chakra-ui/react'
import type { ExpectedVisit } from '@remesa/domain/firms'
import { ShieldAlert, ShieldCheck } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { VisitTimes } from '../visit-band/visit-times'

/** Whether one truck of several is expected today, where and when. */
export function TruckVisits({ visits }: { readonly visits: readonly ExpectedVisit[] }) {
  const t = useT()
  const isExpected = visits.length > 0
  const icon = isExpected ? ShieldCheck : ShieldAlert
  return (
    <chakra.div
      display="flex"
      gap="2"
      width="full"
      textStyle="lg"
      color={isExpected ? 'success.fg' : 'warning.fg'}
    >
      <chakra.span aria-hidden="true" flexShrink={0} pt="0.5">
        <Icon of={icon} size={24} />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          {t(isExpected ? 'firms.expected.title' : 'firms.unexpected.title')}
        </chakra.p>
        <VisitTimes visits={visits} />
      </chakra.div>
    </chakra.div>
  )
}
