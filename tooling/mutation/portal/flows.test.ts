import { describe, expect, it } from 'vitest'
import { projectFiles } from '../../verify/changed.ts'
import { flows } from './flows.ts'

const paths = projectFiles()

describe('the flows of the mutation run', () => {
  it.each(Object.entries(flows))(
    'the flow %s of the mutation run names existing files and tests',
    (_, { files, tests }) => {
      expect(files.filter((file) => !paths.includes(`apps/portal/src/${file}`))).toEqual([])
      const testPaths = paths.filter((path) => /\.test\.tsx?$/.test(path))
      expect(tests.filter((part) => !testPaths.some((path) => path.includes(part)))).toEqual([])
    },
  )
})
