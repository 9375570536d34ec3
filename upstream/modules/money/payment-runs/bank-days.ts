import { addDays } from '../../../firm/calendar.ts'

/** Easter Sunday of a year (the Gregorian computus of Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((8 * b + 13) / 25)
  const e = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const f = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - e - (c % 4)) % 7
  const g = Math.floor((a + 11 * e + 22 * f) / 451)
  const month = Math.floor((e + f - 7 * g + 114) / 31)
  const day = ((e + f - 7 * g + 114) % 31) + 1
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/** Whether payments in euro are settled on a day: the days of TARGET (European Central Bank). */
export function isBankDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  if (['01-01', '05-01', '12-25', '12-26'].includes(date.slice(5))) return false
  const easter = easterOf(Number(date.slice(0, 4)))
  return date !== addDays(easter, -2) && date !== addDays(easter, 1)
}

/** The day that is so many bank days after another. */
export function bankDaysAfter(date: string, count: number): string {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBankDay(day)) left -= 1
  }
  return day
}

/** The day itself, or the first bank day after it. */
export function nextBankDay(date: string): string {
  let day = date
  while (!isBankDay(day)) day = addDays(day, 1)
  return day
}
