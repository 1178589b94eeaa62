import { Controls, Description, DocsContext, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { Guide } from '../packages/ui/src/foundations/guide'
import { StoryFrame } from './story-frame'

/**
 * The docs page of a component: when to use it, its first story with controls, right and wrong uses, its parts and
 * keys, and links to its other stories. Each story sets the language, colour mode and width of a whole page, so the
 * others are linked instead of rendered on this page.
 */
export function ComponentPage() {
  // A story without the tag `dev` is only a test: there is nothing to see in it.
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('dev'))
  const examples = stories.find(({ id }) => id.endsWith('--do-and-dont'))
  const [first, ...others] = stories.filter((story) => story !== examples)
  const { anatomy = [], keys = [] }: Guide = first?.parameters['guide'] ?? {}
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <StoryFrame of={first.moduleExport} minHeight={160} maxHeight={640} />}
      {/* The table of arguments is wider than a phone. */}
      <div style={{ overflowX: 'auto', paddingInline: 1 }}>
        <Controls />
      </div>
      {examples && (
        <>
          <h2>Do and don’t</h2>
          <StoryFrame of={examples.moduleExport} minHeight={200} maxHeight={4_000} />
        </>
      )}
      {anatomy.length > 0 && <Facts title="Anatomy" heads={['Part', 'Rule']} rows={anatomy} />}
      {keys.length > 0 && <Facts title="Keys" heads={['Key', 'Effect']} rows={keys} />}
      {others.length > 0 && (
        <>
          <h2>Situations</h2>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <a href={`./?path=/story/${id}`} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface FactsProps {
  readonly title: string
  readonly heads: readonly [string, string]
  readonly rows: readonly (readonly [string, string])[]
}

function Facts({ title, heads, rows }: FactsProps) {
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
