import type { User } from '@remesa/domain/users'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { breakable, DetailCard, Facts } from '../../kernel'

export interface UserFactsProps {
  readonly user: Pick<User, 'username' | 'email' | 'name' | 'lastName'>
  /** Name of the user's type. */
  readonly typeText: string
  readonly countryText: string
  /** The days of the creation and of the last change; empty if unknown. (USR-11) */
  readonly createdText: string
  readonly updatedText: string
  /** The field for the id at the identity provider, if the viewer may see it. */
  readonly children?: ReactNode
}

/** The data of a user that the administration shows but cannot change. */
export function UserFacts(props: UserFactsProps) {
  const { user, typeText, countryText, createdText, updatedText, children } = props
  const t = useT()
  return (
    <DetailCard level={2} heading={t('users.data.title')}>
      <Facts
        facts={[
          { term: t('users.field.username'), value: user.username },
          { term: t('users.field.email'), value: breakable(user.email ?? undefined) },
          { term: t('users.field.name'), value: user.name },
          { term: t('users.field.lastName'), value: user.lastName },
          { term: t('users.field.userType'), value: typeText },
          { term: t('users.field.country'), value: countryText },
          { term: t('users.field.createdAt'), value: createdText || '–' },
          { term: t('users.field.updatedAt'), value: updatedText || '–' },
        ]}
      />
      {children}
    </DetailCard>
  )
}
