// This script runs before the first paint, so that no page shows in the wrong colours. It is a separate file,
// because the content security policy forbids inline scripts. It applies the stored mode as `applyColorMode` of the
// theme does.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('remesa.color-mode')
  } catch {
    // The browser may forbid access to storage. The setting of the operating system applies then.
  }
  const mode = chosen === 'light' || chosen === 'dark' ? chosen : 'system'
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(isDark ? 'dark' : 'light')
  document.documentElement.setAttribute('data-color-mode', mode)
})()

// The first use of a time zone takes 150 ms on an old computer, so the browser does it here, while the code of the
// portal loads. (ADR 38)
Intl.DateTimeFormat()
