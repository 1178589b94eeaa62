/**
 * For a window that only its owner closes. Chakra closes what lies above a layer together with it: on a slow device the
 * menu that a window was opened from is removed after the window is there, and would take it along.
 */
export const staysOpen = {
  onRequestDismiss: (event: Event) => event.preventDefault(),
}
