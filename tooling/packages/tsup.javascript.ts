import { defineConfig } from 'tsup'
import { javascript } from '../tsup.package.ts'

/** The build of a package without its declarations, which is enough to run it in this checkout. */
export default defineConfig(javascript)
