import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { homeOf, packages, testDouble } from '../packages/pack.ts'

interface Change {
  readonly packages: readonly string[]
  readonly text: string
}

/** The packages in a changeset, and its description of the change. */
function readChange(text: string): Change {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? []
  return {
    packages: [...head.matchAll(/['"](@remesa\/[\w-]+)['"]/g)].map(([, name = '']) => name),
    text: body.trim(),
  }
}

/** The changes by package. Unreleased changes from the changesets come first, then the change logs of the releases. */
export function changelogPage(root: string): string {
  const folder = join(root, '.changeset')
  const changes = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => readChange(readFileSync(join(folder, file), 'utf8')))
  // The heading of the change log is removed. It is the name of the package, which the page already has as a heading.
  const released = (name: string) =>
    readFileSync(join(homeOf(name), 'CHANGELOG.md'), 'utf8')
      .replace(/^# .*\n/, '')
      .replace(/^##/gm, '###')
      .trim()
  const unreleased = (name: string) => {
    const own = changes.filter((change) => change.packages.includes(`@remesa/${name}`))
    return own.length === 0
      ? []
      : ['### Not released yet', own.map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')]
  }
  return [
    '# Changes',
    ...[...packages, testDouble].flatMap((name) => [
      `## @remesa/${name}`,
      ...unreleased(name),
      released(name),
    ]),
    '',
  ].join('\n\n')
}
