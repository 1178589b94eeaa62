/**
 * Props of a window that only its owner closes. When a layer closes, Chakra also closes all layers above it. On a slow
 * device, a menu closes only after the window that it has opened appears, so Chakra would close this window, too.
 */
export const staysOpen = {
  onRequestDismiss: (event: Event) => event.preventDefault(),
}
