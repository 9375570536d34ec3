const maxLetters = 200
const fallback = 'file'
/** How a form sends a quotation mark and line breaks in a file's name. */
const formEncoded = /%(22|0d|0a)/gi

/**
 * A file name as people gave it, made safe to store and to send: without folders, invisible and
 * direction-changing characters, and what some system forbids; at maxLetters 200 characters, the ending
 * kept.
 */
export function cleanFileName(name: string): string {
  const typed = name.toWellFormed().normalize('NFC').replace(formEncoded, '_')
  const last = typed.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu, '')
    .replace(/["<>:|?*%]/g, '_')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  if (clean === '') return fallback
  const letters = [...clean]
  if (letters.length <= maxLetters) return clean
  const ending = /\.[^. ]{1,10}$/.exec(clean)?.[0] ?? ''
  return letters.slice(0, maxLetters - [...ending].length).join('') + ending
}
