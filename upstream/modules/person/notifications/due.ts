import { type NotificationKind, notificationKindSettings } from '#contract/core/notifications.ts'
import { instantOf, localOf, shiftLocal } from '#contract/core/zoned-time.ts'
import type { NoticeDelivery } from '#contract/person/notice-delivery.ts'

const dayMinutes = 24 * 60

/** What protects an account, and what is bound to a time, waits for nothing. */
export function waitsForNothing(kind: NotificationKind): boolean {
  const { mail, isTimely } = notificationKindSettings[kind]
  return mail === 'always' || isTimely === true
}

/** When a push may leave: at once, or when the quiet hours end. @param now milliseconds since 1970 */
export function pushDue(delivery: NoticeDelivery, now: number): number {
  const { quietFrom, quietUntil, timeZone } = delivery
  if (quietFrom === null || quietUntil === null) return now
  const local = localOf(new Date(now).toISOString(), timeZone)
  const [date = '', time = ''] = local.split('T')
  const isOverNight = quietFrom > quietUntil
  const isQuiet = isOverNight
    ? time >= quietFrom || time < quietUntil
    : time >= quietFrom && time < quietUntil
  if (!isQuiet) return now
  const endsTomorrow = isOverNight && time >= quietFrom
  const end = `${endsTomorrow ? shiftLocal(date, dayMinutes) : date}T${quietUntil}`
  return Math.max(now, Date.parse(instantOf(end, timeZone)))
}

/** When a mail may leave: at once, or with the next that gathers; never within the quiet hours. */
export function mailDue(delivery: NoticeDelivery, now: number): number {
  if (delivery.digest === 'now' || delivery.digest === 'never') return pushDue(delivery, now)
  return pushDue(delivery, nextGathering(delivery, now))
}

function nextGathering({ digest, hour, weekday, timeZone }: NoticeDelivery, now: number): number {
  const [date = ''] = localOf(new Date(now).toISOString(), timeZone).split('T')
  for (let days = 0; days <= 7; days += 1) {
    const day = shiftLocal(date, days * dayMinutes)
    // Sunday is 7, as in ISO 8601.
    const dayOfWeek = new Date(`${day}T00:00Z`).getUTCDay() || 7
    const at = Date.parse(instantOf(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone))
    if (at > now && (digest === 'daily' || dayOfWeek === weekday)) return at
  }
  return now
}
