import { useT } from '@remesa/ui/i18n'
import { SectionTabs } from '@remesa/ui/kernel'
import { Link } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { fillPattern, matchPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { isWithin, type PortalRoute, recordTabsOf, tabsOf, titleOf } from '../routes'

/** The tabs of every page of the administration, and below them those of a record. (RTE-11, RTE-12) */
export function AdministrationTabs({ route }: { readonly route: PortalRoute }) {
  const t = useT()
  const { ability } = usePortal()
  const values = matchPattern(route.path, usePathname())
  return (
    <>
      <SectionTabs
        label={t('nav.administration.tabs')}
        items={tabsOf(route, ability).map((tab) => ({
          label: t(titleOf(tab)),
          href: tab.path,
          isCurrent: isWithin(route, tab),
        }))}
        renderLink={(link) => <Link {...link} />}
      />
      <SectionTabs
        label={t('nav.record.tabs')}
        items={recordTabsOf(route).map((tab) => ({
          label: t(tab.title === 'nav.history' ? tab.title : 'nav.details'),
          href: fillPattern(tab.path, values),
          isCurrent: tab.name === route.name,
        }))}
        renderLink={(link) => <Link {...link} />}
      />
    </>
  )
}
