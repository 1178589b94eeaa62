import { chakra } from '@chakra-ui/react'
import { offsetMinutes } from '@remesa/domain/kernel'
import { useT } from '../../i18n'

export interface ZoneNoteProps {
  /** IANA zones of the times next to it. */
  readonly timeZones: readonly string[]
  readonly now: Date
}

/**
 * A note on the zone of shown times if it differs from the browser's: `Times of Lima, 6 h behind you`.
 * Several zones are described as those of their points. Renders nothing if no clock differs. (SVP-88)
 */
export function ZoneNote({ timeZones, now }: ZoneNoteProps) {
  const t = useT()
  const zones = new Map(timeZones.map((zone) => [offsetMinutes(now, zone), zone]))
  const [only, ...others] = zones
  if (only === undefined) return null
  const [offset, zone] = only
  // The offset of this machine and not its zone, since a machine may not know the name of its own.
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
