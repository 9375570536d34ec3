import { invalidField } from '#contract/core/errors.ts'
import { passwordMinimum } from '#contract/core/identity.ts'
import list from './common-passwords.txt?raw'
import wordList from './common-words.txt?raw'
import { isKeyboardWalk } from './keyboard-walk.ts'

let common: ReadonlySet<string> | undefined
let words: ReadonlySet<string> | undefined

type Owner = { email: string; name: string; firmNames?: readonly string[] }

/**
 * Refuses a password that is too short, among the most used, or a name of the person, their
 * address, their firms or ours, also with figures and signs around it or in the place of letters,
 * or that a finger finds by itself, `qwer1234`
 * (NIST SP 800-63B 5.1.1.2, OWASP ASVS 6.2). Throws `invalid` at `password`.
 */
export function requireGoodPassword(password: string, owner: Owner): void {
  if ([...password].length < passwordMinimum) throw invalidField('password', 'passwordTooShort')
  const plain = password.normalize('NFKC').trim().toLowerCase()
  const spellings = [plain, unmask(plain)]
  const isPoor = spellings.some((spelling) => isCommon(spelling) || isOwn(spelling, owner))
  if (isPoor || isMonotonous(plain) || isKeyboardWalk(plain))
    throw invalidField('password', 'passwordTooCommon')
}

/** A word of the list, or one with up to six figures or signs around it: `password1234!`. */
function isCommon(password: string): boolean {
  common ??= new Set(list.trimEnd().split('\n'))
  if (common.has(password)) return true
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const around = password.length - core.length
  if (core.length >= 4 && around <= 6 && common.has(core)) return true
  return around <= 8 && isWord(core)
}

/** A word that is often chosen, or two of them: `letmein`, `helloworld`. */
function isWord(core: string): boolean {
  words ??= new Set(wordList.trimEnd().split('\n'))
  if (words.has(core)) return true
  for (let at = 3; at <= core.length - 3; at += 1) {
    if (words.has(core.slice(0, at)) && words.has(core.slice(at))) return true
  }
  return false
}

/** What somebody who knows the person tries first, with figures and signs: `maria.rossi1990!`. */
function isOwn(password: string, { email, name, firmNames = [] }: Owner): boolean {
  const address = email.toLowerCase()
  const [local = ''] = address.split('@')
  const names = [name, ...firmNames].map((text) => text.normalize('NFKC').trim().toLowerCase())
  return [address, local, 'firmament', ...names].some(
    (word) =>
      password === word || isPadded(password, word) || isPadded(joined(password), joined(word)),
  )
}

/** Without what stands between words: `Maria Rossi` and `maria.rossi` are `mariarossi`. */
function joined(text: string): string {
  return text.replace(/[\s._&-]+/g, '')
}

function isPadded(password: string, word: string): boolean {
  if (word.length < 4 || !password.includes(word)) return false
  return /^[\d\W_]*$/.test(password.replace(word, ''))
}

const masks: Record<string, string> = { '@': 'a', '0': 'o', '1': 'l', '3': 'e', $: 's', '5': 's' }

/** Letters for the figures that often stand for them, but at the end: `p@ssw0rd12` to `password12`. */
function unmask(password: string): string {
  const end = /[\d\W_]*$/.exec(password)?.index ?? password.length
  return (
    password.slice(0, end).replace(/[@01$35]/g, (mask) => masks[mask] ?? mask) + password.slice(end)
  )
}

/** One or two characters over and over, or a run of neighbours: `aaaaaaaa`, `23456789`, `hgfedcba`. */
function isMonotonous(password: string): boolean {
  const points = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(points.slice(1).map((point, index) => point - (points[index] ?? 0)))
  const [step = 0] = steps
  return new Set(points).size <= 2 || (steps.size === 1 && Math.abs(step) <= 1)
}
