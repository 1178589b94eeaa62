import type { ListView } from '@remesa/domain/views'
import { MenuContent } from '../kernel'
import { ViewsButton } from './views-menu/views-button'
import { type ViewActions, ViewsMenu, type ViewsState } from './views-menu/views-menu'

const viewWith = (facts: Partial<ListView> & Pick<ListView, 'id' | 'name'>): ListView => ({
  list: 'users',
  query: `name=${facts.id}`,
  isShared: false,
  isOwn: true,
  owner: 'Sara Uriarte',
  isDefault: false,
  version: '1',
  ...facts,
})

/** One of the user's own views. */
export const ownView = viewWith({ id: 1, name: 'Who left' })

/** The user's own views, two views that colleagues have shared, and a default view. */
export const views: readonly ListView[] = [
  ownView,
  viewWith({ id: 2, name: 'New this month', isShared: true, isDefault: true }),
  viewWith({ id: 3, name: 'Bilbao', isOwn: false, isShared: true, owner: 'Olga Prieto Vera' }),
  viewWith({
    id: 4,
    name: 'Everyone with an e-mail address outside the company who joined last year',
    isOwn: false,
    isShared: true,
    owner: 'Adela Marín',
  }),
]

export const sharedView = views[2] ?? ownView

/** As many views as a user may have. */
export const fullViews: readonly ListView[] = [
  ...[
    'Albacete',
    'Alicante',
    'Almería',
    'Ávila',
    'Badajoz',
    'Barcelona',
    'Bilbao',
    'Burgos',
    'Cáceres',
    'Cádiz',
  ],
  ...[
    'Castellón',
    'Ciudad Real',
    'Córdoba',
    'Cuenca',
    'Girona',
    'Granada',
    'Huelva',
    'Huesca',
    'Jaén',
    'León',
  ],
  ...['Lleida', 'Logroño', 'Lugo', 'Madrid', 'Málaga', 'Murcia', 'Ourense', 'Oviedo', 'Palencia', 'Palma'],
].map((name, at) => viewWith({ id: at + 1, name }))

/** The state of loaded views with a current view, modified or not. */
export const readyWith = (
  known: readonly ListView[],
  view?: ListView,
  { isModified = false }: { readonly isModified?: boolean } = {},
): ViewsState => ({ kind: 'ready', views: known, inUse: view && { view, isModified } })

export interface ViewsHostProps extends ViewActions {
  readonly state: ViewsState
}

/** The button and the menu of the views together, as on a list page. */
export function ViewsHost({ state, ...actions }: ViewsHostProps) {
  return (
    <ViewsButton
      inUse={state.kind === 'ready' ? state.inUse : undefined}
      onIntent={MenuContent.preload}
      list={(list) => <ViewsMenu {...list} {...actions} state={state} />}
    />
  )
}
