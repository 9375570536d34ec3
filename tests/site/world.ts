import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { publicCodeOf } from '#app/shell/i18n/languages.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { fetchAlone } from '../support/fetch-alone.mjs'
import { mapWide } from '../support/firm.mjs'
import type { Server } from '../support/server.mjs'

/** A page as it was answered; its HTML lies in `file`. `isFound` says it is in the site's map. */
export type StoredPage = {
  path: string
  language: Language
  status: number
  isFound: boolean
  file: string
}

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string
    sitePages: StoredPage[]
    siteFolder: string
  }
}

/** Pages that search engines are not to list, but people see. */
const unlisted = [
  '/nowhere',
  '/search',
  '/search?q=pdf',
  '/search?q=qqqq',
  '/error-404',
  '/offline',
]
const signInPages = ['/forget-password', '/crm/login', '/admin/login']

/** Asks once for every public page in every language, and writes them down in a folder. */
export async function provideSite(
  { provide }: TestProject,
  server: Server,
  folder: string,
): Promise<void> {
  const listed = await readSiteMap(server.origin)
  const asked = [...new Set([...listed, ...unlisted, ...signInPages])].flatMap((path) =>
    languages.map((language) => ({ path, language, isFound: listed.includes(path) })),
  )
  const pages = await mapWide(asked, 6, async (page) => {
    const url = addressOf(server.origin, page.path, page.language)
    const answer = await fetchAlone(url, { redirect: 'manual', headers: { accept: 'text/html' } })
    const name = page.path.replace(/^\/$/, '/home').replace(/\W+/g, '-').slice(1)
    const file = join(folder, page.language, `${name}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await answer.text())
    return { ...page, status: answer.status, file }
  })
  provide('siteOrigin', server.origin)
  provide('siteFolder', folder)
  provide('sitePages', pages)
}

async function readSiteMap(origin: string): Promise<string[]> {
  const xml = await (await fetchAlone(`${origin}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const foreign = addresses.find((address) => !address.startsWith(`${origin}/`))
  if (foreign) throw new Error(`The site's map names ${foreign}, which is not on ${origin}`)
  return addresses.map((address) => address.slice(origin.length))
}

function addressOf(origin: string, path: string, language: Language): string {
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lng=${publicCodeOf(language)}`
}
