import { storedWorld, storeWorld } from './world'

// Stores the files of the demo database in the package.
await storeWorld(storedWorld)
