import { createExternalStore } from '../../src/kernel/state/external-store'
import type { FlowTime } from './flow-times'

/**
 * The current time in the open flow. A flow is a story that runs the whole portal; the toolbar or a step of the flow
 * sets the time.
 */
export const flowTime = createExternalStore<FlowTime>('begin')
