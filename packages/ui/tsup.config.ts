import { packageWith } from '../../tooling/tsup.package.ts'

/** The build of the package, as ES modules only: some of its peer dependencies have no other form. */
export default packageWith('entry')
