import { createExternalStore } from '../../src/kernel/state/external-store'
import type { FlowTime } from './flow-times'

/** The time of the open flow, which the toolbar or a step of the flow has set. */
export const flowTime = createExternalStore<FlowTime>('begin')
