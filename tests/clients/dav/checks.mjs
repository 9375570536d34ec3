// @ts-check
import { spawnSync } from 'node:child_process'

/**
 * @typedef {object} At
 * @property {import('../../support/api.mjs').Api} api
 * @property {string} origin
 * @property {string} firmId
 * @property {string} calendarId
 * @property {string} path of the calendar
 * @property {string} user
 * @property {string} secret
 */

/** What was held against what must be. */
export class Checks {
  /** @type {{ program: string, what: string, isRight: boolean, said?: string }[]} */
  #all = []
  #leftOut = 0

  /** @param {string} program @param {string} what @param {boolean} isRight @param {string} [said] */
  note(program, what, isRight, said) {
    this.#all.push({
      program,
      what,
      isRight,
      ...(!isRight && said && { said: said.slice(0, 2000) }),
    })
    console.log(`${isRight ? 'right' : 'WRONG'}  ${program}: ${what}`)
    if (!isRight && said) console.log(said)
  }

  /** @param {string} program */
  leaveOut(program) {
    this.#leftOut += 1
    console.log(`left out  ${program} is not installed`)
  }

  report() {
    const wrong = this.#all.filter(({ isRight }) => !isRight)
    return {
      right: this.#all.length - wrong.length,
      wrong: wrong.length,
      leftOut: this.#leftOut,
      checks: this.#all,
    }
  }
}

/** Whether a program is there. @param {string} program */
export function isInstalled(program) {
  return spawnSync('which', [program]).status === 0
}

/**
 * The first line that a program says; null where it is not there, or ends in failure without a word.
 * @param {string} program @param {string[]} args
 */
export function versionOf(program, args) {
  // cadaver says its version and ends as if it had failed.
  const { stdout = '' } = spawnSync(program, args, { encoding: 'utf8' })
  return stdout?.trim().split('\n')[0] || null
}

/**
 * The Python that has a package: Debian's own, where another comes first on the path.
 * @param {string} name
 */
export function pythonWith(name) {
  const all = ['python3', '/usr/bin/python3']
  return all.find((python) => spawnSync(python, ['-c', `import ${name}`]).status === 0)
}

/** The version of a package for Python. @param {string} name */
export function versionOfPackage(name) {
  const ask = `from importlib.metadata import version; print(version('${name}'))`
  return versionOf(pythonWith(name) ?? 'python3', ['-c', ask])
}

/**
 * Runs a program to its end and gives all that it said.
 * @param {string} program @param {string[]} args
 * @param {{ env?: Record<string, string>, input?: string }} [how]
 */
export function run(program, args, { env = {}, input } = {}) {
  const options = { encoding: /** @type {const} */ ('utf8'), timeout: 60_000 }
  const done = spawnSync(program, args, {
    ...options,
    ...(input === undefined ? {} : { input }),
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'Europe/Rome', ...env },
  })
  return { status: done.status, said: `${done.stdout ?? ''}${done.stderr ?? ''}` }
}

/**
 * An object of the calendar as the server has it.
 * @param {At} at @param {string} name
 */
export async function getObject(at, name) {
  const answer = await ask(at, `${at.path}${name}`)
  return { status: answer.status, text: await answer.text() }
}

/**
 * The object with a UID, as the server has it: programs name what they send as they like.
 * @param {At} at @param {string} uid
 */
export async function findObject(at, uid) {
  const list = await (await ask(at, at.path, { method: 'PROPFIND', depth: '1' })).text()
  for (const [, href = ''] of list.matchAll(/<(?:\w+:)?href>([^<]+\.ics)</g)) {
    const text = await (await ask(at, href)).text()
    if (text.includes(uid)) return text
  }
  return ''
}

/** @param {At} at @param {string} path @param {{ method?: string, depth?: string }} [how] */
function ask({ origin, user, secret }, path, { method = 'GET', depth = '0' } = {}) {
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
  // A program that runs to its end keeps this process waiting longer than a connection is kept.
  const headers = { authorization, depth, connection: 'close' }
  return fetch(`${origin}${path}`, { method, headers })
}

/** Lines of a text without their folds. @param {string} text */
export function linesOf(text) {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
}
