import { chakra } from '@chakra-ui/react'
import type { Vehicle } from '@remesa/domain/firms'
import { useT } from '../../i18n'
import { Plate } from '../employee-card/employee-card'
import { TruckVisits } from './truck-visits'

/**
 * The trucks that a search found, with plate and branch. If there are several trucks, each truck shows whether it is
 * expected now. (FIR-94)
 */
export function TruckList({ trucks, now }: { readonly trucks: readonly Vehicle[]; readonly now: Date }) {
  const t = useT()
  return (
    <chakra.ul
      aria-label={t('firms.trucks')}
      listStyleType="none"
      m="0"
      p="0"
      borderTopWidth="1px"
      borderColor="border.group"
    >
      {trucks.map(({ code, plate, branch, visits }) => (
        <chakra.li
          key={`${code} ${plate}`}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          columnGap="5"
          rowGap="2"
          py="4"
          borderBottomWidth="1px"
          borderColor="border.group"
        >
          <chakra.strong textStyle="3xl" fontWeight="semibold">
            {code}
          </chakra.strong>
          {plate !== null && <Plate plate={plate} />}
          {branch !== null && <chakra.span textStyle="lg">{t('firms.truck.branch', { branch })}</chakra.span>}
          {trucks.length > 1 && visits !== null && <TruckVisits visits={visits} now={now} />}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
