import { useEffect, useState } from 'react'
import { fillText } from '#app/islands/texts.ts'

type AddedLineProps = {
  /** The selling screen's form. */
  saleId: string
  texts: { adding: string }
}

/**
 * Says at once which item a press puts into the cart, while the server writes the line: nobody presses
 * twice because nothing seemed to happen. What was typed and not found is selected: the next scan
 * replaces it.
 */
export default function AddedLine({ saleId, texts }: AddedLineProps) {
  const [name, setName] = useState('')

  useEffect(() => {
    const form = document.getElementById(saleId)
    if (!(form instanceof HTMLFormElement)) return
    selectRefused(form)
    const onSubmit = (event: Event) => {
      const submitter = event instanceof SubmitEvent ? event.submitter : null
      const item = submitter?.dataset.item
      if (!event.defaultPrevented && item) setName(item)
    }
    // Back from another page, it is over.
    const onShow = () => setName('')
    form.addEventListener('submit', onSubmit)
    window.addEventListener('pageshow', onShow)
    return () => {
      form.removeEventListener('submit', onSubmit)
      window.removeEventListener('pageshow', onShow)
    }
  }, [saleId])

  return <p role="status">{name && fillText(texts.adding, { name })}</p>
}

function selectRefused({ elements }: HTMLFormElement): void {
  const typed = elements.namedItem('text')
  if (typed instanceof HTMLInputElement && typed.getAttribute('aria-invalid') === 'true') {
    typed.focus()
    typed.select()
  }
}
