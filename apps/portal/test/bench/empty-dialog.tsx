import { RemesaProvider } from '@remesa/ui'
import { Dialog } from '@remesa/ui/kernel'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** An empty Chakra dialog. The benchmark opens it on the same page as the dialog that it measures. */
function EmptyDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}
        onClick={() => setOpen(true)}
      >
        Open the empty dialog
      </button>
      <Dialog isOpen={isOpen} size="xl" title="Empty" onClose={() => setOpen(false)} />
    </>
  )
}

const box = document.body.appendChild(document.createElement('div'))
createRoot(box).render(
  <RemesaProvider locale="en">
    <EmptyDialog />
  </RemesaProvider>,
)
