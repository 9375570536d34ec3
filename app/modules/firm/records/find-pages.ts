import { foldText } from '#app/shell/fold-text.ts'
import { createsFor, entriesFor, findsFor } from '#app/shell/frame/menu.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { hasNearWords } from '#app/shell/match-near.ts'
import { hasAllWords } from '#app/shell/match-words.ts'
import { listSettings } from '#app/shell/settings/settings.ts'
import type { QuickHit } from './quick-hit.ts'

type About = {
  access: Parameters<typeof entriesFor>[0] & Parameters<typeof listSettings>[0]
  t: (namespace: string) => Translate
}

/** A page by its name and by the other words that people have for it. */
type Candidate = QuickHit & { words: string; isMaking?: boolean }

/**
 * Pages that a person may open, things to make and things to do, by what was typed: those that are
 * called so first, then those that others call so, such as “VAT return” for the tax report. What can
 * be made is found by every word for making, and comes first where one was typed. Where nothing is
 * found otherwise, words that say little are left out of a sentence, a mistake in a word is forgiven,
 * and then pages are found that most of the words are about.
 */
export function findPages(about: About, typed: string): QuickHit[] {
  const t = about.t('records')
  const words = { making: t('palette.newWords'), little: t('palette.littleWords') }
  return findAmong(candidates(about), words, typed)
}

/** Words for making something, and words that say little: articles, pronouns, "where is". */
type KnownWords = { making: string; little: string }

/** The same, of pages that are known already. */
export function findAmong(
  all: readonly Candidate[],
  { making: newWords, little }: KnownWords,
  typed: string,
): QuickHit[] {
  const isMaking = typed.split(/\s+/).some((word) => hasAllWords(newWords, word))
  const ranked = (rank: typeof rankOf, wanted: string) =>
    all
      .map((one) => ({ one, rank: rank(one, wanted) - (isMaking && one.isMaking ? 1 : 0) }))
      .filter((found) => found.rank < none)
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ one }) => one)
  const saying = withoutLittle(typed, little)
  const ways = [
    () => ranked(rankOf, typed),
    () => ranked(rankOf, saying),
    () => ranked(nearRankOf, typed),
    () => ranked(nearRankOf, saying),
    () => ranked(rankAmong(all, saying), saying),
  ]
  let found: Candidate[] = []
  for (const way of ways) {
    if (found.length === 0) found = way()
  }
  const seen = new Set<string>()
  return found.flatMap(({ label, detail, href }) => {
    if (seen.has(href)) return []
    seen.add(href)
    return [{ label, detail, href }]
  })
}

/** Every page that a person may open, in the words of their language. */
export function candidates({ access, t }: About): Candidate[] {
  const { firmId } = access.firm
  const newWords = t('records')('palette.newWords')
  const detail = t('shell')('settings.title')
  const places = entriesFor(access).flatMap(({ moduleId, children = [], ...entry }) =>
    [{ ...entry, moduleId }, ...children].map((place) => ({
      label: t(place.moduleId)(place.labelKey),
      ...{ detail: '', href: place.path(firmId), words: '' },
    })),
  )
  const finds = findsFor(access).map(({ moduleId, labelKey, findKey, path }) => ({
    label: t(moduleId)(labelKey),
    ...{ detail: '', href: path(firmId), words: t(moduleId)(findKey) },
  }))
  const makes = createsFor(access).map(({ moduleId, nameKey, labelKey, path }) => ({
    label: t(moduleId)(nameKey ?? labelKey),
    ...{ detail: '', href: path(firmId), words: newWords, isMaking: true },
  }))
  const settings = listSettings(access, t).map(({ label, words, find, href }) => ({
    ...{ label, detail, href, words: `${find} ${words}` },
  }))
  return [...places, ...finds, ...makes, ...settings]
}

const none = Number.POSITIVE_INFINITY
/** Below any other word's place among those that a page is also called by. */
const perWord = 1 / 1000

/** How well a page fits, the smaller the better: by its name, by another whole word for it, by a beginning. */
function rankOf({ label, words }: Candidate, typed: string): number {
  const wanted = plain(typed)
  const name = plain(label)
  if (name === wanted) return 0
  const others = plain(words)
  const at = ` ${others} `.indexOf(` ${wanted} `)
  // Of pages whose names begin so, first those that are called so in a word, too.
  if (name.startsWith(wanted)) return at >= 0 ? 0.5 + placeOf(others, at) * perWord : 1
  if (hasAllWords(label, typed)) return 2
  if (at >= 0) return 3 + placeOf(others, at) * perWord
  const begun = ` ${others}`.indexOf(` ${wanted}`)
  if (begun >= 0) return 4 + placeOf(others, begun) * perWord
  return hasAllWords(`${label} ${words}`, typed) ? 5 : none
}

function nearRankOf({ label, words }: Candidate, typed: string): number {
  if (hasNearWords(label, typed)) return 0
  return hasNearWords(`${label} ${words}`, typed) ? 1 : none
}

/** What was typed without words that say little; all of it where it has no others. */
function withoutLittle(typed: string, little: string): string {
  const known = new Set(plain(little).split(' '))
  const left = plain(typed)
    .split(' ')
    .filter((word) => !known.has(word))
  return left.length > 0 ? left.join(' ') : typed
}

/**
 * For sentences: how many of their words a page is about, other forms of them too. A word that few
 * pages have says more than one that many have; half of what is said must be there.
 */
function rankAmong(all: readonly Candidate[], typed: string): typeof rankOf {
  const wanted = [...new Set(plain(typed).split(' '))].filter((word) => word.length > 2)
  const own = new Map(
    all.map((one) => [one, new Set(plain(`${one.label} ${one.words}`).split(' '))] as const),
  )
  const about = wanted.map((word) => {
    const pages = new Set<Candidate>()
    for (const [one, words] of own) {
      if ([...words].some((other) => areForms(other, word))) pages.add(one)
    }
    return { pages, weight: Math.log(all.length / Math.max(pages.size, 1)) }
  })
  const whole = about.reduce((sum, { weight }) => sum + weight, 0)
  return (one) => {
    const said = about.reduce((sum, { pages, weight }) => sum + (pages.has(one) ? weight : 0), 0)
    return said === 0 || said < whole / 2 ? none : 10 - said / whole
  }
}

/** Whether two words may be forms of one: only their ends differ. */
function areForms(one: string, other: string): boolean {
  if (one.startsWith(other)) return true
  const least = Math.max(4, Math.ceil(Math.max(one.length, other.length) * 0.6))
  return one.slice(0, least) === other.slice(0, least)
}

/** Words alone, folded, one space apart. */
function plain(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}

/** How many words stand before a place of a text. */
function placeOf(text: string, at: number): number {
  return text.slice(0, at).split(' ').length - 1
}
