import { chakra } from '@chakra-ui/react'
import { DayChoice } from './day-choice'
import { HoursChoice } from './hours-choice'
import type { WindowFieldsProps } from './window-fields.types'

/** The fields for the day of service and, in countries with hours, the hours. Each field states its rule in advance. */
export function WindowFields(props: WindowFieldsProps) {
  return (
    <chakra.div display="grid" gap="4">
      <DayChoice {...props} />
      {props.rules.allowInterval && <HoursChoice {...props} />}
    </chakra.div>
  )
}
