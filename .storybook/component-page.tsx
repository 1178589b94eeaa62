import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * The docs page of a component: when to use it, its first situation with controls, and links to the others. Each of
 * them sets language, appearance and width for a whole page, so they are opened instead of rendered below each other.
 */
export function ComponentPage() {
  const { csfFile } = useOf('meta', ['meta'])
  const [, ...others] = Object.values(csfFile.stories)
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
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
