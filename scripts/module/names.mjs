// @ts-check
import { StartError } from '../start/start-error.mjs'

/** What a module is called in each place, by its placeholder. */
/** @typedef {Record<'__folder__' | '__file__' | '__names__' | '__Names__' | '__name__' | '__Name__' | '__table__' | '__title__' | '__Title__' | '__one__' | '__One__', string>} Names */

/**
 * `time-entries` → `time-entry`, `timeEntries`, `TimeEntries`, `timeEntry`, `TimeEntry`,
 * `time_entries`, “time entries”, “Time entries”, “time entry”, “Time entry”.
 * @param {string | undefined} folder
 * @returns {Names}
 * @throws {StartError} for anything but lower-case words joined by hyphens
 */
export function namesOf(folder) {
  if (!folder || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(folder)) {
    throw new StartError('Give the name as lower-case words joined by hyphens: time-entries')
  }
  const title = folder.replaceAll('-', ' ')
  const names = camel(folder)
  const file = singular(folder)
  const name = camel(file)
  const one = file.replaceAll('-', ' ')
  return {
    __folder__: folder,
    __file__: file,
    __names__: names,
    __Names__: upper(names),
    __name__: name,
    __Name__: upper(name),
    __table__: folder.replaceAll('-', '_'),
    __title__: title,
    __Title__: upper(title),
    __one__: one,
    __One__: upper(one),
  }
}

/**
 * @param {string} text
 * @param {Names} names
 */
export function fill(text, names) {
  return Object.entries(names).reduce((filled, [mark, name]) => filled.replaceAll(mark, name), text)
}

/** @param {string} word */
function singular(word) {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word
}

/** @param {string} words */
function camel(words) {
  return words.replace(/-(\w)/g, (_, first) => first.toUpperCase())
}

/** @param {string} word */
function upper(word) {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
