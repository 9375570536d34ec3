/** What somebody wrote themselves in a mail, and what their program put below or above it. */
export type ReplyText = {
  /** The answer alone; the whole text where nothing would be left. */
  text: string
  /** What was taken away: the mail that is answered, the signature. */
  hidden: string
}

/** Lines that say who wrote what follows, by their first word: programs break them, up to three. */
const introductions = [
  /^on .{6,200} wrote:?$/i,
  /^am .{4,200} schrieb( .{1,200})?:$/i,
  /^il (giorno )?.{4,200} ha scritto:$/i,
  /^el .{4,200} escribió:$/i,
  /^le .{4,200} a écrit\s?:$/i,
]

/** Those that begin with a name, or with a day: on one line, or on two where the first has the time. */
const otherIntroductions = [
  /^.{6,200} wrote:$/i,
  /^.{1,200} schrieb am .{4,200}:$/i,
  /^.{4,200} ha scritto:$/i,
  /^.{4,200}\s(пишет|писал|писала|написал|написала|написал\(а\)):$/i,
  /^.{6,80}\d{1,2}:\d\d.{0,200}<[^<>\s]+@[^<>\s]+>\s?:$/i,
  /^.{0,40}\d{4}, \d{1,2}:\d\d .{0,20}от .{1,200}:$/i,
]

/** Lines above a mail that is answered or forwarded as a whole. */
const dividers = [
  /^-{2,}\s*(original message|ursprüngliche nachricht|originalnachricht|messaggio originale|исходное сообщение|mensaje original|message d'origine)\s*-{2,}$/i,
  /^_{20,}$/,
]

/** A mail that is passed on: what stands below is what the sender wants to show. */
const forwarding =
  /^(-{2,}\s*(forwarded message|weitergeleitete nachricht|messaggio inoltrato|пересылаемое сообщение|mensaje reenviado)\s*-{2,}|(begin forwarded message|anfang der weitergeleiteten nachricht|inizio messaggio inoltrato|начало переадресованного сообщения|inicio del mensaje reenviado):)$/i

/** The first words of a line of a mail's head, below a divider or alone. */
const headFields =
  /^\*?(from|sent|to|cc|subject|date|von|gesendet|an|betreff|datum|da|inviato|data|a|oggetto|от|отправлено|дата|кому|копия|тема|de|enviado( el)?|para|asunto|fecha|de|envoyé|à|objet)\s?:\*?\s/i

/** Lines below which programs of telephones write nothing of their owner. */
const deviceLines = [
  /^(sent|get outlook) (from|for) (my )?[\w ]{2,30}$/i,
  /^(von meinem .{2,30} gesendet|gesendet (von|mit) .{2,40}|diese nachricht wurde von .{2,40} gesendet)\.?$/i,
  /^inviato da(l mio)? .{2,30}$/i,
  /^отправлено (с|из) .{2,40}$/i,
  /^(enviado desde|obtener outlook para) .{2,30}$/i,
]

/**
 * What somebody answered, without the mail they answer and without their signature. An answer written
 * between quoted lines keeps the lines it answers, and of a mail that is passed on all is shown.
 * @param text plain text of the mail
 * @param marker the line that the firm's own mails have above what is to be answered; empty for none
 */
export function replyText(text: string, marker = ''): ReplyText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const start = quoteStart(lines, marker)
  if (lines.slice(0, start + 1).some((line) => forwarding.test(line.trim()))) {
    return { text: text.trim(), hidden: '' }
  }
  const own = lines.slice(0, start)
  const below = lines.slice(start)
  if (isBlank(own) || hasOwnWords(below)) return answerBetween(lines, text)
  const end = signatureStart(own)
  return wholeUnlessEmpty(own.slice(0, end), [...own.slice(end), ...below], text)
}

/** The first line of what is answered; the number of lines where there is none. */
function quoteStart(lines: readonly string[], marker: string): number {
  const at = lines.findIndex((line, index) => {
    const plain = line.trim()
    if (marker !== '' && plain.replace(/^[>\s]+/, '') === marker.trim()) return true
    if (plain.startsWith('>')) return true
    if (dividers.some((divider) => divider.test(plain))) return isHeadBelow(lines, index)
    return introductionLength(lines, index) > 0 || headLength(lines, index) >= 3
  })
  return at < 0 ? lines.length : at
}

/** A divider counts when a head or a quote follows; a person may draw a line, too. */
function isHeadBelow(lines: readonly string[], at: number): boolean {
  if (/[a-zа-я]/i.test(lines[at] ?? '')) return true
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '')
  return next > 0 && headLength(lines, next) >= 2
}

/** How many lines of a mail's head follow each other. */
function headLength(lines: readonly string[], at: number): number {
  let count = 0
  while (headFields.test(lines[at + count]?.trim() ?? '')) count += 1
  return count
}

/**
 * How many lines an introduction takes; 0 for none. Something has to be quoted below it, or to follow
 * it where it names a time: a person may write "Anna wrote:" as well.
 */
function introductionLength(lines: readonly string[], at: number): number {
  for (const length of [1, 2, 3]) {
    const part = lines.slice(at, at + length).map((line) => line.trim())
    if (part.length < length || part.includes('')) return 0
    const joined = part.join(' ')
    const hasTime = /\d{1,2}:\d\d/.test(part[0] ?? '')
    const isIntroduction =
      introductions.some((pattern) => pattern.test(joined)) ||
      ((length === 1 || (length === 2 && hasTime)) &&
        otherIntroductions.some((pattern) => pattern.test(joined)))
    if (!isIntroduction) continue
    const below = lines.slice(at + length).find((line) => line.trim() !== '')
    if (below?.trim().startsWith('>') || (/\d[.:/-]\d/.test(joined) && below !== undefined)) {
      return length
    }
  }
  return 0
}

/** Whether there are words of one's own below quoted lines: an answer at the bottom, or between them. */
function hasOwnWords(below: readonly string[]): boolean {
  const lastQuoted = below.findLastIndex((line) => line.trim().startsWith('>'))
  return lastQuoted >= 0 && !isBlank(below.slice(lastQuoted + 1, signatureStart(below)))
}

/** An answer below or between quoted lines: the quote above it goes where it is the whole of the mail. */
function answerBetween(lines: readonly string[], whole: string): ReplyText {
  const end = Math.max(signatureStart(lines), 0)
  const kept = lines.slice(0, end)
  const quoted = (line: string) => line.trim().startsWith('>')
  const blocks = kept.filter((line, at) => quoted(line) && !quoted(kept[at - 1] ?? '')).length
  const hidden = lines.slice(end)
  if (blocks > 1) return wholeUnlessEmpty(kept, hidden, whole)
  const own: string[] = []
  for (let at = 0; at < kept.length; at += 1) {
    const skip = introductionLength(kept, at)
    if (skip > 0 || quoted(kept[at] ?? '')) {
      const length = Math.max(skip, 1)
      hidden.push(...kept.slice(at, at + length))
      at += length - 1
    } else own.push(kept[at] ?? '')
  }
  return wholeUnlessEmpty(own, hidden, whole)
}

/** Where a signature begins: below two hyphens and a space (RFC 3676, 4.3), or a telephone's line. */
function signatureStart(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line) => /^--\s?$/.test(line) || deviceLines.some((device) => device.test(line.trim())),
  )
  return at < 0 ? lines.length : at
}

function wholeUnlessEmpty(
  own: readonly string[],
  hidden: readonly string[],
  whole: string,
): ReplyText {
  const text = own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  if (text === '') return { text: whole.trim(), hidden: '' }
  return { text, hidden: hidden.join('\n').trim() }
}

function isBlank(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '')
}
