import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/core/fields.ts'
import { isAllowed, isPermission, type Role } from '#contract/core/roles.ts'
import { findPageAt } from '../edge/page-leaves.server.ts'
import { textsOf } from '../i18n/texts.server.ts'
import { settingsGroups } from '../module-info.ts'
import { settingsFound } from './is-setting-found.ts'
import { currentSetting, listSettings } from './settings.ts'

/** The texts of a language, as pages have them. */
function textsIn(language: Language) {
  return (namespace: string) => textsOf(language, namespace)
}

function viewer(role: Role, country = 'DE') {
  const holds = (needs: string) => !isPermission(needs) || isAllowed(role, needs)
  return {
    firm: { firmId: 'F', country },
    can: holds,
    canOpen: (path: string) => holds(findPageAt(path)?.needs ?? 'nowhere'),
  }
}

function find(typed: string, language: Language = 'en') {
  return settingsFound(listSettings(viewer('owner'), textsIn(language)), typed).map(({ href }) =>
    href.replace('/firms/F/', ''),
  )
}

test('the settings stand in the order of their groups, and every group has some', () => {
  const groups = listSettings(viewer('owner'), textsIn('en')).map(({ group }) => group)
  expect([...new Set(groups)]).toEqual([...settingsGroups])
  expect(groups).toEqual([...groups].sort((a, b) => order(a) - order(b)))
  function order(group: (typeof settingsGroups)[number]) {
    return settingsGroups.indexOf(group)
  }
})

test('a page is found by its name, its line and by what can be set there', () => {
  expect(find('numbers doc')).toEqual(['settings/numbering'])
  expect(find('iban')).toEqual(['settings/firm'])
  expect(find('DKIM')).toEqual(['settings/mail'])
  expect(find('daily rates')).toEqual(['settings/exchange-rates'])
  expect(find('numbres docu')).toEqual(['settings/numbering'])
  expect(find('nothing of the kind')).toEqual([])
})

test('in every language a page has a name, a line and words to find it by', () => {
  for (const language of languages) {
    const settings = listSettings(viewer('owner', 'ES'), textsIn(language))
    const raw = settings.filter(({ label, words, find }) =>
      [label, words, find].some((text) => /^[\w.]+\.(words|find|name|title)$/.test(text)),
    )
    expect(raw, language).toEqual([])
    expect(new Set(settings.map(({ label }) => label)).size, language).toBe(settings.length)
  }
  expect(find('Umsatzsteuer', 'de')).toContain('settings/taxes')
  expect(find('счёт', 'ru')).toEqual(find('счет', 'ru'))
})

test('what somebody may not open, or has nothing to set on, is not listed', () => {
  const hrefsOf = (role: Role) =>
    listSettings(viewer(role), textsIn('en')).map(({ href }) => href.replace('/firms/F/', ''))
  expect(hrefsOf('owner')).toContain('settings/deletion')
  expect(hrefsOf('admin')).not.toContain('settings/deletion')
  expect(hrefsOf('cashier')).toContain('settings/firm')
  expect(hrefsOf('cashier')).not.toContain('settings/api-keys')
  expect(hrefsOf('cashier')).not.toContain('settings/taxes')
})

test('what one country alone has is not listed elsewhere', () => {
  const hasVerifactu = (country: string) =>
    listSettings(viewer('owner', country), textsIn('en')).some(({ href }) =>
      href.endsWith('/verifactu'),
    )
  expect([hasVerifactu('ES'), hasVerifactu('DE')]).toEqual([true, false])
})

test('a page belongs to the setting whose path is the longest beginning of its own', () => {
  const settings = listSettings(viewer('owner'), textsIn('en'))
  const hrefAt = (path: string) => currentSetting(settings, path)?.href
  expect(hrefAt('/firms/F/settings/taxes/DE19/edit?x=1')).toBe('/firms/F/settings/taxes')
  expect(hrefAt('/firms/F/users/roles')).toBe('/firms/F/users/roles')
  expect(hrefAt('/firms/F/settings')).toBeUndefined()
})
