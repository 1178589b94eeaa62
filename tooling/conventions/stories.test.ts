import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
const inUi = sources.filter((file) => file.startsWith('packages/ui/src/'))
const stories = inUi.filter((file) => file.endsWith('.stories.tsx'))
const storied = new Set(stories.map(folderOf))

/** Folders that need no stories. Their components only wrap other components, or are called as functions. */
const silent = ['packages/ui/src/kernel/provider', 'packages/ui/src/kernel/lazy']

/**
 * A pattern for the comment above a story's `meta`, or for its description. Storybook shows the text at the top of the
 * component's page.
 */
const saysWhen = /\*\/\nconst meta\b|description: \{\s+component:/

describe('the components of the interface', () => {
  it('the stories of every component say when to use the component, in a comment above `meta`', () => {
    expect(stories.filter((file) => !saysWhen.test(read(file)))).toEqual([])
  })

  it('every folder of components has a story', () => {
    const rendering = inUi.filter((file) => /(?<!\.stories|\.test|\.sample)\.tsx$/.test(file)).map(folderOf)
    const unseen = [...new Set(rendering)].filter(
      (folder) => !storied.has(folder) && !silent.includes(folder),
    )
    expect(unseen).toEqual([])
  })

  it('no story sets the language or the colour mode, which the test run or the toolbar sets', () => {
    const fixed = /globals: \{(?:[^{}]|\{[^{}]*\})*\b(?:locale|colorMode)\b/
    expect(stories.filter((file) => fixed.test(read(file)))).toEqual([])
  })

  it('every file of stories marks one story as the representative of its component in short test runs', () => {
    expect(stories.filter((file) => read(file).split("tags: ['core']").length !== 2)).toEqual([])
  })

  it('every test of a component with stories renders these stories', () => {
    const tests = inUi.filter((file) => file.endsWith('.test.tsx') && storied.has(folderOf(file)))
    const apart = tests
      .filter((file) => !silent.includes(folderOf(file)))
      .filter((file) => {
        const text = read(file)
        const isRendered = /\/render-in'|'vitest-browser-react'/.test(text)
        const rendersStories = /composeStories\(/.test(text) && /from '[./a-z-]+\.stories'/.test(text)
        return (isRendered && !rendersStories) || /from '[^']+\.(?:sample|fixtures)'/.test(text)
      })
    expect(apart).toEqual([])
  })
})
