import { describe, expect, it } from 'vitest'
import { read, sources } from './repository.ts'

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
const inUi = sources.filter((file) => file.startsWith('packages/ui/src/'))
const storied = new Set(inUi.filter((file) => file.endsWith('.stories.tsx')).map(folderOf))

/** What surrounds a story, or makes a component of what it is given, has no story that its test could draw. */
const silent = ['packages/ui/src/kernel/provider', 'packages/ui/src/kernel/late']

/** The comment above the meta, or its description, is the first thing on the docs page of the component. */
const saysWhen = /\*\/\nconst meta\b|description: \{\s+component:/

describe('the components of the interface', () => {
  it('say in their stories, in a comment above the meta, when to use them', () => {
    const stories = inUi.filter((file) => file.endsWith('.stories.tsx'))
    expect(stories.filter((file) => !saysWhen.test(read(file)))).toEqual([])
  })

  it('have a story in each of their folders', () => {
    const drawing = inUi.filter((file) => /(?<!\.stories|\.test|\.sample)\.tsx$/.test(file)).map(folderOf)
    const unseen = [...new Set(drawing)].filter((folder) => !storied.has(folder) && !silent.includes(folder))
    expect(unseen).toEqual([])
  })

  it('are tested as their stories show them', () => {
    const tests = inUi.filter((file) => file.endsWith('.test.tsx') && storied.has(folderOf(file)))
    const apart = tests
      .filter((file) => !silent.includes(folderOf(file)))
      .filter((file) => {
        const text = read(file)
        const draws = /\/render-in'|'vitest-browser-react'/.test(text)
        const drawsStories = /composeStories\(/.test(text) && /from '[./a-z-]+\.stories'/.test(text)
        return (draws && !drawsStories) || /from '[^']+\.(?:sample|fixtures)'/.test(text)
      })
    expect(apart).toEqual([])
  })
})
