import { storedWorld, storeWorld } from './world'

// Stores the world in the package.
await storeWorld(storedWorld)
