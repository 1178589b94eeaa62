import { chakra } from '@chakra-ui/react'
import type { Dependents } from '@remesa/domain/records'
import { useT } from '../../i18n'

/** For each kind of dependent record, the key of the message about what happens to these records. */
const lines = [
  ['onTheWay', 'onTheWay.then'],
  ['today', 'visits.then'],
  ['later', 'visits.then'],
  ['users', 'users.then'],
  ['subclients', 'below.then'],
  ['servicePoints', 'below.then'],
] as const

export interface DependentsListProps {
  /** The dependents; `undefined` if they could not be loaded. */
  readonly dependents: Dependents | undefined
}

/**
 * A list of the dependent records, shown before the user switches off the records on which they depend. It says what
 * happens to each kind of dependent record. (REC-91)
 */
export function DependentsList({ dependents }: DependentsListProps) {
  const t = useT()
  if (dependents === undefined) {
    return <chakra.p textStyle="sm">{t('record-lists.dependents.unread')}</chakra.p>
  }
  const { visits, ...others } = dependents
  const counts = { ...visits, ...others }
  const shown = lines.filter(([kind]) => counts[kind] > 0)
  return (
    <chakra.ul aria-label={t('record-lists.dependents.label')} display="grid" gap="3" listStyleType="none">
      {shown.map(([kind, then], at) => (
        <chakra.li key={kind} textStyle="sm">
          <chakra.span display="block" fontWeight="semibold">
            {t(`record-lists.dependents.${kind}`, { count: counts[kind] })}
          </chakra.span>
          {/* Neighbouring lines with the same effect show its text only once, below the last of these lines. */}
          {shown[at + 1]?.[1] !== then && (
            <chakra.span display="block" color="fg.muted">
              {t(`record-lists.dependents.${then}`)}
            </chakra.span>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
