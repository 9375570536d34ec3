import type { RecordLooks } from '#contract/firm/records.ts'
import type { Format } from '../../format.ts'
import type { Translate } from '../../i18n/translate.ts'

/** What a seller reads of looks at a document, and until when it counts as open. */
export type ShownLooks = { words: string; openUntil: string | null }

/** @param t texts of `document` */
export function shownLooks(
  t: Translate,
  { dateTime }: Pick<Format, 'dateTime'>,
  { lastSeenAt, openUntil }: RecordLooks,
): ShownLooks {
  if (openUntil) return { words: t('looks.now'), openUntil }
  const words = lastSeenAt ? t('looks.last', { at: dateTime(lastSeenAt) }) : t('looks.never')
  return { words, openUntil: null }
}
