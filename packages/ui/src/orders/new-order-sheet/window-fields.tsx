import { chakra } from '@chakra-ui/react'
import { DayChoice } from './day-choice'
import { HoursChoice } from './hours-choice'
import type { WindowFieldsProps } from './window-fields.types'

/**
 * The fields for the service day and, in countries with hours, for the hours. Each field shows the rule for its value
 * as a hint.
 */
export function WindowFields(props: WindowFieldsProps) {
  return (
    <chakra.div display="grid" gap="4">
      <DayChoice {...props} />
      {props.rules.allowInterval && <HoursChoice {...props} />}
    </chakra.div>
  )
}
