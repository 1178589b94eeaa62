import { subclientAdministration } from './subclients.administration.contract'
import { subclientReads } from './subclients.reads.contract'

export const subclients = { ...subclientReads, ...subclientAdministration }
