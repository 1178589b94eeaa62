import type { FeatureFacts } from './call-facts'
import { rules } from './rule-ids'

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

export const viewsFacts: FeatureFacts<'views'> = {
  about: 'States of lists under a name, of one user or shared with the administrators of their customer.',
  calls: {
    list: {
      rules: rules('VIE-1..2 VIE-5..6'),
      isExtension: true,
      query: { list },
      answer: [view],
    },
    get: {
      rules: rules('VIE-2 VIE-6'),
      isExtension: true,
      params: { id: '1' },
      answer: view,
    },
    save: {
      rules: rules('VIE-1..5'),
      isExtension: true,
      body: { list, name, query, isShared, isDefault },
      answer: view,
    },
    change: {
      rules: rules('VIE-2..3 VIE-5..7'),
      isExtension: true,
      params: { id: '1' },
      body: { name: 'Colleagues who left' },
      answer: { ...view, name: 'Colleagues who left', version: '2' },
    },
    // The example does not remove view 1, because view 1 is the default view in other examples.
    remove: {
      rules: rules('VIE-7'),
      isExtension: true,
      params: { id: '2' },
      answer: {},
    },
    setDefault: {
      rules: rules('VIE-8..9'),
      isExtension: true,
      repeatable: true,
      body: { list, id: 1 },
      answer: {},
    },
  },
}
