import { match } from 'ts-pattern'
import { addAmounts } from './money'
import type { Suggestion } from './suggestion'
import { addDays, minutesOfTime, timeOfMinutes } from './zoned-time'

/**
 * A value one step beyond a suggested limit, which the rule must refuse. A step is one character, day, minute or
 * millisecond, below the lowest or above the highest value. The result is `undefined` if a day has no such minute.
 * @param step The smallest difference between two values of the field.
 */
export const stepBeyond = (suggestion: Suggestion, step = 0.01): number | string | undefined => {
  const sign = suggestion.bound === 'least' ? -1 : 1
  return match(suggestion)
    .returnType<number | string | undefined>()
    .with({ kind: 'number' }, ({ value }) => addAmounts(value, sign * step))
    .with({ kind: 'length' }, ({ value }) => value + sign)
    .with({ kind: 'day' }, ({ value }) => addDays(value, sign))
    .with({ kind: 'time' }, ({ value }) => timeBeyond(value, sign))
    .with({ kind: 'moment' }, ({ value }) => momentBeyond(value, sign))
    .with({ kind: 'instant' }, ({ value }) => new Date(Date.parse(value) + sign).toISOString())
    .exhaustive()
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
