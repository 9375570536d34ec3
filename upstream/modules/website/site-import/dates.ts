/**
 * An instant of another system as UTC ISO 8601; null for none. Reads `2024-03-01`, with a time behind a
 * space or T, with `Z`, an offset or nothing (UTC), and the dates of mails and RSS (RFC 822).
 */
export function readInstant(text: string): string | null {
  const trimmed = text.trim()
  const [, date, time, zone] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?))?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i.exec(
      trimmed,
    ) ?? []
  if (date === undefined)
    return /^[a-z]{3},? /i.test(trimmed) || /^\d{1,2} [a-z]{3}/i.test(trimmed)
      ? instant(trimmed)
      : null
  const offset =
    zone === undefined || /^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')
  return instant(`${date}T${time ?? '00:00'}${offset}`)
}

function instant(text: string): string | null {
  const at = new Date(text)
  const year = at.getUTCFullYear()
  // Years that no site has are zeros of a database.
  return Number.isNaN(at.getTime()) || year < 1970 || year > 2200 ? null : at.toISOString()
}
