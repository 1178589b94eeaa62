import { administrationTabs, type PortalAbility, portalPages } from '@remesa/domain/abilities'
import { isOrderServicePoint, offeredRequestTypes, type RequestType } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import type { Translate } from '@remesa/ui/i18n'
import type { PaletteEntry } from '@remesa/ui/shell'
import { type OpenablePage, openablePages, titleOf } from '../../routes'

/** The effect of choosing an entry of the command palette. */
export type PaletteChoice =
  | { readonly kind: 'order'; readonly number: string }
  | { readonly kind: 'new-order'; readonly type: RequestType; readonly servicePoint: ServicePoint }
  | { readonly kind: 'point'; readonly servicePoint: ServicePoint }
  | { readonly kind: 'all-points' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'action'; readonly run: () => void }

/** An entry of the command palette, with the effect of choosing it. */
export interface ChoosableEntry extends PaletteEntry {
  readonly choice: PaletteChoice
}

/** The entry for the order with the typed number; empty if the text can't be the number of an order. (FRA-27) */
export const orderEntries = (t: Translate, number: string | undefined): readonly ChoosableEntry[] =>
  number === undefined
    ? []
    : [
        {
          id: `order/${number}`,
          label: t('palette.order', { number }),
          note: t('palette.order.note'),
          choice: { kind: 'order', number },
        },
      ]

/**
 * The entries for a new order, one for each type that is possible at a service point. The first entry shows the
 * shortcut of a new order. (FRA-26)
 */
export const newOrderEntries = (
  t: Translate,
  ability: PortalAbility,
  servicePoint: ServicePoint | undefined,
): readonly ChoosableEntry[] =>
  servicePoint === undefined
    ? []
    : offeredRequestTypes(ability, servicePoint)
        .filter(({ offered }) => offered)
        .map(({ type }) => ({
          id: `new/${type}`,
          label: t('palette.new', { type: t(`orders.type.${type}`) }),
          note: servicePoint.description,
          choice: { kind: 'new-order', type, servicePoint },
        }))

/**
 * The entries for the service points at which orders are possible, except the point that the page shows. Points of
 * the center of that point come first, then points of its client. A point can be found by its name, client, center
 * and code. (FRA-26)
 */
export const pointEntries = (
  points: readonly ServicePoint[],
  shown: ServicePoint | undefined,
): readonly ChoosableEntry[] =>
  points
    .filter((point) => isOrderServicePoint(point) && point.id !== shown?.id)
    .toSorted((a, b) => distance(a, shown) - distance(b, shown))
    .map((servicePoint) => ({
      id: `point/${servicePoint.id}`,
      label: servicePoint.description,
      note: `${servicePoint.subclient.description} · ${servicePoint.subclient.client.description}`,
      keywords: servicePoint.oidSol ?? '',
      choice: { kind: 'point', servicePoint },
    }))

const distance = ({ subclient }: ServicePoint, shown: ServicePoint | undefined): number => {
  if (subclient.id === shown?.subclient.id) return 0
  return subclient.client.id === shown?.subclient.client.id ? 1 : 2
}

/** The entry for the orders of all service points, for a user who has several points with orders. (FRA-26) */
export const allPointsEntry = (t: Translate, points: readonly ServicePoint[]): readonly ChoosableEntry[] => {
  const count = new Set(points.filter(isOrderServicePoint).map(({ id }) => id)).size
  return count < 2
    ? []
    : [
        {
          id: 'points/all',
          label: t('orders.point.all'),
          note: t('orders.point.count', { count }),
          choice: { kind: 'all-points' },
        },
      ]
}

/** The entries for the pages that add records, as far as the user may open them. (FRA-41) */
export const addEntries = (t: Translate, ability: PortalAbility): readonly ChoosableEntry[] =>
  (['add-client', 'add-subclient', 'add-servicepoint'] as const)
    .filter((name) => ability.can('read', portalPages[name].subject))
    .map((name) => ({
      id: `page/${name}`,
      label: t(`palette.${name}`),
      note: t('nav.administration'),
      choice: { kind: 'page', path: portalPages[name].path },
    }))

/** The entries for the pages of the menu and of the administration that the user may open. (FRA-26) */
export const pageEntries = (t: Translate, ability: PortalAbility): readonly ChoosableEntry[] =>
  openablePages(ability).map((page) => ({
    id: `page/${page.name}`,
    label: t(titleOf(page)),
    note: isOfAdministration(page) ? t('nav.administration') : undefined,
    choice: { kind: 'page', path: page.path },
  }))

const isOfAdministration = ({ name }: OpenablePage): boolean =>
  administrationTabs.some((tab) => tab.name === name)
