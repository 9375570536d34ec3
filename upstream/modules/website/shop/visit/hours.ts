import { localOf } from '#contract/core/zoned-time.ts'
import { escapeHtml, formatClock, formatDay, hoursTables } from '../../pages/views.ts'
import { openNow, shownHours } from '../../site-settings/index.ts'
import { filled } from '../words.ts'
import type { ShopGround } from './ground.ts'

/** When the firm is open, for whoever fetches an order, and whether it is now; nothing where it has said no hours. */
export function pickUpHours(ground: ShopGround): string {
  const { reader, firm, language, locale, siteWords } = ground
  const hours = shownHours(reader, firm, language)
  if (!hours) return ''
  const tables = hoursTables(hours, { words: siteWords, locale })
  return `<h2>${escapeHtml(siteWords.openingHours)}</h2>\n${nowHtml(ground)}${tables}`
}

function nowHtml({ reader, firm, words, locale }: ShopGround): string {
  const state = openNow(reader, firm)
  if (!state?.until) return ''
  const [day = '', time = ''] = localOf(state.until, state.timeZone).split('T')
  const gaps = { day: formatDay(day, locale), time: formatClock(time.slice(0, 5), locale) }
  const text = filled(state.isOpen ? words.openUntil : words.opensAt, gaps)
  return `<p>${escapeHtml(text)}</p>\n`
}
