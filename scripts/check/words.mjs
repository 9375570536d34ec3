// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forbidden } from './forbidden-words.mjs'
import { readSourceTexts } from './read-source-texts.mjs'
import { readTexts } from './read-texts.mjs'

/**
 * @typedef {object} Found a word in a text that is not used
 * @property {string} file
 * @property {string} key of the text; that of an article is “text”
 * @property {string} word
 * @property {string} around the words beside it
 * @property {string} say what is right instead
 */

/** The words that a setting is found by are what readers may type, right or wrong. */
const searched = /(?:^|\.)finds?(?:\.|$)/

/** @typedef {Record<string, Record<string, string[]>>} Allowed words that are right, by file and key */

/** What tests and examples say is nobody's text. */
const notRead = /\.test\.ts$|(?:^|[/-])(?:testing|fixtures|demo)(?:[/.-]|$)/

/**
 * Finds the words in texts and articles, and in those of source files, that are not used, but for
 * those that are allowed in their place.
 * @param {string} root of texts and articles
 * @param {string} sources whose files hold the texts of mails, papers and messages
 * @param {Allowed} allowed
 * @returns {string[]} what is wrong, a line each
 */
export function findWordFaults(root, sources, allowed) {
  const found = [...findWords(root), ...findSourceWords(sources)]
  return [
    ...found.filter((one) => !isAllowed(one, allowed)).map(describeWord),
    ...findUnneeded(found, allowed),
  ]
}

/** @param {Found} found */
function describeWord({ file, key, around, word, say }) {
  return `${file}: “${key}” says “${word}” (${around}); right is: ${say}`
}

/**
 * @param {Found[]} found
 * @param {Allowed} allowed
 */
function findUnneeded(found, allowed) {
  const there = new Set(found.map(({ file, key, word }) => `${file} ${key} ${word.toLowerCase()}`))
  // A module that was taken away took its texts along.
  const present = Object.entries(allowed).filter(([file]) => existsSync(file))
  return present.flatMap(([file, keys]) =>
    Object.entries(keys).flatMap(([key, words]) =>
      words
        .filter((word) => !there.has(`${file} ${key} ${word}`))
        .map((word) => `${file}: “${key}” does not say “${word}”; it need not be allowed`),
    ),
  )
}

/**
 * @param {Found} found
 * @param {Allowed} allowed
 */
function isAllowed({ file, key, word }, allowed) {
  return allowed[file]?.[key]?.includes(word.toLowerCase()) ?? false
}

/**
 * @param {string} root
 * @returns {Found[]}
 */
function findWords(root) {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return paths.flatMap((path) => {
    const file = join(root, path)
    const language =
      /\/(?:locales|articles|content|posts|texts)\/(?:.*\/)?(\w\w)\.(?:json|md)$/.exec(file)?.[1] ??
      ''
    if (!(language in forbidden)) return []
    const texts = file.endsWith('.md') ? readArticle(file) : readTexts(file)
    return texts
      .filter(([key, text]) => !searched.test(key) && !text.startsWith('$t('))
      .flatMap(([key, text]) => searchText(text, language).map((word) => ({ file, key, ...word })))
  })
}

/**
 * @param {string} root
 * @returns {Found[]}
 */
function findSourceWords(root) {
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()
  return paths
    .filter((path) => path.endsWith('.ts') && !notRead.test(path))
    .map((path) => join(root, path))
    .flatMap((file) =>
      readSourceTexts(file).flatMap(({ language, key, text }) =>
        searchText(text, language).map((word) => ({ file, key, ...word })),
      ),
    )
}

/**
 * @param {string} text
 * @param {string} language
 */
function searchText(text, language) {
  const plain = text.replace(/\{\{[^}]*\}\}|\{\w+\}/g, '{}').replace(/\\n/g, ' ')
  return (forbidden[language] ?? []).flatMap(({ pattern, say }) =>
    [...plain.matchAll(pattern)].map(({ 0: word, index }) => {
      const around = plain.slice(Math.max(0, index - 20), index + word.length + 20)
      return { word, around, say }
    }),
  )
}

/**
 * The lines of an article. Addresses of links are no text. The sign of a heading is left away, and
 * other lines begin with a space, so that what is asked of headings is asked of them alone.
 * @param {string} file
 * @returns {[string, string][]}
 */
function readArticle(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.replace(/\]\([^)]*\)/g, ']'))
    .map((line) => ['text', line.startsWith('#') ? line.replace(/^#+ /, '') : ` ${line}`])
}
