/**
 * The number of milliseconds without mouse, keyboard, touch or wheel activity after which the portal shows a warning.
 */
export const SESSION_IDLE_MS = 1_800_000
/** The number of seconds in the countdown of the warning. */
export const SESSION_COUNTDOWN_SECONDS = 60
