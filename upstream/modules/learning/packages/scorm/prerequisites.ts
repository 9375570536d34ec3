/**
 * The prerequisites of SCORM 1.2 (the script of AICC, CMI001 appendix): `A & B`, `A | B`, `~A`,
 * `A = "passed"`, `A <> failed`, `2*{A, B, C}`, brackets.
 */
export type Prerequisite =
  | { kind: 'done'; item: string }
  | { kind: 'is'; item: string; status: string; isNegated: boolean }
  | { kind: 'not'; of: Prerequisite }
  | { kind: 'all' | 'any'; of: Prerequisite[] }
  | { kind: 'some'; least: number; of: Prerequisite[] }

type Tokens = { list: readonly string[]; at: number }

/** What a script says; undefined where it is not of this language. */
export function parsePrerequisites(script: string): Prerequisite | undefined {
  const list = script.match(/"[^"]*"|<>|[&|~=(){},*]|[^\s"&|~=<>(){},*]+/g) ?? []
  if (list.join('').replaceAll('"', '') !== script.replace(/[\s"]/g, '')) return undefined
  const tokens = { list, at: 0 }
  const found = parseAny(tokens, 0)
  return found !== undefined && tokens.at === list.length ? found : undefined
}

/** Whether prerequisites are met; `statusOf` gives the lesson status of SCORM 1.2 of an item. */
export function isMet(rule: Prerequisite, statusOf: (item: string) => string): boolean {
  switch (rule.kind) {
    case 'done':
      return ['completed', 'passed'].includes(statusOf(rule.item))
    case 'is':
      return (statusOf(rule.item) === rule.status) !== rule.isNegated
    case 'not':
      return !isMet(rule.of, statusOf)
    case 'all':
      return rule.of.every((one) => isMet(one, statusOf))
    case 'any':
      return rule.of.some((one) => isMet(one, statusOf))
    case 'some':
      return rule.of.filter((one) => isMet(one, statusOf)).length >= rule.least
  }
}

const deepest = 40

function parseAny(tokens: Tokens, depth: number): Prerequisite | undefined {
  return parseRow(tokens, '|', 'any', () =>
    parseRow(tokens, '&', 'all', () => parseOne(tokens, depth)),
  )
}

function parseRow(
  tokens: Tokens,
  sign: string,
  kind: 'all' | 'any',
  parse: () => Prerequisite | undefined,
): Prerequisite | undefined {
  const parts: Prerequisite[] = []
  do {
    const part = parse()
    if (part === undefined) return undefined
    parts.push(part)
  } while (take(tokens, sign))
  return parts.length === 1 ? parts[0] : { kind, of: parts }
}

function parseOne(tokens: Tokens, depth: number): Prerequisite | undefined {
  if (depth > deepest) return undefined
  if (take(tokens, '~')) {
    const of = parseOne(tokens, depth + 1)
    return of && { kind: 'not', of }
  }
  if (take(tokens, '(')) {
    const inner = parseAny(tokens, depth + 1)
    return take(tokens, ')') ? inner : undefined
  }
  const word = takeWord(tokens)
  if (word === undefined) return undefined
  if (take(tokens, '*')) return parseSome(tokens, Number(word), depth)
  const isNegated = tokens.list[tokens.at] === '<>'
  if (!take(tokens, '=') && !take(tokens, '<>')) return { kind: 'done', item: word }
  const status = takeWord(tokens)
  return status === undefined
    ? undefined
    : { kind: 'is', item: word, status: statusWord(status), isNegated }
}

function parseSome(tokens: Tokens, least: number, depth: number): Prerequisite | undefined {
  if (!Number.isInteger(least) || !take(tokens, '{')) return undefined
  const of: Prerequisite[] = []
  do {
    const one = parseAny(tokens, depth + 1)
    if (one === undefined) return undefined
    of.push(one)
  } while (take(tokens, ','))
  return take(tokens, '}') ? { kind: 'some', least, of } : undefined
}

function take(tokens: Tokens, sign: string): boolean {
  if (tokens.list[tokens.at] !== sign) return false
  tokens.at += 1
  return true
}

function takeWord(tokens: Tokens): string | undefined {
  const word = tokens.list[tokens.at]
  if (word === undefined || /^(<>|[&|~=(){},*])$/.test(word)) return undefined
  tokens.at += 1
  return word.replaceAll('"', '')
}

/** A status by its first letter, as AICC allows: "p", "passed". */
function statusWord(word: string): string {
  const all = ['passed', 'completed', 'failed', 'incomplete', 'browsed', 'not attempted']
  return all.find((one) => one === word.toLowerCase() || one[0] === word.toLowerCase()) ?? word
}
