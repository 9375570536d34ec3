import { useFormat, useT } from '#app/shell/page-context.tsx'
import { OwnChanges } from '#app/shell/settings/own-changes.tsx'
import { keptDateFormat } from '#contract/core/kept-formats.ts'
import type { OwnChange } from '#contract/person/own-changes.ts'

/** What somebody chose otherwise about notices last: which come, by which way, and when. */
export function NoticeChanges({ rows }: { rows: readonly OwnChange[] }) {
  const t = useT('notifications')
  const words = useT('register')
  const { locale } = useFormat()
  const fieldText = (field: string) => {
    const [way, kind] = field.split('.')
    return kind === undefined ? t(`when.${field}`) : `${t(`event.${kind}`)}, ${t(`choices.${way}`)}`
  }
  const valueText = (field: string, value: OwnChange['changes'][number]['before']) => {
    if (value === null) return '–'
    if (typeof value === 'boolean') return words(value ? 'yes' : 'no')
    if (field === 'digest') return t(`when.${value}`)
    if (field === 'hour') return `${value}:00`
    // 4 January 2026 was a Sunday.
    const day = keptDateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    return field === 'weekday' ? day.format(Date.UTC(2026, 0, 4 + Number(value))) : String(value)
  }
  return <OwnChanges rows={rows} fieldText={fieldText} valueText={valueText} />
}
