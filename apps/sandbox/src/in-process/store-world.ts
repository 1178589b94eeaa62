import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { makeWorld, storedWorld } from './world'

/** Stores the world in the package: to make it takes seconds, to load it a fraction of that. */
const files = await makeWorld()
writeFileSync(storedWorld, gzipSync(Buffer.from(await files.arrayBuffer())))
