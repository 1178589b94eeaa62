import { defineConfig } from 'tsup'
import { javascript } from '../tsup.package.ts'

/** A package without its declarations: enough for what runs in this checkout. */
export default defineConfig(javascript)
