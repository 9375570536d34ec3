/** Minutes of `1:30`, `1.5` or `1,5`; none for nothing, undefined for what is no time of a day. */
export function minutesIn(text: string): number | undefined {
  if (text === '') return 0
  if (!/^(\d{1,2}:[0-5]\d|\d{1,2}([.,]\d{1,2})?)$/.test(text)) return undefined
  const [hours = '', minutes] = text.split(':')
  const sum =
    minutes === undefined
      ? Math.round(Number(hours.replace(',', '.')) * 60)
      : Number(hours) * 60 + Number(minutes)
  return sum <= 1440 ? sum : undefined
}

/** Minutes as they are typed: 90 are `1:30`, none stay empty. */
export function minutesText(minutes: number): string {
  if (minutes === 0) return ''
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
