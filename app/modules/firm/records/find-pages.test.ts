import { expect, test } from 'vitest'
import { findPageAt } from '#app/shell/edge/page-leaves.server.ts'
import { createsFor, menuFor } from '#app/shell/frame/menu.ts'
import { textsOf } from '#app/shell/i18n/texts.server.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { isAllowed, isPermission, type Role } from '#contract/core/roles.ts'
import tasks from './everyday-tasks.json'
import { candidates, findAmong } from './find-pages.ts'

/** Words of shopkeepers by where they lead: a page below the firm's, or one of the person's own. */
const everydayWords = import.meta.glob<Record<string, readonly string[]>>(
  './everyday-words/*.json',
  { eager: true, import: 'default' },
)

/** The texts of a language, as pages have them. */
function textsIn(language: Language) {
  return (namespace: string) => textsOf(language, namespace)
}

function finder(language: Language, role: Role = 'owner') {
  const holds = (needs: string) => !isPermission(needs) || isAllowed(role, needs)
  const access = {
    firm: { firmId: 'F', country: 'DE' },
    can: holds,
    canOpen: (path: string) => holds(findPageAt(path)?.needs ?? 'nowhere'),
  }
  const t = textsIn(language)
  const all = candidates({ access, t })
  const words = {
    making: t('records')('palette.newWords'),
    little: t('records')('palette.littleWords'),
  }
  return (typed: string) =>
    findAmong(all, words, typed).map(({ href }) => href.replace('/firms/F/', ''))
}

test.each(languages)('a hundred words of a shopkeeper find the right page: %s', (language) => {
  const find = finder(language)
  const wanted = Object.entries(everydayWords[`./everyday-words/${language}.json`] ?? {}).flatMap(
    ([href, words]) => words.map((word) => ({ word, href })),
  )
  expect(wanted.length).toBeGreaterThanOrEqual(100)
  const missed = wanted
    .map(({ word, href }) => ({ word, href, found: find(word).slice(0, 3) }))
    .filter(({ href, found }) => !found.includes(href))
  expect(missed).toEqual([])
})

test.each(languages)(
  'fifteen tasks of a day are found by what one would call them: %s',
  (language) => {
    const find = finder(language)
    const missed = Object.entries(tasks)
      .map(([task, { to, words }]) => ({ task, to, found: find(words[language]).slice(0, 3) }))
      .filter(({ to, found }) => !found.some((href) => to.includes(href)))
    expect(Object.keys(tasks)).toHaveLength(15)
    expect(missed).toEqual([])
  },
)

test('each of them is in the menu, within an area, or in New', () => {
  const everything = { can: () => true, canOpen: () => true, firm: {} }
  const { start, areas, more } = menuFor(everything)
  const entries = [...start, ...areas, ...more.areas].flatMap((part) =>
    'entries' in part ? part.entries : [part],
  )
  const shown = [...entries, ...more.entries].flatMap((entry) => [entry, ...entry.children])
  const places = [...shown, ...createsFor(everything)].map(({ path }) =>
    path('F').replace('/firms/F/', ''),
  )
  const isIn = (href: string) => places.includes(href.replace(/[?#].*$/, ''))
  // What stands on a page of its own area: the returns among the reports, the logo in the settings.
  const isOn = (href: string) => places.some((place) => href.startsWith(`${place}/`))
  expect(
    Object.values(tasks).filter(({ to }) => !to.some((href) => isIn(href) || isOn(href))),
  ).toEqual([])
})

test('a name comes before what others call a page, and a mistake is forgiven', () => {
  const find = finder('en')
  expect(find('quotes')[0]).toBe('quotes')
  expect(find('new invoice')[0]).toBe('invoices/new')
  expect(find('bakcup')).toContain('exports')
  expect(find('nothing of the kind')).toEqual([])
})

test('what a role may not open is not found', () => {
  expect(finder('en', 'cashier')('profit')).not.toContain('reports/profit-and-loss')
  expect(finder('en', 'owner')('profit')[0]).toBe('reports/profit-and-loss')
})
