import { minutesOfTime, timeOfMinutes, type WallTime } from '@remesa/domain/kernel'
import { useMemo } from 'react'
import { Select, type SelectProps } from './select'

export interface TimeSelectProps extends Omit<SelectProps, 'options'> {
  /** First time that can be chosen; by default the start of the day. */
  readonly min?: WallTime | undefined
  readonly max?: WallTime | undefined
  /** Minutes between two times that can be chosen. */
  readonly step?: number | undefined
}

const LAST_MINUTE = 1439

/** The times from `min` to `max` as `HH:mm`. Each time is a multiple of the step, counted from midnight. */
export const timesBetween = (min: WallTime, max: WallTime, step: number): readonly WallTime[] => {
  const first = Math.ceil(minutesOfTime(min) / step) * step
  const last = Math.min(minutesOfTime(max), LAST_MINUTE)
  const count = Math.max(0, Math.floor((last - first) / step) + 1)
  return Array.from({ length: count }, (_, index) => timeOfMinutes(first + index * step))
}

/**
 * A choice of a time of day on a 24-hour clock, by default in steps of ten minutes. A value that is not on a step is
 * an additional option.
 */
export function TimeSelect({ min = '00:00', max = '23:50', step = 10, ...select }: TimeSelectProps) {
  const { value } = select
  const options = useMemo(() => {
    const times = timesBetween(min, max, step)
    const all = value === '' || times.includes(value) ? times : [...times, value].toSorted()
    return all.map((time) => ({ value: time, label: time }))
  }, [min, max, step, value])
  return <Select {...select} options={options} />
}
