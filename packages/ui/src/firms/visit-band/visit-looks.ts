import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide'

/** Icon and colour of the advice about a visit, for use in a list of visits. */
export const visitLooks = {
  go: { icon: ShieldCheck, color: 'success.fg' },
  ask: { icon: ShieldAlert, color: 'warning.fg' },
  neutral: { icon: CircleHelp, color: 'fg.muted' },
} as const
