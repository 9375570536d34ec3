import type { FormattedText } from '../../question.ts'

/** The formats of Moodle; `moodle` is its own, HTML where it looks like it and else plain. */
export type GiftFormat = 'moodle' | 'html' | 'plain' | 'markdown'

/** Escaped signs stand for these while a question is cut up; Unicode has them for use inside programs. */
const escapes: [string, string, string][] = [
  [':', '\ufdd0', ':'],
  ['#', '\ufdd1', '#'],
  ['=', '\ufdd2', '='],
  ['{', '\ufdd3', '{'],
  ['}', '\ufdd4', '}'],
  ['~', '\ufdd5', '~'],
  ['n', '\ufdd6', '\n'],
]

/** A text in which no escaped sign is left to be taken for one that cuts. */
export function hideEscapes(text: string): string {
  return text
    .replace(/[\ufdd0-\ufdd6]/g, '\ufffd')
    .replace(
      /\\([\\:#={}~n])/g,
      (_, sign: string) => escapes.find(([one]) => one === sign)?.[1] ?? '\\',
    )
}

export function showEscapes(text: string): string {
  return escapes.reduce((shown, [, hidden, sign]) => shown.replaceAll(hidden, sign), text)
}

/** A text with signs that would cut escaped, as Moodle writes it. */
export function escapeGift(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/[\\#=~{}:]/g, '\\$&')
    .replace(/\n/g, '\\n')
}

/** A text with its format, which stands before it in square brackets or is that of the question. */
export function readFormatted(
  hidden: string,
  inherited: GiftFormat,
): { format: GiftFormat; text: FormattedText } {
  const match = /^\[(moodle|html|plain|markdown)\]/.exec(hidden.trim())
  const format = asFormat(match?.[1]) ?? inherited
  const text = showEscapes(hidden.trim().slice(match?.[0].length ?? 0)).trim()
  return { format, text: { format: format === 'moodle' ? formatOf(text) : format, text } }
}

function asFormat(name: string | undefined): GiftFormat | undefined {
  return name === 'moodle' || name === 'html' || name === 'plain' || name === 'markdown'
    ? name
    : undefined
}

/** What a text of Moodle's own format is: HTML where it has tags. */
export function formatOf(text: string): 'html' | 'plain' {
  return /<[a-z/][^<>]*>/i.test(text) || /&(#\d+|[a-z]+);/i.test(text) ? 'html' : 'plain'
}

/**
 * A text as GIFT, its format before it where it would not be read as such, or begins with what would
 * be taken for a format.
 */
export function writeFormatted({ format, text }: FormattedText, inherited: GiftFormat): string {
  const read = inherited === 'moodle' ? formatOf(text) : inherited
  const looksTold = /^\[(moodle|html|plain|markdown)\]/.test(text)
  return `${looksTold || (text !== '' && read !== format) ? `[${format}]` : ''}${escapeGift(text)}`
}
