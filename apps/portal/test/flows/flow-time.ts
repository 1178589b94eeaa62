import { createExternalStore } from '../../src/kernel/state/external-store'
import type { FlowTime } from './flow-times'

/**
 * The current time in the open flow, which is a story that runs the whole portal. The toolbar or a step of the flow
 * sets it.
 */
export const flowTime = createExternalStore<FlowTime>('begin')
