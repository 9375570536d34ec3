import { useRef } from 'react'
import { fillText } from '#app/islands/texts.ts'
import { useShared } from '#app/islands/use-shared.ts'
import { Button } from '#app/ui/button.tsx'
import { forgetKeptDraft } from '../documents/live/kept-draft.ts'
import * as styles from '../documents/live/live.css.ts'
import { restoreDraft } from '../documents/live/restore-draft.ts'
import type { LiveTexts } from '../documents/live/texts.ts'
import { useListPrices } from '../documents/live/use-list-prices.ts'
import { useLivePreview } from '../documents/live/use-live-preview.ts'
import { type TakenTerms, usePartyTerms } from '../documents/live/use-party-terms.ts'
import { useSaveKey } from '../documents/live/use-save-key.ts'
import { draftState, markSaved } from '../documents/state/draft.state.ts'

export type DocumentLiveProps = { texts: LiveTexts }

/** What the editor does by itself while it is written, and what it says of it. */
export default function DocumentLive({ texts }: DocumentLiveProps) {
  const root = useRef<HTMLDivElement>(null)
  const terms = usePartyTerms(root)
  useLivePreview(root)
  useListPrices(root)
  useSaveKey(root)
  const { isRestored, offered } = useShared(draftState)
  return (
    <div ref={root} role="status">
      {offered && (
        <div className={styles.notice}>
          <span>{fillText(texts['edit.offered'], { at: timeOf(offered.at) })}</span>
          <span>
            <Button size="s" type="button" onClick={() => restore(root.current, offered.content)}>
              {texts['edit.restore']}
            </Button>{' '}
            <Button size="s" kind="ghost" icon="x" type="button" onClick={discardOffered}>
              {texts['edit.discard']}
            </Button>
          </span>
        </div>
      )}
      {isRestored && (
        <div className={styles.notice}>
          <span>{texts['edit.restored']}</span>
          <Button size="s" kind="ghost" icon="x" type="button" onClick={discard}>
            {texts['edit.discard']}
          </Button>
        </div>
      )}
      {terms.taken && (
        <div className={styles.notice}>
          <span>{takenText(terms.taken, texts)}</span>
          {terms.taken.fields.length > 0 && (
            <Button size="s" kind="ghost" icon="rotate-ccw" type="button" onClick={terms.undo}>
              {texts['edit.undo']}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function restore(root: HTMLElement | null, content: string) {
  const form = root?.closest('form')
  if (form) restoreDraft(form, JSON.parse(content))
}

function discardOffered() {
  draftState.offered = undefined
  forgetKeptDraft()
}

/** In the page's language and the browser's time zone; it is shown after waking alone. */
function timeOf(instant: string): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return format.format(new Date(instant))
}

function discard() {
  markSaved()
  forgetKeptDraft()
  location.reload()
}

/** "From Osprey: Payment terms 14, Currency CHF, Tax Reverse charge". */
function takenText({ party, fields }: TakenTerms, texts: LiveTexts): string {
  const said = fields.filter(({ label }) => label !== '')
  const parts = [...new Set(said.map(({ label, shown }) => `${label} ${shown}`.trim()))]
  const text = parts.length > 0 ? texts['edit.taken'] : texts['edit.takenNothing']
  return fillText(text, { party, changes: parts.join(', ') })
}
