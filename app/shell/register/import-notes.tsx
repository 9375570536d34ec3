import { Band } from '#app/ui/index.ts'
import type { ImportNote } from '#contract/core/imports.ts'
import { paramsInWords } from '../form/problem-text.ts'
import type { Translate } from '../i18n/translate.ts'
import { useFormat } from '../page-context.tsx'

/** What is to be known of all rows together, in the words of the register. */
export function ImportNotes({ notes, t }: { notes: readonly ImportNote[]; t: Translate }) {
  const format = useFormat()
  return notes.map(({ key, params, isGood }) => (
    <Band
      key={key}
      tone={isGood === null ? 'info' : isGood ? 'ok' : 'warn'}
      title={t(`note.${key}`, { ...params, ...paramsInWords(params, format) })}
    />
  ))
}
