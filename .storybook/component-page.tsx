import { Controls, Description, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * The docs page of a component: when to use it, its first story with controls, and links to its other stories. Each
 * story sets the language, colour mode and width of a whole page, so the others are linked instead of rendered on this
 * page.
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
