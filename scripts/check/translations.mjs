// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readTexts } from './read-texts.mjs'

const languages = ['en', 'de', 'it', 'ru', 'es']
const plural = /_(zero|one|two|few|many|other)$/

/**
 * Compares the texts of each `locales` folder: the same keys and placeholders in every language,
 * and for counted texts just the forms that the language has.
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function findTranslationFaults(root) {
  const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => /[\\/]locales([\\/]|$)/.test(path) && existsSync(join(path, 'en.json')))
  return [...folders.flatMap(compareFolder), ...findUnnamedCommon(folders)]
}

/**
 * A text that many places share stands once, in the folder `locales/common`, and they name it: a name
 * that is not there, and a text that is written out again in every language as it stands there.
 * @param {string[]} folders
 */
function findUnnamedCommon(folders) {
  const home = folders.find((folder) => /[\\/]locales[\\/]common$/.test(folder))
  if (home === undefined) return []
  const common = new Map(readInAll(home).map(([key, texts]) => [texts.join('\n'), key]))
  const names = new Set(common.values())
  return folders
    .filter((folder) => folder !== home)
    .flatMap((folder) =>
      readInAll(folder).flatMap(([key, texts]) => {
        const named = /^\$t\(common:(.*)\)$/.exec(texts[0] ?? '')?.[1]
        const where = `${folder}/en.json: “${key}”`
        if (named !== undefined && !names.has(named)) return [`${where} names no common text`]
        const same = common.get(texts.join('\n'))
        return same === undefined ? [] : [`${where} is common: write "$t(common:${same})"`]
      }),
    )
}

/**
 * Each text of a folder with how every language says it; counted ones aside.
 * @param {string} folder
 * @returns {[string, string[]][]}
 */
function readInAll(folder) {
  const all = languages.map((language) => readLanguage(folder, language))
  return [...(all[0]?.keys() ?? [])]
    .filter((key) => !plural.test(key))
    .map((key) => [key, all.map((texts) => texts?.get(key) ?? '')])
}

/** @param {string} folder */
function compareFolder(folder) {
  const english = readLanguage(folder, 'en') ?? new Map()
  return languages.flatMap((language) => {
    const texts = readLanguage(folder, language)
    if (!texts) return [`${folder}/${language}.json is missing`]
    const where = `${folder}/${language}.json`
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const wanted = expandPlurals([...english.keys()], forms)
    return [
      ...wanted.filter((key) => !texts.has(key)).map((key) => `${where}: “${key}” is missing`),
      ...[...texts.keys()]
        .filter((key) => !wanted.includes(key))
        .map((key) => `${where}: “${key}” is not in English, or is a form ${language} has not`),
      ...wanted.flatMap((key) => comparePlaceholders(where, key, english, texts)),
    ]
  })
}

/**
 * @param {string} where
 * @param {string} key
 * @param {Map<string, string>} english
 * @param {Map<string, string>} texts
 */
function comparePlaceholders(where, key, english, texts) {
  const text = texts.get(key)
  const source = english.get(key) ?? english.get(key.replace(plural, '_other'))
  if (text === undefined || source === undefined) return []
  if (text.trim() === '' && source.trim() !== '') return [`${where}: “${key}” is empty`]
  // “One invoice” may say its number in words.
  const isCounted = plural.test(key)
  const names = (/** @type {string} */ value) =>
    [...new Set(value.match(/\{\{[^}]+\}\}/g) ?? [])]
      .filter((name) => !(isCounted && /\bcount\b/.test(name)))
      .sort()
      .join(' ')
  if (names(text) === names(source)) return []
  return [`${where}: “${key}” has placeholders ${names(text)}, English has ${names(source)}`]
}

/**
 * @param {string[]} keys
 * @param {string[]} forms
 */
function expandPlurals(keys, forms) {
  // Only a key with `_other` is a counted one; others may end in such a word by chance.
  const counted = new Set(
    keys.filter((key) => key.endsWith('_other')).map((key) => key.replace(plural, '')),
  )
  const isForm = (/** @type {string} */ key) => counted.has(key.replace(plural, ''))
  const plain = keys.filter((key) => !plural.test(key) || !isForm(key))
  return [...plain, ...[...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))]
}

/**
 * @param {string} folder
 * @param {string} language
 * @returns {Map<string, string> | undefined}
 */
function readLanguage(folder, language) {
  const path = join(folder, `${language}.json`)
  return existsSync(path) ? new Map(readTexts(path)) : undefined
}
