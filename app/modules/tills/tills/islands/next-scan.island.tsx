import { useEffect } from 'react'
import { listenForScans } from '../live/scan-keys.ts'

/** After a sale: what is scanned, wherever the focus is, begins the next one. */
export default function NextScan({ formId }: { formId: string }) {
  useEffect(() => {
    const form = document.getElementById(formId)
    const field = form instanceof HTMLFormElement && form.elements.namedItem('text')
    if (!(form instanceof HTMLFormElement) || !(field instanceof HTMLInputElement)) return
    return listenForScans(field, (code) => {
      field.value = code
      form.requestSubmit()
    })
  }, [formId])
  return null
}
