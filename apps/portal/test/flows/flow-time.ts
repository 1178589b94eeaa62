import { createExternalStore } from '../../src/kernel/state/external-store'
import type { FlowTime } from './flow-times'

/** The time of the open flow, set by the toolbar and by the steps of a played flow. */
export const flowTime = createExternalStore<FlowTime>('begin')
