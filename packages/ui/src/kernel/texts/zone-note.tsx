import { chakra } from '@chakra-ui/react'
import { offsetMinutes } from '@remesa/domain/kernel'
import { useT } from '../../i18n'

export interface ZoneNoteProps {
  /** IANA time zones of the times next to the note. */
  readonly timeZones: readonly string[]
  readonly now: Date
}

/**
 * A note with the time zone of the shown times: `Times of Lima, 6 h behind you`. If the times have several zones,
 * the note says that each time is in the zone of its service point. Renders nothing if all times are in the zone of
 * the browser. (SVP-88)
 */
export function ZoneNote({ timeZones, now }: ZoneNoteProps) {
  const t = useT()
  const zones = new Map(timeZones.map((zone) => [offsetMinutes(now, zone), zone]))
  const [only, ...others] = zones
  if (only === undefined) return null
  const [offset, zone] = only
  // The UTC offsets are compared, because the browser may not know the name of its time zone.
  const ahead = offset + now.getTimezoneOffset()
  if (others.length === 0 && ahead === 0) return null
  const name = `timeZone.place.${zone}`
  const distance = Math.abs(ahead)
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {others.length > 0
        ? t('timeZone.each')
        : t('timeZone.note', {
            place: t.knows(name) ? t(name) : zone,
            hours: Math.floor(distance / 60),
            minutes: distance % 60,
            side: ahead > 0 ? 'ahead' : 'behind',
          })}
    </chakra.p>
  )
}
