// @ts-check
import { constants, copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A database and what was written to it last, as SQLite names them. */
const endings = ['.sqlite', '.sqlite-wal']

/**
 * What the tests inside workerd ask for a database that has all tables already: making twelve hundred
 * tables and indexes anew for each test was half of what the tests took (measured). `PUT /<object>`
 * keeps a copy of the database of an object that has them and nothing else; `GET /<object>` gives that
 * copy to an object that has no database yet, or answers 404 while there is none.
 * @returns {(request: { url: string, method: string }, miniflare: import('miniflare').Miniflare) => Response}
 */
export function firmFiles() {
  /** @type {string | undefined} */
  let folder
  return ({ url, method }, miniflare) => {
    const place = join(folderOfFirms(miniflare), new URL(url).pathname.slice(1))
    if (method === 'PUT') {
      folder ??= keep(place)
      return new Response(null, { status: 204 })
    }
    if (!folder) return new Response(null, { status: 404 })
    for (const ending of endings) copy(join(folder, `firm${ending}`), place + ending)
    return new Response(null, { status: 204 })
  }
}

/** @param {string} place */
function keep(place) {
  const folder = mkdtempSync(join(tmpdir(), 'firm-tables-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const ending of endings) copy(place + ending, join(folder, `firm${ending}`))
  return folder
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  if (existsSync(from)) copyFileSync(from, to, constants.COPYFILE_FICLONE)
}

/** @param {import('miniflare').Miniflare} miniflare */
function folderOfFirms(miniflare) {
  const objects = miniflare.unsafeGetPersistPaths().get('do') ?? ''
  const name = readdirSync(objects).find((one) => one.endsWith('-Firm'))
  if (!name) throw new Error('There is no folder of firms')
  return join(objects, name)
}
