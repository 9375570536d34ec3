import { eq } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import { languages } from '#contract/core/fields.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { secretsOf } from '../../../identity/token.ts'
import { countView } from '../../firm/page-views/index.ts'
import { siteFileKey } from '../media/index.ts'
import { getPageRow, getRevision } from '../pages/index.ts'
import { getSiteSettings } from '../site-settings/index.ts'
import { answer, siteHeaders } from './answer.ts'
import { livePage } from './live-page.ts'
import { answerForms, answerMade } from './made-pages.ts'
import type { Manifest } from './manifest.ts'
import { logoOfFirm } from './media-of-site.ts'
import { normalisePath } from './paths.ts'
import { type Preview, previewHeaders, readPreviewToken } from './preview.ts'
import { previewPage } from './preview-page.ts'
import { buildInput } from './publish-site.ts'
import { SiteCall, type SiteReply, SiteView } from './site-call.ts'
import { findContent, loadState } from './state-store.ts'
import { siteEntriesTable } from './tables.ts'

const nothing = { content: null, fileKey: null }

const notAllowed: SiteReply = {
  status: 405,
  headers: { ...siteHeaders, allow: 'GET, HEAD', 'cache-control': 'no-store' },
  ...nothing,
}

/**
 * Answers a visitor of the firm's site. What is published goes before what is made for the visitor, such as
 * the shop; the only cookie is that of the cart.
 */
export async function answerSite(input: unknown, context: HandlerContext): Promise<SiteReply> {
  const call = SiteCall.parse(input)
  const { path, etag } = call
  const { reader } = context.store
  if (call.method === 'POST') return answerForms(context, call) ?? notAllowed
  const [, token, inside = ''] = /^\/_preview\/([\w.-]+)(\/.*)?$/.exec(path) ?? []
  if (token !== undefined) return answerPreview(context, token, inside)
  const given = answer(manifestFor(reader, path), { path, etag })
  if (given.status === 404) {
    const made = answerMade(context, call)
    if (made) return made
  }
  const { status, headers } = given
  if (given.status === 301) {
    return { status, headers: { ...headers, location: given.location }, ...nothing }
  }
  if (given.status === 304) return { status, headers, ...nothing }
  if (given.hash === null) {
    const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' }
    return { status, headers: plain, content: status === 410 ? 'Gone' : 'Not found', fileKey: null }
  }
  const typed = { ...headers, 'content-type': given.type }
  const content = findContent(reader, given.hash)
  if (content !== undefined) return { status, headers: typed, content, fileKey: null }
  const fileKey = siteFileKey(context.firm.firmId, given.hash)
  return { status, headers: typed, content: null, fileKey }
}

/** Counts a view of a page of the site. */
export function countSiteView(input: unknown, { store, firm }: HandlerContext): void {
  const { path, ...source } = SiteView.parse(input)
  const page = normalisePath(path)
  if (page === undefined) return
  const named = languages.find((each) => page === `/${each}` || page.startsWith(`/${each}/`))
  const language = named ?? getSiteSettings(store.reader).defaultLanguage
  store.transact(firm, (writer) => {
    countView(writer, firm, { place: 'site', page, language, ...source })
  })
}

/** The rows of the manifest that an answer at a path needs: of a large site not all are read. */
function manifestFor({ db }: Reader, asked: string): Manifest {
  const whole = normalisePath(asked) ?? '/'
  const [path = '/'] = whole.split('?')
  const [first = ''] = path.slice(1).split('/')
  const errors = ['/_gone', '/_not-found', `/${first}/_gone`, `/${first}/_not-found`]
  const manifest: Manifest = { id: '', entries: {}, redirects: {}, gone: [] }
  for (const each of new Set([whole, path, ...errors])) {
    const row = db.select().from(siteEntriesTable).where(eq(siteEntriesTable.path, each)).get()
    if (row?.kind === 'content') manifest.entries[each] = { hash: row.hash, type: row.type }
    if (row?.kind === 'redirect') manifest.redirects[each] = row.target
    if (row?.kind === 'gone') manifest.gone.push(each)
  }
  return manifest
}

/** A version of a page for whoever has the link, until it expires; with its files, and no others. */
async function answerPreview(
  context: HandlerContext,
  token: string,
  inside: string,
): Promise<SiteReply> {
  const { store, firm, env } = context
  const headers = { ...siteHeaders, ...previewHeaders }
  const preview = readPreviewToken(token, {
    secrets: secretsOf(env),
    now: firm.now.toISOString(),
  })
  const found = preview && findVersion(store.reader, preview)
  if (!found || found.row.isArchived) {
    const plain = { ...headers, 'content-type': 'text/plain; charset=utf-8' }
    return { status: 410, headers: plain, content: 'This preview has expired.', fileKey: null }
  }
  const { state } = loadState(store.reader)
  const page = livePage(found.row, firm, found.content)
  const logo = await logoOfFirm({ store, firm, env })
  const input = buildInput(store.reader, { firm, env }, [...state.pages, page], logo)
  const shown = previewPage(input, state.pages, page, `/_preview/${token}`)
  if (inside === '' || inside === '/') {
    const typed = { ...headers, 'content-type': 'text/html; charset=utf-8' }
    return { status: 200, headers: typed, content: shown.html, fileKey: null }
  }
  const asked = normalisePath(inside)
  if (asked === shown.stylesheet.path) {
    const typed = { ...headers, 'content-type': 'text/css; charset=utf-8' }
    return { status: 200, headers: typed, content: shown.stylesheet.css, fileKey: null }
  }
  const file = shown.files.find(({ path }) => path === asked)
  if (!file) return { status: 404, headers, ...nothing }
  const fileKey = siteFileKey(firm.firmId, file.hash)
  return { status: 200, headers: { ...headers, 'content-type': file.type }, content: null, fileKey }
}

/** The version that a link names, however the page was changed since. */
function findVersion(reader: Reader, { pageId, revision }: Preview) {
  try {
    const row = getPageRow(reader, pageId)
    return { row, content: getRevision(reader, pageId, revision).parsed }
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
