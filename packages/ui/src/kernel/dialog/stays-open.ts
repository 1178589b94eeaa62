/**
 * Props of a window that only its owner closes. Chakra closes the layers above a layer together with it: on a
 * slow device, the menu that opened a window is removed after the window opens and would close it.
 */
export const staysOpen = {
  onRequestDismiss: (event: Event) => event.preventDefault(),
}
