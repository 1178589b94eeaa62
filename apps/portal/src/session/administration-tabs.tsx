import { useT } from '@remesa/ui/i18n'
import { SectionTabs } from '@remesa/ui/kernel'
import { Link } from 'wouter'
import { usePortal } from '../kernel/state'
import { isWithin, type PortalRoute, tabsOf, titleOf } from '../routes'

/** The tabs of every page of the administration. (RTE-11) */
export function AdministrationTabs({ route }: { readonly route: PortalRoute }) {
  const t = useT()
  const { ability } = usePortal()
  return (
    <SectionTabs
      label={t('nav.administration.tabs')}
      items={tabsOf(route, ability).map((tab) => ({
        label: t(titleOf(tab)),
        href: tab.path,
        isCurrent: isWithin(route, tab),
      }))}
      renderLink={(link) => <Link {...link} />}
    />
  )
}
