import { PayrollFault } from '../fault.ts'

/** `text` as it was written, `word` as it is compared; `at` is its place, from 0. */
export type FormulaToken = {
  kind: 'number' | 'word' | 'sign'
  text: string
  word: string
  at: number
}

const TOKEN = /(\d{1,15}(?:\.\d{1,10})?)|(\p{L}[\p{L}\p{N}_]*)|(<=|>=|<>|!=|==|[-+*/%()<>=,−×÷])/uy

/** Signs that people write, and what they stand for. */
const SAME: Readonly<Record<string, string>> = {
  '!=': '<>',
  '==': '=',
  '−': '-',
  '×': '*',
  '÷': '/',
}

/** Cuts a formula into numbers, words and signs. Throws PayrollFault. */
export function tokensOf(text: string): FormulaToken[] {
  const tokens: FormulaToken[] = []
  let at = 0
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1
    if (at >= text.length) return tokens
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    const next = text.charAt(TOKEN.lastIndex)
    if (match === null || (match[1] !== undefined && /[\p{L}\p{N}._]/u.test(next))) {
      throw unreadable(text, at)
    }
    const [whole, number, word] = match
    const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'sign'
    tokens.push({ kind, text: whole, word: SAME[whole] ?? whole.toLowerCase(), at })
    at += whole.length
  }
}

function unreadable(formula: string, at: number): PayrollFault {
  const near = formula.charAt(at)
  const isMember = near === '.' && /[\p{L}\p{N}_\])]/u.test(formula.charAt(at - 1))
  const code = isMember || near === '[' ? 'formula_member_access' : 'formula_unreadable'
  return new PayrollFault(code, { formula, at: String(at + 1), near })
}
