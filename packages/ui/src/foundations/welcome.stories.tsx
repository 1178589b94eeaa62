import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect } from 'storybook/test'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const sources = import.meta.glob<string>(['../**/*.stories.tsx', '!./welcome.stories.tsx'], {
  query: '?raw',
  import: 'default',
})
const changelogs = import.meta.glob<string>('../../CHANGELOG.md', { query: '?raw', import: 'default' })

/** The contents of a story file: its title, when to use the component, and its first story. */
interface Entry {
  readonly group: string
  readonly name: string
  readonly use: string
  readonly href: string
}

const entryOf = (source: string): Entry | undefined => {
  const title = /const meta[\s\S]*?title: '([^']+)'/.exec(source)?.[1]
  const story = /^export const (\w+): Story/m.exec(source)?.[1]
  if (title === undefined || story === undefined) return undefined
  const [group = title, ...rest] = title.split('/')
  const use = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(source)?.[1] ?? ''
  return {
    group,
    name: rest.join(' / '),
    use: use.replaceAll(/\s*\n \*\s*/g, ' ').trim(),
    href: `./?path=/story/${toId(title, storyNameFromExport(story))}`,
  }
}

type Sources = typeof sources

/**
 * The story files of user flows, which belong to the portal. Their paths are in the parameters of the Storybook
 * preview.
 */
const flowsOf = (parameters: Readonly<Record<string, unknown>>): Sources =>
  (parameters['flowSources'] ?? {}) as Sources

const readEntries = async (files: Sources): Promise<readonly Entry[]> => {
  const read = await Promise.all(Object.values(files).map(async (load) => entryOf(await load())))
  return read.filter((entry) => entry !== undefined).sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

const order = [
  'Flows',
  'Foundations',
  'Screens',
  'Kernel',
  'Orders',
  'Declared values',
  'Deposits',
  'Firms',
  'Session',
]
const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length)

/** A text with `**strong**` words and with names between backticks, as in the change log. */
const Marked = ({ text }: { readonly text: string }) =>
  text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .map((part) => (
      <Fragment key={part}>
        {part.startsWith('**') ? (
          <strong>{part.slice(2, -2)}</strong>
        ) : part.startsWith('`') ? (
          <chakra.code textStyle="xs">{part.slice(1, -1)}</chakra.code>
        ) : (
          part
        )}
      </Fragment>
    ))

const tools = [
  ['Language', 'Every story in the five languages of the product.'],
  ['Appearance', 'Light and dark. Each is designed; neither is the other one turned over.'],
  ['Length of texts', 'Half as long again with accents, or one word: what a translation may do to a layout.'],
  ['Width', 'Phone, tablet and desktop, the widths that every screen is designed for.'],
  ['Time of the flow', 'A later hour or day in a flow, with the visits that have happened by then.'],
  ['Controls', 'What a component can be given, below its story.'],
  ['Accessibility', 'What axe finds in the story in front of you. It has to find nothing.'],
] as const

interface WelcomeProps {
  readonly entries: readonly Entry[]
  /** The change log of the package, as Markdown. */
  readonly changelog: string
}

function Welcome({ entries, changelog }: WelcomeProps) {
  const groups = [...new Set(entries.map(({ group }) => group))].sort(
    (a, b) => rank(a) - rank(b) || a.localeCompare(b, 'en'),
  )
  const [version = '', ...news] = (changelog.split(/^## /m)[1] ?? '').split('\n')
  return (
    <FoundationPage
      title="Remesa"
      lead="The parts of the portal in every state that a user can meet: loading, empty, refused, failed, long, dark, on a phone. Look here before you draw a new one, and decide here what changes."
    >
      <FoundationPart title="The toolbar">
        <FactTable
          caption="The toolbar"
          heads={['Tool', 'Shows']}
          rows={tools.map(([name, use]) => ({
            id: name,
            cells: [<chakra.strong key="name">{name}</chakra.strong>, use],
          }))}
        />
      </FoundationPart>
      {groups.map((group) => (
        <FoundationPart key={group} title={group}>
          <FactTable
            caption={group}
            heads={['Part', 'When to use it']}
            rows={entries
              .filter((entry) => entry.group === group)
              .map(({ name, use, href }) => ({
                id: name,
                cells: [
                  <chakra.a key="name" href={href} target="_top" color="link" textDecoration="underline">
                    {name}
                  </chakra.a>,
                  <chakra.span key="use" display="block" maxW="42rem">
                    <Marked text={use} />
                  </chakra.span>,
                ],
              }))}
          />
        </FoundationPart>
      ))}
      <FoundationPart title={`New in ${version}`}>
        <chakra.ul display="grid" gap="2" maxW="42rem" paddingInlineStart="5" listStyleType="disc">
          {news
            .filter((line) => line.startsWith('- '))
            .map((line) => (
              <li key={line}>
                <Marked text={line.slice(2)} />
              </li>
            ))}
        </chakra.ul>
      </FoundationPart>
    </FoundationPage>
  )
}

/** Begin here: this page has a map of all components, the functions of the toolbar, and the latest changes. */
const meta = {
  title: 'Welcome',
  component: Welcome,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { entries: [], changelog: '' },
  argTypes: { entries: { table: { disable: true } }, changelog: { table: { disable: true } } },
  loaders: [
    async ({ parameters }) => ({
      entries: await readEntries({ ...sources, ...flowsOf(parameters) }),
      changelog: await Object.values(changelogs)[0]?.(),
    }),
  ],
  render: (_, { loaded }) => <Welcome entries={loaded['entries']} changelog={loaded['changelog']} />,
} satisfies Meta<typeof Welcome>
export default meta
type Story = StoryObj<typeof meta>

export const TheMap: Story = {
  tags: ['core'],
  play: async ({ canvas, loaded, parameters }) => {
    // A story file without a title, or without a sentence about its use, does not appear on the map of components.
    const entries: readonly Entry[] = loaded['entries']
    const files = { ...sources, ...flowsOf(parameters) }
    await expect(entries.length).toBe(Object.keys(files).length)
    await expect(entries.filter(({ use }) => use === '')).toEqual([])
    await expect(canvas.getAllByRole('link').length).toBe(entries.length)
  },
}
