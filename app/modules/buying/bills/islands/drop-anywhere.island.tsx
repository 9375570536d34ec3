import { useEffect } from 'react'

/** Sends a file that is dropped anywhere on the page with the form that takes one. */
export default function DropAnywhere({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return undefined
    const leave = new AbortController()
    const { signal } = leave
    const mark = (isOver: boolean) => form.toggleAttribute('data-over', isOver)
    const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return
      event.preventDefault()
      mark(true)
    }
    const drop = (event: DragEvent) => {
      const { dataTransfer } = event
      const input = form.elements.namedItem('file')
      if (!hasFile(event) || !dataTransfer || !(input instanceof HTMLInputElement)) return
      event.preventDefault()
      mark(false)
      input.files = dataTransfer.files
      if (dataTransfer.files.length > 0) form.requestSubmit()
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', () => mark(false), { signal })
    window.addEventListener('drop', drop, { signal })
    return () => leave.abort()
  }, [formId])
  return null
}
