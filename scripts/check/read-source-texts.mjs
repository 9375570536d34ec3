// @ts-check
import { readFileSync } from 'node:fs'

/**
 * @typedef {object} SourceText
 * @property {string} language
 * @property {string} key of the property, after the language: “en.subject”
 * @property {string} text
 */

const languages = 'en|de|it|ru|es'
const opening = new RegExp(`^(\\s*)(?:export )?(?:const )?(${languages})\\b[^'"\`]*[:=].*[{[(]$`)
const ofOneLine = new RegExp(`\\b(${languages}): ('(?:[^'\\\\]|\\\\.)*'|\`[^\`]*\`|"[^"]*")`, 'g')
const literal = /'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)"/g

/**
 * The texts of mails, papers and messages that stand in source files: below the name of a language,
 * beside it on one line, or in a file of `texts/` that is named after it. It goes by lines and
 * indents, which the formatter keeps, so that no file needs to be parsed.
 * @param {string} path
 * @returns {SourceText[]}
 */
export function readSourceTexts(path) {
  const ofFile = /\/(?:texts|sentences)\/(\w\w)\.ts$/.exec(path)?.[1] ?? ''
  /** @type {SourceText[]} */
  const found = []
  let [language, indent, property] = [ofFile, '', '']
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (/^\s*(?:\/\/|\/?\*|import )/.test(line)) continue
    property = /^\s*(?:'([\w.]+)'|(\w+)):/.exec(line)?.slice(1).join('') ?? property
    const begun = ofFile || language ? null : opening.exec(line)
    if (begun) [, indent = '', language = ''] = begun
    else if (!ofFile && language && new RegExp(`^${indent}[}\\])]`).test(line)) language = ''
    else if (language) found.push(...readLine(line, language, `${language}.${property}`))
    else
      for (const [, one = '', text = ''] of line.matchAll(ofOneLine))
        found.push(...readLine(text, one, one))
  }
  return found
}

/**
 * @param {string} line
 * @param {string} language
 * @param {string} key
 */
function readLine(line, language, key) {
  return [...line.matchAll(literal)].map(([, single, template, double]) => {
    const text = (single ?? template ?? double ?? '').replace(/\$\{[^}]*\}/g, '{}')
    return { language, key, text }
  })
}
