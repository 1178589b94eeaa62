import { CircleHelp, ShieldAlert, ShieldCheck } from 'lucide'

/** Icon and colour of what a visit answers, in a line among others. */
export const visitLooks = {
  go: { icon: ShieldCheck, color: 'success.fg' },
  ask: { icon: ShieldAlert, color: 'warning.fg' },
  neutral: { icon: CircleHelp, color: 'fg.muted' },
} as const
