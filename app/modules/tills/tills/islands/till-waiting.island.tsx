import { useEffect, useState } from 'react'
import { countText, type PluralText } from '#app/islands/texts.ts'
import { OfflineBand } from '#app/ui/band.tsx'
import type { Language } from '#contract/core/fields.ts'
import { prepareAgain } from '../offline/prepare-again.ts'
import { countWaiting } from '../offline/store.ts'

type TillWaitingProps = {
  tillId: string
  /** Where the tickets are shown and sent. */
  page: string
  /** The form that sends how many wait, as `waiting`; without it they are only told of. */
  formId?: string
  /** The selling screen's form: without a connection its buttons lead to the page instead. */
  saleId?: string
  /** On the selling screen: where a device that sold without a connection before is prepared again. */
  again?: { sell: string; queue: string }
  language: Language
  texts: { link: string; words: PluralText }
}

/** Tells of tickets on this device that are not entered yet. */
export default function TillWaiting(props: TillWaitingProps) {
  const { tillId, page, formId, saleId, again, language, texts } = props
  const { sell, queue } = again ?? {}
  const waiting = useWaiting(tillId)

  useEffect(() => {
    if (!sell || !queue) return
    // Without a connection, or where the browser keeps nothing, it stays as it is.
    prepareAgain(tillId, { sell, page, queue }).catch(() => undefined)
  }, [tillId, sell, page, queue])

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

/** How many tickets of a till wait on this device; 0 until it is known. */
function useWaiting(tillId: string): number {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    const read = () => {
      countWaiting(tillId).then(setWaiting, () => undefined)
    }
    read()
    addEventListener('focus', read)
    return () => removeEventListener('focus', read)
  }, [tillId])
  return waiting
}
