/**
 * For each feature, the prefixes of its folders and browser tests. The key is the name of the feature's folder in the
 * sources. By default the prefix is this name.
 */
const beginnings: Readonly<Record<string, readonly string[]>> = {
  clients: ['client', 'record'],
  'declared-values': ['declared', 'point-writes'],
  deposits: ['deposit', 'point-writes'],
  firms: ['firm'],
  history: ['history', 'audit'],
  imports: ['import'],
  orders: ['order', 'new-order', 'draft', 'live-status', 'zones'],
  records: ['record', 'client', 'subclient', 'service-point', 'many', 'undo', 'list'],
  reports: ['report', 'point-writes'],
  'service-points': ['service-point', 'record'],
  session: ['session', 'access', 'other-provider', 'user-sessions', 'oidc', 'authorisation', 'abilities'],
  shell: ['shell', 'accessibility', 'keyboard', 'palette', 'single-keys', 'size', 'small-window', 'zoom'],
  subclients: ['subclient', 'record'],
  users: ['user', 'many', 'list'],
  views: ['view', 'list'],
}

/** Folders whose tests are about all features together. */
const OF_ALL = ['api', 'i18n', 'in-process', 'screens']

const matches = (name: string): readonly string[] =>
  Object.entries(beginnings).flatMap(([feature, starts]) =>
    starts.some((start) => name.startsWith(start)) ? [feature] : [],
  )

/** Folders whose files have the names of the features that they belong to. */
const NAMED_AFTER = /\/(?:locales\/[^/]+|texts\/[^/]+|contract|facts|checks)\/([^/]+)\.(?:json|tsx?)$/

/** The feature to which a source file belongs; `undefined` for shared sources. */
export const featureOf = (file: string): string | undefined => {
  const name = NAMED_AFTER.exec(file)?.[1] ?? /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(file)?.[1]
  return name === undefined ? undefined : matches(name)[0]
}

/** The features that a test is about; `all` if it is about all features together or its features are unknown. */
export const featuresShown = (test: string): readonly string[] | 'all' => {
  const journey = /^apps\/portal\/e2e\/([^/]+)\.e2e\.ts$/.exec(test)?.[1]
  if (journey !== undefined) return matches(journey)
  const screen = /^apps\/portal\/test\/screens\/(.+)\.test\.tsx$/.exec(test)?.[1]
  if (screen !== undefined) return screen.split('/').flatMap(matches)
  const folder = /^(?:packages|apps)\/[^/]+\/src\/([^/]+)\//.exec(test)?.[1]
  return folder === undefined || OF_ALL.includes(folder) ? 'all' : matches(folder)
}
