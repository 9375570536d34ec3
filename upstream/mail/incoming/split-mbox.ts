const newline = 10
const carriage = 13

/**
 * The mails of a mailbox file (mbox, RFC 4155), each as it was; a file of one mail is that mail. A mail
 * begins where a line says `From ` with a date, after an empty line, and the next line is one of its head; what
 * it quotes so has a `>` before it.
 */
export function splitMbox(file: Uint8Array): Uint8Array[] {
  if (!isFromLine(file, 0)) return [file]
  const starts = [0]
  for (let at = lineAfter(file, 0); at < file.length; at = lineAfter(file, at)) {
    if (isFromLine(file, at) && isAfterEmptyLine(file, at) && isHeadLine(file, at)) starts.push(at)
  }
  return starts
    .map((start, index) => unquoted(file.subarray(lineAfter(file, start), starts[index + 1])))
    .filter((mail) => mail.length > 0)
}

function lineAfter(file: Uint8Array, at: number): number {
  const end = file.indexOf(newline, at)
  return end < 0 ? file.length : end + 1
}

/** `From somebody@example.com Sat Nov 28 10:00:00 2026`, with or without an address. */
function isFromLine(file: Uint8Array, at: number): boolean {
  if (file[at] !== 0x46) return false
  const line = new TextDecoder('latin1').decode(
    file.subarray(at, Math.min(at + 200, lineAfter(file, at))),
  )
  return (
    /^From .*\d{1,2}:\d\d(:\d\d)?\b.*\d{4}/.test(line) || /^From .*\d{4}.*\d{1,2}:\d\d/.test(line)
  )
}

/** Whether a line of a head, `Received: …`, follows the line: people write of dates at the beginning of one too. */
function isHeadLine(file: Uint8Array, fromLine: number): boolean {
  const at = lineAfter(file, fromLine)
  const line = new TextDecoder('latin1').decode(
    file.subarray(at, Math.min(at + 200, lineAfter(file, at))),
  )
  return /^[!-9;-~]+[ \t]*:/.test(line)
}

function isAfterEmptyLine(file: Uint8Array, at: number): boolean {
  const before = file[at - 2] === carriage ? at - 3 : at - 2
  return file[at - 1] === newline && (before < 0 || file[before] === newline)
}

/** `>From ` at the beginning of a line is `From ` in the mail itself. */
function unquoted(mail: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = []
  let from = 0
  for (let at = 0; at < mail.length; at = lineAfter(mail, at)) {
    let sign = at
    while (mail[sign] === 0x3e) sign += 1
    const isQuoted =
      sign > at && [0x46, 0x72, 0x6f, 0x6d, 0x20].every((one, i) => mail[sign + i] === one)
    if (!isQuoted) continue
    kept.push(mail.subarray(from, at))
    from = at + 1
  }
  if (kept.length === 0) return mail
  return new Uint8Array(Buffer.concat([...kept, mail.subarray(from)]))
}
