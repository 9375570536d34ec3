/** A line of times, of WebVTT and of SubRip, which writes a comma before the thousandths. */
const times = /^\s*(\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}\s*-->\s*(\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{3}/

/**
 * Captions as browsers take them, WebVTT, of a file in that format or in SubRip; undefined for what
 * is neither.
 */
export function toWebVtt(bytes: Uint8Array): string | undefined {
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
  const lines = text.split('\n')
  if (!lines.some((line) => times.test(line))) return undefined
  if (/^WEBVTT(\s|$)/.test(text)) return text
  const written = lines.map((line) =>
    times.test(line) ? withHours(line.trim().replaceAll(',', '.')) : line,
  )
  return `WEBVTT\n\n${written.join('\n').trim()}\n`
}

function withHours(line: string): string {
  return line.replace(/(?<![\d:])(\d:\d{2}:\d{2}\.)/g, '0$1')
}

/** Older programs write one byte a letter. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
