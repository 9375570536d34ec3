import { useFormat } from '#app/shell/page-context.tsx'

/** "October 2026", "Oct – December 2026", or the first and last day of other spans. */
export function useDays(): (span: { from: string; to: string }) => string {
  const { date } = useFormat()
  return ({ from, to }) => {
    const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000)
    const areMonths = from.endsWith('-01') && next.getUTCDate() === 1
    if (!areMonths) return `${date(from, 'medium')} – ${date(to, 'medium')}`
    if (from.slice(0, 7) === to.slice(0, 7)) return date(from, 'month')
    return `${date(from, 'monthShort')} – ${date(to, 'month')}`
  }
}
