import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveAbility } from '../abilities'
import { viewerOf } from '../abilities/testing'
import { clientList } from '../clients'
import { CountryConfig } from '../country'
import { defaultBrand } from '../kernel'
import { administrator } from '../records/testing'
import {
  buildViewChange,
  buildViewRequest,
  canSaveView,
  canUseViews,
  DefaultViewRequest,
  defaultView,
  startState,
  ViewChangeRequest,
  type ViewDraft,
  ViewedList,
  ViewRequest,
  validateView,
  viewDraftOf,
  viewInUse,
  viewMessageKeys,
  viewQuery,
  viewState,
} from './index'

const admin = viewerOf(administrator({ admin: true }), { admin: true })
const supervisor = viewerOf(administrator({ userType: 'CLIENTE' }))

const text = (entries: readonly (readonly [string, string])[]) =>
  entries.map(([name, value]) => `${name}=${value}`).join('&')
const entriesOf = (query: string) => new URLSearchParams(query)
const saved = (query: string, viewer = admin) =>
  text(viewQuery(clientList, viewState(clientList, entriesOf(query), viewer), viewer))

const anyQuery = fc.array(
  fc.constantFrom<[string, string]>(
    ['codeSol', '01'],
    ['codePrecise', 'true'],
    ['description', 'Bazar'],
    ['countryId', '1'],
    ['countryId', 'x'],
    ['active', 'false'],
    ['orderBy', 'description'],
    ['orderBy', 'country'],
    ['direction', 'ASC'],
    ['page', '3'],
    ['unknown', '1'],
  ),
)

describe('the content of a view', () => {
  it('[VIE-1] a saved view contains the query of the list, without the page and without default values', () => {
    expect(saved('page=3&description=Bazar&direction=DESC&unknown=1&active=false')).toBe(
      'description=Bazar&active=false',
    )
    expect(saved('page=2')).toBe('')
  })

  it('[VIE-1] [VIE-2] opening a saved view shows the state of the list in which the view was saved, on the first page', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(admin, supervisor), (query, viewer) => {
        const state = viewState(clientList, query, viewer)
        const kept = viewQuery(clientList, state, viewer)
        expect(state.page).toBe(1)
        expect(viewState(clientList, kept, viewer)).toEqual(state)
        expect(viewQuery(clientList, viewState(clientList, kept, viewer), viewer)).toEqual(kept)
      }),
    )
  })

  it('[VIE-2] opening a view applies only the filters that the user may use', () => {
    const kept = saved('countryId=1&description=Bazar')
    expect(kept).toBe('countryId=1&description=Bazar')
    expect(saved(kept, supervisor)).toBe('description=Bazar')
  })
})

describe('the name of a view', () => {
  const draft = (name: string): ViewDraft => ({ ...viewDraftOf(), name })
  const rules = (name: string, others: readonly string[] = []) =>
    validateView(draft(name), others).map(({ rule, path }) => [rule, path])

  it.each(['', '   ', '\t'])('[VIE-3] a view must have a name, so the name %j is refused', (name) => {
    expect(rules(name)).toEqual([['required', 'name']])
  })

  it('[VIE-3] the name of a view has at most 60 characters, not counting spaces at its ends', () => {
    expect(rules(` ${'🪙'.repeat(30)}${'x'.repeat(30)} `)).toEqual([])
    expect(rules('x'.repeat(61))).toEqual([['max', 'name']])
  })

  it('[VIE-3] a view name that the owner already uses is refused regardless of case, and the refusal contains the name of the existing view', () => {
    expect(rules('Lisboa', ['Madrid'])).toEqual([])
    expect(validateView(draft('madrid '), ['Lisboa', 'Madrid'])).toEqual([
      {
        rule: 'viewNameAlreadyExists',
        key: 'validation.messages.viewNameAlreadyExists',
        path: 'name',
        params: { taken: 'Madrid' },
      },
    ])
  })

  it('[VIE-3] the body of the call contains the name of a view without spaces at its ends, and an empty or too long name is invalid', () => {
    const typed = { name: ' Madrid ', isShared: true, isDefault: false }
    expect(ViewRequest.parse(buildViewRequest(typed, { list: 'users', query: 'a=1' }))).toEqual({
      list: 'users',
      name: 'Madrid',
      query: 'a=1',
      isShared: true,
      isDefault: false,
    })
    expect(ViewChangeRequest.parse(buildViewChange(typed))).toEqual({ name: 'Madrid', isShared: true })
    for (const name of ['', '  ', 'x'.repeat(61)])
      expect(ViewChangeRequest.safeParse({ name }).success).toBe(false)
  })
})

describe('the users who have views', () => {
  it('[VIE-4] a user may save at most thirty views of a list', () => {
    expect(canSaveView(29).allowed).toBe(true)
    expect(canSaveView(30).reasons).toEqual([
      { rule: 'full', key: 'views.refused.full', params: { count: 30 } },
    ])
  })

  it('[VIE-5] a user may use the views of a list exactly if the user may open that list', () => {
    const config = CountryConfig.parse({
      id: 1,
      code: 'ES',
      name: 'Spain',
      Administration: { Enabled: true },
      Orders: { Enabled: true },
    })
    const usable = (role: string) =>
      ViewedList.options.filter((list) => {
        const roles = [{ code: `${defaultBrand.rolePrefix}${role}` }]
        const user = { userType: 'CLIENTE', admin: false, supervisor: true, roles }
        return canUseViews(deriveAbility({ user, config }), list).allowed
      })
    expect(usable('USER-MANAGEMENT')).toEqual(['users'])
    expect(usable('ADMINISTRATION')).toEqual(['clients', 'subclients', 'service-points'])
    expect(usable('PICKUP')).toEqual([])
    expect(canUseViews(deriveAbility({ user: { ...noRoles }, config }), 'users').reasons).toEqual([
      { rule: 'no-permission', key: 'views.refused.no-permission', params: {} },
    ])
  })

  const noRoles = { userType: 'CLIENTE', admin: true, supervisor: true, roles: [] }

  it('[VIE-3] [VIE-4] the list of message keys of views contains the keys of all refusals and issues', () => {
    expect(viewMessageKeys).toEqual([
      'validation.messages.viewNameAlreadyExists',
      'views.refused.no-permission',
      'views.refused.full',
    ])
  })
})

describe('views of a list', () => {
  const view = (id: number, query: string, isOwn = true, isDefault = false) => ({
    id,
    query,
    isOwn,
    isDefault,
  })
  const views = [view(1, 'a=1', false), view(2, 'a=1'), view(3, 'b=2', false, true)]

  it('[VIE-7] the form of a view shows the name and the sharing of the view at first, and is empty for a new view', () => {
    expect(viewDraftOf({ name: 'Madrid', isShared: true, isDefault: true })).toEqual({
      name: 'Madrid',
      isShared: true,
      isDefault: true,
    })
    expect(viewDraftOf()).toEqual({ name: '', isShared: false, isDefault: false })
  })

  it('[VIE-8] for each user, a list has at most one default view', () => {
    expect(defaultView(views)?.id).toBe(3)
    expect(defaultView(views.slice(0, 2))).toBeUndefined()
    expect(DefaultViewRequest.parse({ list: 'users', id: null })).toEqual({ list: 'users', id: null })
  })

  it('[VIE-9] a list without a default view opens in its initial state', () => {
    expect(startState(clientList, admin)).toMatchObject({
      page: 1,
      orderBy: 'id',
      active: true,
      filters: {},
    })
  })

  it('[VIE-10] the view that the user chose is marked as current, and as modified if the list shows another state', () => {
    const use = (chosenId: number | undefined, query: string) => {
      const found = viewInUse(views, { chosenId, query })
      return found && [found.view.id, found.isModified]
    }
    expect(use(3, 'b=2')).toEqual([3, false])
    expect(use(3, 'a=1')).toEqual([3, true])
    expect(use(undefined, 'a=1')).toEqual([2, false])
    expect(use(undefined, 'b=2')).toEqual([3, false])
    expect(use(9, 'a=1')).toEqual([2, false])
    expect(use(undefined, '')).toBeUndefined()
  })
})
