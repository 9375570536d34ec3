import { daysBetween } from '#contract/core/days.ts'
import { localOf } from '#contract/core/zoned-time.ts'

const months = [
  'january januar jänner gennaio января enero jan gen янв ene',
  'february februar feber febbraio февраля febrero feb фев',
  'march märz marzo марта mar mär мар',
  'april aprile апреля abril apr abr апр',
  'may mai maggio мая mayo mag',
  'june juni giugno июня junio jun giu июн',
  'july juli luglio июля julio jul lug июл',
  'august agosto августа aug ago авг',
  'september settembre сентября septiembre setiembre sep sept set сен сент',
  'october oktober ottobre октября octubre oct okt ott окт',
  'november novembre ноября noviembre nov ноя нояб',
  'december dezember dicembre декабря diciembre dec dez dic дек',
].map((names) => names.split(' '))

const monthNames = months.flat().sort((a, b) => b.length - a.length)
const monthPattern = `(${monthNames.join('|')})(?!\\p{L})\\.?`
const ordinal = '(?:\\.|º|°|st|nd|rd|th)?'

/** Dates as they are plainly written. The last two are read by the language of their sentence. */
const patterns = {
  iso: /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/gu,
  dayMonthName: new RegExp(
    `(?<!\\d)(\\d{1,2})${ordinal}\\s*(?:de\\s+|of\\s+)?${monthPattern}(?:,?\\s*(?:de\\s+|del\\s+)?(\\d{4}))?`,
    'giu',
  ),
  monthNameDay: new RegExp(
    `(?<!\\p{L})${monthPattern}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?\\s+(\\d{4}))?`,
    'giu',
  ),
  dotted: /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2}(?!\d))?/gu,
  slashed: /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}(?!\d)))?(?![\d/])/gu,
}

/** Words right before the last day of an absence, or the second half of a range. */
const untilWords =
  /(?:(?<!\p{L})(?:until|till|through|to|bis|fino|al|all['’]|до|по|hasta)(?!\p{L})[^.!?\d]{0,25}|\d\.?\s*[-–—]\s*)$/iu

/** Words of a sentence that says when somebody is there again. */
const returnWords =
  /(?<!\p{L})(?:back|return\p{L}*|again|available|reachable|wieder|zurück|erreichbar|rientr\p{L}*|torn\p{L}*|nuovamente|di nuovo|disponibil\p{L}*|верн\p{L}*|снова|на связи|на работе|на рабочем месте|выйду|vuelv\p{L}*|volver\p{L}*|regres\p{L}*|de vuelta|de nuevo|reincorpor\p{L}*)(?!\p{L})/iu

/** Words of a sentence that says when somebody is not there: only its end counts. */
const awayWords =
  /(?<!\p{L})(?:not (?:be )?(?:available|reachable|back)|unavailable|nicht (?:erreichbar|verfügbar|im büro)|non (?:sono|sarò) (?:\p{L}+ )?disponibile|no (?:estaré|estoy) (?:\p{L}+ )?disponible|не буду|недоступ\p{L}*|отсутств\p{L}*)(?!\p{L})/iu

/** An English sentence writes months before days or after them: 3/4 may be either. */
const englishWords =
  /(?<!\p{L})(?:until|till|through|back|return|returning|again|available|the)(?!\p{L})/iu

/** A day further ahead than this is somebody's mistake, or no return. */
const furthestDays = 180

/**
 * The day that an automatic answer plainly names as the end of an absence or as the return from it, in
 * English, German, Italian, Russian or Spanish; of several the latest. What can be read in two ways, is
 * over already or lies more than half a year ahead is not read.
 * @param text what the answer says, without a quoted mail
 * @param receivedAt an instant; with `timeZone` it says which year is meant where none is named
 * @returns `YYYY-MM-DD`, or null
 */
export function returnDate(text: string, receivedAt: string, timeZone: string): string | null {
  const received = localOf(receivedAt, timeZone).slice(0, 10)
  const named = sentencesOf(text).flatMap((sentence) => datesOf(sentence, received))
  return named.sort().at(-1) ?? null
}

function datesOf(sentence: string, received: string): string[] {
  const isReturn = returnWords.test(sentence) && !awayWords.test(sentence)
  return writtenDates(sentence).flatMap(({ at, day, month, year }) => {
    if (!isReturn && !untilWords.test(sentence.slice(0, at))) return []
    const date = dateOf(day, month, year, received)
    return date === undefined ? [] : [date]
  })
}

type WrittenDate = { at: number; day: number; month: number; year: number | undefined }

function writtenDates(sentence: string): WrittenDate[] {
  const all = (pattern: RegExp) => [...sentence.matchAll(pattern)]
  const numbers = (match: RegExpMatchArray) =>
    match.slice(1).map((part) => Number(part || Number.NaN))
  const found: WrittenDate[] = []
  for (const match of all(patterns.iso)) {
    const [year, month = 0, day = 0] = numbers(match)
    found.push({ at: match.index, day, month, year })
  }
  for (const match of all(patterns.dayMonthName)) {
    const [, day, name = '', year] = match
    found.push({ at: match.index, day: Number(day), month: monthOf(name), year: yearOf(year) })
  }
  for (const match of all(patterns.monthNameDay)) {
    const [, name = '', day, year] = match
    found.push({ at: match.index, day: Number(day), month: monthOf(name), year: yearOf(year) })
  }
  for (const match of all(patterns.dotted)) {
    found.push({
      at: match.index,
      day: Number(match[1]),
      month: Number(match[2]),
      year: yearOf(match[3]),
    })
  }
  for (const match of all(patterns.slashed)) {
    const [, first = '', second = '', year] = match
    const read = slashed(Number(first), Number(second), englishWords.test(sentence))
    if (read !== undefined) found.push({ at: match.index, ...read, year: yearOf(year) })
  }
  return found
}

/** Day and month of `3/4`; undefined where an English sentence leaves it open. */
function slashed(
  first: number,
  second: number,
  isEnglish: boolean,
): { day: number; month: number } | undefined {
  if (first > 12 || !isEnglish) return { day: first, month: second }
  if (second > 12) return { day: second, month: first }
  return first === second ? { day: first, month: second } : undefined
}

/** The day as a date; undefined for one that is over, too far ahead, or that no calendar has. */
function dateOf(
  day: number,
  month: number,
  year: number | undefined,
  received: string,
): string | undefined {
  const thisYear = Number(received.slice(0, 4))
  const years = year === undefined ? [thisYear, thisYear + 1] : [year]
  return years
    .map((one) => calendarDate(one, month, day))
    .find(
      (date) =>
        date !== undefined && date >= received && daysBetween(received, date) <= furthestDays,
    )
}

function calendarDate(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? text : undefined
}

function monthOf(name: string): number {
  return 1 + months.findIndex((names) => names.includes(name.toLowerCase()))
}

function yearOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

/** Sentences and paragraphs. A dot after a number is a day's, and single line breaks are a program's. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n|(?<!\d)[.!?]\s+/u)
    .map((sentence) => sentence.replace(/\s+/g, ' ').slice(0, 1000))
}
