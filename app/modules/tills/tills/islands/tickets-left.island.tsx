import { useEffect, useState } from 'react'
import { countText, type PluralText } from '#app/islands/texts.ts'
import { OfflineBand } from '#app/ui/band.tsx'
import type { Language } from '#contract/core/fields.ts'
import { countAllWaiting } from '../offline/store.ts'
import * as styles from './tickets-left.css.ts'

type TicketsLeftProps = { language: Language; texts: { title: PluralText; words: string } }

/** Tells who signs out, or comes next, how many tickets wait on this device, whichever till's they are. */
export default function TicketsLeft({ language, texts }: TicketsLeftProps) {
  const [waiting, setWaiting] = useState(0)
  useEffect(() => {
    // Where the browser gives no storage, nothing was kept.
    countAllWaiting().then(setWaiting, () => undefined)
  }, [])
  return (
    <div role="status" className={styles.band}>
      {waiting > 0 && (
        <OfflineBand title={countText(texts.title, waiting, language)}>
          <p>{texts.words}</p>
        </OfflineBand>
      )}
    </div>
  )
}
