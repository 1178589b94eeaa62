import { useT } from '@remesa/ui/i18n'
import { SectionPlace, SectionTabs, type TabLinkProps } from '@remesa/ui/kernel'
import { Link, useLocation } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { fillPattern, matchPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { isWithin, type PortalRoute, recordTabsOf, tabsOf, titleOf } from '../routes'

/** The tabs of every administration page, and below them the tabs of a record. (RTE-11, RTE-12) */
export function AdministrationTabs({ route }: { readonly route: PortalRoute }) {
  const t = useT()
  const { ability } = usePortal()
  const [, navigate] = useLocation()
  const values = matchPattern(route.path, usePathname())
  const section = {
    label: t('nav.administration.tabs'),
    items: tabsOf(route, ability).map((tab) => ({
      label: t(titleOf(tab)),
      href: tab.path,
      isCurrent: isWithin(route, tab),
    })),
    renderLink: (link: TabLinkProps) => <Link {...link} />,
  }
  const own = recordTabsOf(route)
  if (own.length === 0) return <SectionTabs {...section} />
  return (
    <SectionPlace {...section} onGo={({ href }) => navigate(href)}>
      <SectionTabs
        label={t('nav.record.tabs')}
        items={own.map((tab) => ({
          label: t(tab.title === 'nav.history' ? tab.title : 'nav.details'),
          href: fillPattern(tab.path, values),
          isCurrent: tab.name === route.name,
        }))}
        renderLink={section.renderLink}
      />
    </SectionPlace>
  )
}
