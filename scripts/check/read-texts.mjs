// @ts-check
import { readFileSync } from 'node:fs'

/**
 * The texts of a file by key; the keys of texts within others are joined by dots.
 * @param {string} path
 * @returns {[string, string][]}
 */
export function readTexts(path) {
  return flatten(JSON.parse(readFileSync(path, 'utf8')), '')
}

/**
 * @param {Record<string, unknown>} texts
 * @param {string} prefix
 * @returns {[string, string][]}
 */
function flatten(texts, prefix) {
  return Object.entries(texts).flatMap(([key, value]) =>
    value !== null && typeof value === 'object'
      ? flatten(/** @type {Record<string, unknown>} */ (value), `${prefix}${key}.`)
      : [/** @type {[string, string]} */ ([prefix + key, String(value)])],
  )
}
