import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { languages } from '#contract/core/fields.ts'

const root = new URL('../..', import.meta.url).pathname
const infos = import.meta.glob<ModuleInfo>('../../app/modules/*/*/module.ts', {
  eager: true,
  import: 'module',
})

/** Modules that are pages alone, and why. */
const onlyApp: Record<string, string> = {
  blog: 'Markdown in the repository; nothing to ask for',
  site: 'shows what everybody may see and asks nothing of the API',
  offerings: 'says what each offering is and asks nothing of the API',
  help: 'holds its articles itself and asks nothing of the API',
  developers: 'shows how the API describes itself and calls it with a reader’s own key',
  entry: 'calls the directory, which belongs to no firm: upstream/identity',
  profile: 'calls the directory, which belongs to no firm: upstream/identity/profile',
  credentials: 'calls the directory, which belongs to no firm: upstream/identity/credentials',
  social: 'calls the directory, which belongs to no firm: upstream/identity/social',
  'demo-visits':
    'calls the directory, where visits outlive their firms: upstream/modules/platform/demo-visits',
  notifications:
    'calls the directory, where a person is told of all firms: upstream/modules/person/notifications',
  'own-wallet':
    'calls the directory, where a person has one for all firms: upstream/modules/person/own-wallet',
  'api-keys': 'calls the directory, which says whose a key is: upstream/identity/api-keys',
  apps: 'calls the directory, which says whom a person let in: upstream/identity/apps',
  users: 'calls the directory, which says who may enter a firm: upstream/identity/members',
  legal:
    'calls the directory, which belongs to no firm: upstream/modules/platform/administration/legal',
  contact:
    'calls the directory, which belongs to no firm: upstream/modules/platform/administration',
  plans: 'shows the price list and asks nothing of the API',
  gallery: 'shows what screens are made of and asks nothing of the API',
  roadmap: 'shows what has changed and asks nothing of the API',
  administration:
    'calls the directory, which belongs to no firm: upstream/modules/platform/administration',
}

/** Modules that are rules alone, and why. */
const onlyUpstream: Record<string, string> = {
  public: 'answers public links, whose page is one of invoicing’s',
  overview: 'sums a firm up, for a page of firms that shows several',
  demo: 'fills a firm once; the firm is then seen on the usual pages',
  outbound: 'sends what other modules cause; its states show on their records',
  'price-changes': 'changes many prices, whose page is among those of price lists',
  'stock-counts': 'keeps counts, whose pages are among those of stock',
}

/** Modules without calls of their own, and why. */
const withoutEndpoints: Record<string, string> = {
  demo: 'is called from within, by the gateway',
  outbound: 'is called from within; mails answers for it',
}

function modulesOf(tree: string): string[] {
  return readdirSync(`${root}${tree}/modules`).sort()
}

const inApp = modulesOf('app')
const inUpstream = modulesOf('upstream')

test('the trees hold the same modules, but for those with a reason', () => {
  expect(inApp.length).toBeGreaterThan(5)
  expect(inApp.filter((name) => !inUpstream.includes(name))).toEqual(Object.keys(onlyApp).sort())
  expect(inUpstream.filter((name) => !inApp.includes(name))).toEqual(
    Object.keys(onlyUpstream).sort(),
  )
})

describe.each(inApp)('the pages of %s', (name) => {
  const folder = `${root}app/modules/${name}`
  const info = infos[`../../app/modules/${name}/module.ts`]

  test('say who they are, in module.ts, routes.ts and every language', () => {
    expect(info?.id).toBe(name)
    const languageFiles = languages.map((language) => `locales/${language}.json`)
    for (const file of ['module.ts', 'routes.ts', ...languageFiles]) {
      expect(existsSync(`${folder}/${file}`), file).toBe(true)
    }
  })

  test('are explained in 10 to 30 lines', () => {
    const lines = readFileSync(`${folder}/README.md`, 'utf8').trim().split('\n').length
    expect(lines).toBeGreaterThanOrEqual(10)
    expect(lines).toBeLessThanOrEqual(30)
  })

  test('use the modules they say they use, and no other', () => {
    expect(importedBy(folder, name)).toEqual([...(info?.uses ?? [])].sort())
  })
})

/** Modules whose index is imported by a module's sources, tests aside. */
function importedBy(folder: string, name: string): string[] {
  const index = /from '(?:#app\/modules|(?:\.\.\/)+)\/?([a-z-]+)\/index(?:\.server)?\.tsx?'/g
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const found = sources.flatMap((text) => [...text.matchAll(index)].map(([, other = '']) => other))
  return [...new Set(found)].filter((other) => other !== name && inApp.includes(other)).sort()
}

describe.each(inUpstream)('the rules of %s', (name) => {
  const folder = `${root}upstream/modules/${name}`

  test('are bound to the contract in endpoints.ts', () => {
    expect(existsSync(`${folder}/endpoints.ts`)).toBe(!(name in withoutEndpoints))
  })

  test('are explained, where no page of the same name does it', () => {
    expect(existsSync(`${folder}/README.md`)).toBe(name in onlyUpstream)
  })
})
