/** Worked time as hours and minutes, rounded to the minute: 5400 seconds are 1:30. */
export function formatHours(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60)
  const sign = seconds < 0 && minutes > 0 ? '−' : ''
  return `${sign}${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
