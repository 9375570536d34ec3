import { eq } from 'drizzle-orm'
import { type Language, languages } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { cartCookie } from '#contract/website/site-host.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { attachmentKey, attachmentsOf } from '../../firm/records/index.ts'
import type { Alternate } from '../pages/views.ts'
import { answerShop, type ShopReply, showsPicture } from '../shop/index.ts'
import { addressOfSite, getSiteSettings } from '../site-settings/index.ts'
import { shellPath, siteHeaders } from './answer.ts'
import { hrefOf, normalisePath } from './paths.ts'
import { inShell } from './shell.ts'
import type { SiteCall, SiteReply } from './site-call.ts'
import { findForm, sentPage, takeForm } from './site-forms.ts'
import { priceNote } from './site-of-firm.ts'
import { findContent } from './state-store.ts'
import { siteEntriesTable } from './tables.ts'
import { alternatesOf } from './translations.ts'

/** Pages that are made when somebody asks for them; undefined where there is none. */
export function answerMade(context: HandlerContext, call: SiteCall): SiteReply | undefined {
  return (
    answerPicture(context, call.path) ??
    answerSent(context, call.path) ??
    answerShopCall(context, call)
  )
}

/** What a form of the site is sent to; undefined where there is none. */
export function answerForms(context: HandlerContext, call: SiteCall): SiteReply | undefined {
  return answerLeadForm(context, call) ?? answerShopCall(context, call)
}

/** A form of a page, as it is sent. */
function answerLeadForm(context: HandlerContext, call: SiteCall): SiteReply | undefined {
  const [, pageId = '', key = ''] = /^\/_form\/(\w{26})\/([a-z][a-z0-9-]*)$/.exec(call.path) ?? []
  const form = pageId === '' ? undefined : findForm(context.store.reader, pageId, key)
  const shell = form && shellOf(context.store.reader, form.page.language)
  if (!form || shell === undefined) return undefined
  const reply = takeForm(context, form, new URLSearchParams(call.form))
  const made: ShopReply =
    'to' in reply
      ? { kind: 'redirect', to: reply.to }
      : { kind: 'page', status: reply.status, page: reply.page, isKept: false }
  return replyOf(made, { shell, publicOrigin: context.env.PUBLIC_ORIGIN })
}

/** What the sender of a form reads afterwards. */
function answerSent({ store, env }: HandlerContext, path: string): SiteReply | undefined {
  const [, pageId = '', key = ''] = /^\/_form\/(\w{26})\/([a-z][a-z0-9-]*)\/sent$/.exec(path) ?? []
  const form = pageId === '' ? undefined : findForm(store.reader, pageId, key)
  const shell = form && shellOf(store.reader, form.page.language)
  if (!form || shell === undefined) return undefined
  const page: ShopReply = { kind: 'page', status: 200, page: sentPage(form), isKept: false }
  return replyOf(page, { shell, publicOrigin: env.PUBLIC_ORIGIN })
}

function shellOf(reader: Reader, language: Language): string | undefined {
  const { defaultLanguage } = getSiteSettings(reader)
  return findShell(reader, language === defaultLanguage ? '' : `/${language}`)
}

function answerShopCall(context: HandlerContext, call: SiteCall): SiteReply | undefined {
  const { store, env } = context
  const { reader } = store
  const whole = normalisePath(call.path)
  if (whole === undefined) return undefined
  const [path = '', question = ''] = whole.split('?')
  const [, prefix = '', inside = ''] = /^(\/[a-z]{2})?\/shop(\/.*)?$/.exec(path) ?? []
  if (!/^(\/[a-z]{2})?\/shop(\/|$)/.test(path)) return undefined
  const settings = getSiteSettings(reader)
  const language = languageOf(prefix, settings)
  const shell = language && findShell(reader, prefix)
  if (!language || !shell) return undefined
  const profile = getFirmProfile(reader)
  const { country } = profile.address
  const reply = answerShop(
    context,
    {
      language,
      locale: formatLocale(language, country),
      base: `${prefix}/shop`,
      siteOrigin: addressOfSite(reader, env),
      firmCountry: country,
      priceNote: priceNote(language, profile.taxName[language]),
      pageHref: (groupId) => pageHref(reader, groupId, language),
    },
    {
      method: call.method,
      path: inside === '' ? '/' : inside,
      search: new URLSearchParams(question),
      form: new URLSearchParams(call.form),
      cart: call.cart,
    },
  )
  const { defaultLanguage } = settings
  const own = [defaultLanguage, ...settings.languages.filter((each) => each !== defaultLanguage)]
  const origin = addressOfSite(reader, env)
  const rest = question === '' ? inside : `${inside}?${question}`
  const members = own.map((each) => ({
    language: each,
    path: `${each === defaultLanguage ? '' : `/${each}`}/shop${rest}`,
  }))
  const alternates = alternatesOf(members, { origin, languages: own })
  return replyOf(reply, { shell, alternates, publicOrigin: env.PUBLIC_ORIGIN })
}

type Around = { shell: string; publicOrigin: string; alternates?: Alternate[] }

function replyOf(
  reply: ShopReply,
  { shell, publicOrigin, alternates = [] }: Around,
): SiteReply | undefined {
  if (reply.kind === 'missing') return undefined
  const cookie: Record<string, string> =
    reply.cart === undefined ? {} : { 'set-cookie': cartCookie(publicOrigin, reply.cart) }
  const unkept = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
  if (reply.kind === 'redirect') {
    const headers = { ...siteHeaders, ...unkept, ...cookie, location: hrefOf(reply.to) }
    return { status: 303, headers, content: '', fileKey: null }
  }
  const kept = reply.isKept ? { 'cache-control': 'public, max-age=0, must-revalidate' } : unkept
  return {
    status: reply.status,
    headers: { ...siteHeaders, ...kept, ...cookie, 'content-type': 'text/html; charset=utf-8' },
    content: inShell(shell, reply.page, alternates),
    fileKey: null,
  }
}

/** A picture of an item, while the shop sells it. */
function answerPicture({ store, firm }: HandlerContext, path: string): SiteReply | undefined {
  const [, itemId = '', pictureId = ''] = /^\/_item\/(\w{26})\/(\w{26})$/.exec(path) ?? []
  const { reader } = store
  if (itemId === '' || !showsPicture(reader, itemId, pictureId)) return undefined
  const files = attachmentsOf(reader, { kind: 'item', id: itemId })
  const picture = files.find(({ id }) => id === pictureId)
  if (!picture) return undefined
  const headers = {
    ...siteHeaders,
    'cache-control': 'public, max-age=86400',
    'content-type': picture.type,
  }
  return { status: 200, headers, content: null, fileKey: attachmentKey(firm.firmId, pictureId) }
}

function languageOf(
  prefix: string,
  { languages: own, defaultLanguage }: { languages: Language[]; defaultLanguage: Language },
): Language | undefined {
  if (prefix === '') return defaultLanguage
  const language = languages.find((each) => `/${each}` === prefix)
  return language && language !== defaultLanguage && own.includes(language) ? language : undefined
}

/** The frame as it was published last; undefined before anything was. */
function findShell(reader: Reader, prefix: string): string | undefined {
  const path = shellPath(prefix === '' ? '/' : prefix)
  const entry = reader.db
    .select()
    .from(siteEntriesTable)
    .where(eq(siteEntriesTable.path, path))
    .get()
  return entry && findContent(reader, entry.hash)
}

/** Where a page of a translation group is, in a language, else in another; undefined where it is not published. */
function pageHref({ sql }: Reader, groupId: string, language: Language): string | undefined {
  const [row] = sql
    .exec<{ path: string }>(
      `select path from site_live_pages where json_extract(page, '$.groupId') = ?
       order by json_extract(page, '$.language') <> ?, path limit 1`,
      ...[groupId, language],
    )
    .toArray()
  return row && hrefOf(row.path)
}
