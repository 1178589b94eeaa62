import type { FeatureExamples } from './endpoint-example'

const view = {
  id: 1,
  list: 'users',
  name: 'Former colleagues',
  query: 'userType=CLIENTE&active=false',
  isShared: true,
  isOwn: true,
  owner: 'Sara Uriarte',
  isDefault: false,
  version: '1',
} as const

const { list, name, query, isShared, isDefault } = view

export const viewsExamples: FeatureExamples<'views'> = {
  list: { query: { list }, answer: [view] },
  get: { params: { id: '1' }, answer: view },
  save: { body: { list, name, query, isShared, isDefault }, answer: view },
  change: {
    params: { id: '1' },
    body: { name: 'Colleagues who left' },
    answer: { ...view, name: 'Colleagues who left', version: '2' },
  },
  // Not view 1, which is the default view.
  remove: { params: { id: '2' }, answer: {} },
  setDefault: { body: { list, id: 1 }, answer: {} },
}
