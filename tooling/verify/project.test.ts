import { describe, expect, it } from 'vitest'
import { affectedBy, projectFiles, projectImporters } from './changed'
import { featuresShown } from './features'

const files = projectFiles()
const importers = projectImporters(files)
const affected = (file: string) => {
  expect(files).toContain(file)
  return affectedBy([file], files, importers)
}

describe('a change in this repository', () => {
  it.each(['vitest.workspace.ts', 'package.json'])('a change to %s affects every test', (file) => {
    const { tests } = affected(file)
    const all = files.filter(
      (each) => /^(apps|packages)\/.*\.test\.tsx?$/.test(each) && !each.includes('.slow.'),
    )
    expect(all.filter((test) => !tests.includes(test))).toEqual([])
  })

  it('a change to the portal’s application affects all screen tests and browser tests', () => {
    const { tests, journeys } = affected('apps/portal/src/routes.ts')
    const screens = files.filter(
      (file) => /^apps\/portal\/test\/screens\/.*\.test\.tsx$/.test(file) && !file.includes('.slow.'),
    )
    expect(screens.filter((screen) => !tests.includes(screen))).toEqual([])
    expect(journeys).toEqual(files.filter((file) => file.endsWith('.e2e.ts')))
  })

  it('a change to a folder of migrations affects the tests of the back end and all browser tests', () => {
    const migration = files.find((file) => /^apps\/sandbox\/migrations\/.*\.sql$/.test(file)) ?? ''
    const { tests, journeys } = affected(migration)
    expect(tests).toContain('apps/sandbox/src/api/access.test.ts')
    expect(journeys).toEqual(files.filter((file) => file.endsWith('.e2e.ts')))
  })
})

it('the name of every browser test and screen test contains its features, so that a change of a feature runs its tests', () => {
  const shown = files.filter((file) =>
    /^apps\/portal\/(e2e\/.*\.e2e\.ts|test\/screens\/.*\.test\.tsx)$/.test(file),
  )
  expect(shown.filter((file) => featuresShown(file).length === 0)).toEqual([])
})
