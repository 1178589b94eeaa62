import { useT } from '../../i18n'
import { user } from '../users.sample'
import { UserFacts, type UserFactsProps } from './user-facts'

/** The data of a user, with the names of the type and of the country in the language of the story. */
export function FactsOfUser(props: Partial<Omit<UserFactsProps, 'typeText' | 'countryText'>>) {
  const t = useT()
  return (
    <UserFacts
      user={user}
      typeText={t('users.userType.customer')}
      countryText={t('country.ES')}
      createdText="01/03/2025"
      updatedText="26/11/2026"
      {...props}
    />
  )
}
