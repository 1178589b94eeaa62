/**
 * Props of a window that only its owner closes. Chakra closes a layer together with all layers above it: on a slow
 * device, the menu that opened a window is removed after the window opens, and would close the window.
 */
export const staysOpen = {
  onRequestDismiss: (event: Event) => event.preventDefault(),
}
