import { chakra } from '@chakra-ui/react'
import type { RolesCard } from '@remesa/domain/users'
import { Check } from 'lucide'
import { useT } from '../../i18n'
import { DetailCard, Icon } from '../../kernel'

export interface UserRolesProps {
  readonly card: RolesCard
}

/**
 * The names of a user's roles, in as many columns as the rules of the domain define. A role without a name shows its
 * code.
 */
export function UserRoles({ card }: UserRolesProps) {
  const t = useT()
  const { columns, roles } = card
  return (
    <DetailCard level={2} heading={t('users.roles.title')}>
      {roles.length === 0 ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {t('users.roles.none')}
        </chakra.p>
      ) : (
        <chakra.ul
          display="grid"
          gridTemplateColumns={`repeat(${columns}, minmax(0, 1fr))`}
          data-columns={columns}
          columnGap="4"
          rowGap="2"
          listStyleType="none"
          textStyle="sm"
        >
          {roles.map(({ code, labelKey }) => (
            <chakra.li key={code} display="flex" gap="2" overflowWrap="anywhere">
              <chakra.span aria-hidden="true" color="success.fg" flexShrink="0" pt="0.5">
                <Icon of={Check} size={16} />
              </chakra.span>
              {labelKey !== null && t.knows(labelKey) ? t(labelKey) : code}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </DetailCard>
  )
}
