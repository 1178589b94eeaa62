import { addAmounts } from './money'
import type { Suggestion } from './suggestion'
import { addDays, minutesOfTime, timeOfMinutes } from './zoned-time'

/**
 * The value one step outside a suggestion, which the rule has to refuse: one character, day, minute or
 * millisecond less than the least or more than the most. Nothing where the day has no such minute.
 *
 * @param step smallest difference between two numbers of the field.
 */
export const stepBeyond = (suggestion: Suggestion, step = 0.01): number | string | undefined => {
  const sign = suggestion.bound === 'least' ? -1 : 1
  switch (suggestion.kind) {
    case 'number':
      return addAmounts(suggestion.value, sign * step)
    case 'length':
      return suggestion.value + sign
    case 'day':
      return addDays(suggestion.value, sign)
    case 'time':
      return timeBeyond(suggestion.value, sign)
    case 'moment':
      return momentBeyond(suggestion.value, sign)
    case 'instant':
      return new Date(Date.parse(suggestion.value) + sign).toISOString()
  }
}

const timeBeyond = (time: string, sign: number): string | undefined => {
  const minutes = minutesOfTime(time) + sign
  return minutes < 0 || minutes > 1_439 ? undefined : timeOfMinutes(minutes)
}

const momentBeyond = (moment: string, sign: number): string => {
  const [day = '', time = ''] = moment.split('T')
  const beyond = timeBeyond(time, sign)
  if (beyond !== undefined) return `${day}T${beyond}`
  return sign < 0 ? `${addDays(day, -1)}T23:59` : `${addDays(day, 1)}T00:00`
}
