import { offersExport, type PortalAbility } from '../../abilities'
import type { CountryConfig } from '../../country'

/** Whether a country has reports about orders. (ORD-15) */
export const makesOrdersReports = ({ Reports }: Pick<CountryConfig, 'Reports'>): boolean =>
  Reports.Enabled && Reports.ReportType.Orders.Enabled

/**
 * Whether the portal shows the drop-down list of reports. The user must have permission to read the reports page and
 * the reports of orders, and the country of the chosen point must have reports of orders. (ORD-15)
 *
 * @param country Settings of the country of the chosen point; `undefined` while they are not known.
 */
export const showsHistoryExport = (
  ability: Pick<PortalAbility, 'can'>,
  country: Pick<CountryConfig, 'Reports'> | undefined,
): boolean =>
  ability.can('read', 'ReportsPage') &&
  offersExport(ability, 'Orders') &&
  country !== undefined &&
  makesOrdersReports(country)
