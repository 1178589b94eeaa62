import { chakra } from '@chakra-ui/react'
import { type CrewVisit, judgeVisits } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { visitTitleKeys, visitTones } from '../visit-band/visit-band'
import { visitLooks } from '../visit-band/visit-looks'
import { VisitTimes } from '../visit-band/visit-times'

/** The visits of one truck, shown if a search found several trucks: whether the truck is expected now, where and when. */
export function TruckVisits({ visits, now }: { readonly visits: readonly CrewVisit[]; readonly now: Date }) {
  const t = useT()
  const judged = judgeVisits(visits, now)
  const [first] = judged
  const { icon, color } = visitLooks[first === undefined ? 'ask' : visitTones[first.state]]
  return (
    <chakra.div display="flex" gap="2" width="full" textStyle="lg" color={color}>
      <chakra.span aria-hidden="true" flexShrink={0} pt="0.5">
        <Icon of={icon} size={24} />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight="semibold">
          {t(first === undefined ? 'firms.unexpected.title' : visitTitleKeys[first.state])}
        </chakra.p>
        <VisitTimes visits={judged} />
      </chakra.div>
    </chakra.div>
  )
}
