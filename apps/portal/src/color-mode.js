// Runs before the first paint, so that no page shows in the wrong colours. A script of its own, because the content security
// policy forbids inline scripts. It applies the stored mode as `applyColorMode` of the theme does.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('remesa.color-mode')
  } catch {
    // Storage may be forbidden; the machine's own setting then decides.
  }
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
  document.documentElement.setAttribute('data-color-mode', mode)
})()

// The first use of time zones takes an old computer 150 ms, and the computer is idle while the code loads. (ADR 38)
Intl.DateTimeFormat()
