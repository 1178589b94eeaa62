/** Time without mouse, key, touch or wheel activity after which the warning opens. */
export const SESSION_IDLE_MS = 1_800_000
/** Length of the countdown in the warning. */
export const SESSION_COUNTDOWN_SECONDS = 60
