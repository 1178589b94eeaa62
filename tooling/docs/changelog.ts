import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Change {
  readonly packages: readonly string[]
  readonly text: string
}

/** A changeset: which packages it changes, and what an importer sees of it. */
function readChange(text: string): Change {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? []
  return {
    packages: [...head.matchAll(/'(@remesa\/[\w-]+)'/g)].map(([, name = '']) => name),
    text: body.trim(),
  }
}

/** What changed, by package: what no release contains yet, from the changesets, then the change logs of the releases. */
export function changelogPage(root: string): string {
  const folder = join(root, '.changeset')
  const changes = readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => readChange(readFileSync(join(folder, file), 'utf8')))
  const names = [...new Set(changes.flatMap((change) => change.packages))].toSorted()
  const released = (name: string) => {
    const file = join(root, name.replace('@remesa', 'packages'), 'CHANGELOG.md')
    // Its own heading is the name of the package, which stands above it here.
    return existsSync(file)
      ? [
          readFileSync(file, 'utf8')
            .replace(/^# .*\n/, '')
            .replace(/^##/gm, '###'),
        ]
      : []
  }
  const unreleased = (name: string) =>
    changes
      .filter((change) => change.packages.includes(name))
      .map(({ text }) => `- ${text.replaceAll('\n', '\n  ')}`)
  return [
    '# Changes',
    ...names.flatMap((name) => [
      `## ${name}`,
      '### Not released yet',
      unreleased(name).join('\n'),
      ...released(name),
    ]),
    '',
  ].join('\n\n')
}
