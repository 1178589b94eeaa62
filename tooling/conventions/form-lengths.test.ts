import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

const LONGEST_FORM = 235
const LONGEST_LIST = 80

const portal = 'apps/portal/src'
const ui = 'packages/ui/src'
const pointForm = `${ui}/service-points/service-point-form`

/**
 * The files of each form in the packages portal and ui. The form of a service point consists of several sections, some
 * of which depend on its modules.
 */
const forms = {
  client: [`${portal}/clients/client-editor.tsx`, `${ui}/clients/client-form/client-form.tsx`],
  subclient: [
    `${portal}/subclients/subclient-editor.tsx`,
    `${ui}/subclients/subclient-form/delegation-field.tsx`,
    `${ui}/subclients/subclient-form/subclient-form.tsx`,
  ],
  'service point, what all parts share': [
    `${portal}/service-points/service-point-editor.tsx`,
    `${portal}/service-points/use-point-facts.ts`,
    `${pointForm}/service-point-form.tsx`,
    `${pointForm}/service-point-form.types.ts`,
  ],
  'service point, like another one': [`${portal}/service-points/like-service-point.tsx`],
  'service point, core system': [
    `${portal}/service-points/use-point-core.ts`,
    `${pointForm}/core-section.tsx`,
  ],
  'service point, identity and type': [`${pointForm}/point-section.tsx`, `${pointForm}/use-type-change.tsx`],
  'service point, modules': [`${pointForm}/modules-section.tsx`],
  'service point, deposits': [`${pointForm}/deposit-section.tsx`],
  'service point, channels of deposits': [
    `${portal}/service-points/use-channels.ts`,
    `${pointForm}/channels-field.tsx`,
  ],
  'service point, typing of channels': [`${pointForm}/use-channel-typing.ts`],
  'service point, safe': [`${pointForm}/safe-section.tsx`],
  'service point, payment': [`${pointForm}/payment-section.tsx`],
  'the panel beside a list': [
    `${portal}/clients/client-panel-editor.tsx`,
    `${portal}/subclients/subclient-panel-editor.tsx`,
    `${portal}/service-points/service-point-panel-editor.tsx`,
  ],
} as const

/** The file of each list's page and, if there is one, the file with its cells. */
const lists = {
  clients: [`${portal}/clients/clients-page.tsx`],
  centers: [`${portal}/subclients/subclients-page.tsx`],
  'service points': [`${portal}/service-points/service-points-page.tsx`],
  audit: [`${portal}/history/audit-page.tsx`],
} as const
/** Lists that are slightly longer than the limit, because few of their columns can share code. They may not grow. */
const longLists = {
  reports: [`${portal}/reports/reports-page.tsx`, `${portal}/reports/use-report-cells.tsx`],
  users: [`${portal}/users/users-page.tsx`, `${portal}/users/user-cells.tsx`],
} as const
const LONGEST_LONG_LIST = 89
/** Further files in the folders of these features. They belong neither to a form nor to a list. */
const others = [
  `${portal}/service-points/ask-to-close.tsx`,
  `${portal}/service-points/assign-run.tsx`,
  `${portal}/service-points/close-point.tsx`,
  `${portal}/service-points/closing-facts.ts`,
  `${portal}/service-points/use-assign-actions.tsx`,
  `${portal}/service-points/use-closing-steps.ts`,
]

const folders = [portal, ui].flatMap((layer) =>
  ['clients', 'subclients', 'service-points'].map((feature) => `${layer}/${feature}/`),
)
const isOfScreens = (file: string): boolean =>
  folders.some((folder) => file.startsWith(folder)) &&
  /\.tsx?$/.test(file) &&
  !/(?:\.(?:test|stories|sample)\.tsx?|\/index\.ts)$/.test(file)

const linesOf = (file: string): number => read(file).trimEnd().split('\n').length
const sum = (files: readonly string[]): number => files.map(linesOf).reduce((one, other) => one + other, 0)

describe('the screens of the administration (ADR 18)', () => {
  it('the test of file lengths lists every screen file of clients, subclients and service points', () => {
    const named = [...Object.values(forms).flat(), ...Object.values(lists).flat(), ...others].filter(
      isOfScreens,
    )
    expect(named.toSorted()).toEqual(sources.filter(isOfScreens).toSorted())
  })

  it.each(Object.entries(forms))(
    'the files of a form have together no more lines than permitted: %s',
    (_part, files) => {
      expect(sum(files)).toBeLessThanOrEqual(LONGEST_FORM)
    },
  )

  it.each(Object.entries(lists))(
    'the files of a list have together no more lines than permitted: %s',
    (_list, files) => {
      expect(sum(files)).toBeLessThanOrEqual(LONGEST_LIST)
    },
  )

  it.each(Object.entries(longLists))(
    'the files of a list that are too long already do not become longer: %s',
    (_list, files) => {
      expect(sum(files)).toBeLessThanOrEqual(LONGEST_LONG_LIST)
    },
  )
})
