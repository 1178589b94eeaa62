export { keyFacts } from './key-facts'
export { createSingleKeys, type SingleKeys } from './single-keys'
export { native, useKeyActs, useKeyListener, useKeys, useRowKeys } from './use-keys'
export { useTypedAhead } from './use-typed-ahead'
