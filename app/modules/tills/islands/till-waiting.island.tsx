import { useEffect } from 'react'
import { countText, type PluralText } from '#app/islands/texts.ts'
import { OfflineBand } from '#app/ui/band.tsx'
import type { Language } from '#contract/fields.ts'
import { useWaiting } from '../offline/use-waiting.ts'

type TillWaitingProps = {
  tillId: string
  /** Where the tickets are shown and sent. */
  page: string
  /** The form that sends how many wait, as `waiting`; without it they are only told of. */
  formId?: string
  /** The selling screen's form: without a connection its buttons lead to the page instead. */
  saleId?: string
  language: Language
  texts: { link: string; words: PluralText }
}

/** Tells of tickets on this device that are not entered yet. */
export default function TillWaiting(props: TillWaitingProps) {
  const { tillId, page, formId, saleId, language, texts } = props
  const waiting = useWaiting(tillId)

  useEffect(() => {
    const form = saleId && document.getElementById(saleId)
    if (!form) return
    const onSubmit = (event: Event) => {
      if (navigator.onLine) return
      event.preventDefault()
      location.assign(page)
    }
    form.addEventListener('submit', onSubmit)
    return () => form.removeEventListener('submit', onSubmit)
  }, [saleId, page])

  return (
    <div role="status">
      {formId && <input type="hidden" name="waiting" form={formId} value={waiting} readOnly />}
      {waiting > 0 && (
        <OfflineBand title={countText(texts.words, waiting, language)}>
          <a href={page}>{texts.link}</a>
        </OfflineBand>
      )}
    </div>
  )
}
