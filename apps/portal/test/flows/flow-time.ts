import { createExternalStore } from '../../src/kernel/state/external-store'
import type { FlowTime } from './flow-times'

/** The time of the open flow. The toolbar sets it, and the steps of a played flow. */
export const flowTime = createExternalStore<FlowTime>('begin')
