import { canManageServiceAccounts } from '@remesa/domain/users'
import { lazyPart, withTexts } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'

const Section = lazyPart(() =>
  withTexts('lists', () =>
    withTexts(
      'serviceAccounts',
      async () => (await import('./service-accounts-section')).ServiceAccountsSection,
    ),
  ),
)

/** The service accounts, for users who may manage them. (SES-60) */
export function ServiceAccountsPart() {
  const { user, ability } = usePortal()
  return canManageServiceAccounts({ ability, admin: user.admin, isService: false }).allowed && <Section />
}
