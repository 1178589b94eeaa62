/**
 * Props of a window that only its owner closes. Chakra closes a layer together with all layers above it. On a slow
 * device, a menu that has opened a window is removed only after the window opens, and would otherwise close the
 * window.
 */
export const staysOpen = {
  onRequestDismiss: (event: Event) => event.preventDefault(),
}
