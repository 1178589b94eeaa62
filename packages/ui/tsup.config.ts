import { packageWith } from '../../tooling/tsup.package.ts'

/** Some of its peers are ES modules alone. */
export default packageWith('entry')
