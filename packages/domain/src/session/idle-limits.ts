/** The number of milliseconds without mouse, keyboard, touch or wheel activity after which the warning opens. */
export const SESSION_IDLE_MS = 1_800_000
/** The number of seconds that the warning counts down. */
export const SESSION_COUNTDOWN_SECONDS = 60
