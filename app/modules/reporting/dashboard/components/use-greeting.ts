import { useFirm, useT } from '#app/shell/page-context.tsx'
import { partOfDay } from '../part-of-day.ts'

/** "Good morning, Mara", by the clocks of a time zone. */
export function useGreeting(timeZone: string): string {
  const t = useT('dashboard')
  const { name } = useFirm().session.user
  const part = partOfDay(new Date(), timeZone)
  return t(`greeting.${part}`, { name: name.split(' ')[0] })
}
