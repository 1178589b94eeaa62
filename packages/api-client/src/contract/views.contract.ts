import { WriteResponse } from '@remesa/domain/kernel'
import {
  DefaultViewRequest,
  ListView,
  ViewChangeRequest,
  ViewedList,
  ViewRequest,
} from '@remesa/domain/views'
import * as z from 'zod/mini'
import { defineEndpoint, needs, readsVersion, writesVersion } from './define-endpoint'
import { idText } from './wire-values'

/**
 * Access to the views of lists, for users who may open at least one of the lists. For a list that the user may not
 * open, the back end responds with 403.
 */
const access = needs('read', 'UsersPage', 'ClientsPage', 'SubclientsPage', 'ServicepointsPage')
const ofView = z.object({ id: idText })

const path = '/api/configuration/v1/list-view'

/** Calls that read, save and delete views of lists. */
export const views = {
  list: defineEndpoint({
    summary:
      'The views of a list that the caller sees: their own ones and those that are shared with them, each by name. Each is without what the caller may not have of the list. Beyond the specification.',
    method: 'GET',
    path,
    access,
    query: z.object({ list: ViewedList }),
    response: z.array(ListView),
  }),
  get: defineEndpoint({
    summary: 'One view. Beyond the specification.',
    method: 'GET',
    path: `${path}/:id`,
    access,
    version: readsVersion,
    params: ofView,
    response: ListView,
  }),
  save: defineEndpoint({
    summary:
      'Saves a state of a list as a view of the caller. Refused with 400 for a name that another of their views of the list has, and with 409 beyond 30 views. Beyond the specification.',
    method: 'POST',
    path,
    access,
    creates: true,
    errors: ['views.full'],
    body: ViewRequest,
    response: ListView,
  }),
  change: defineEndpoint({
    summary:
      'Renames a view of the caller, shares it or no longer, or gives it another state of the list: what the body leaves out stays. A view of someone else is refused (409) where the caller sees it. Beyond the specification.',
    method: 'PATCH',
    path: `${path}/:id`,
    access,
    errors: ['views.not-owner'],
    version: writesVersion(ListView),
    params: ofView,
    body: ViewChangeRequest,
    response: ListView,
  }),
  remove: defineEndpoint({
    summary:
      'Removes a view of the caller. A view of someone else is refused (409) where the caller sees it. Beyond the specification.',
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    errors: ['views.not-owner'],
    version: writesVersion(ListView),
    params: ofView,
    response: WriteResponse,
  }),
  setDefault: defineEndpoint({
    summary:
      "Sets the caller's default for a list, with which it opens when its address says nothing; `null` for none. Beyond the specification.",
    method: 'PUT',
    path: `${path}/default`,
    access,
    errors: ['not-found'],
    body: DefaultViewRequest,
    response: WriteResponse,
  }),
}

/** Only the calls about views, for an API client that a list creates when it first needs them. */
export const viewCalls = { views }
export type ViewCalls = typeof viewCalls
