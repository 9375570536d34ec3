import { eq } from 'drizzle-orm'
import { requireRefusal } from '#contract/core/errors.ts'
import type { Language } from '#contract/core/fields.ts'
import { formatLocale } from '#contract/core/format-locale.ts'
import { LeadFormAnswer } from '#contract/customers/lead-forms.ts'
import { allBlocks, type BlockOf } from '#contract/website/blocks.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { Reader } from '../../../firm/store.ts'
import { takeAnswer } from '../../customers/lead-forms/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import {
  escapeHtml,
  leadFieldName,
  makeFirst,
  makeHeadings,
  type RenderContext,
  renderBlocks,
  siteWords,
  trapField,
} from '../pages/views.ts'
import { type ShopPage, shopWords } from '../shop/index.ts'
import type { LivePage } from './site.ts'
import { siteLivePagesTable } from './tables.ts'

type LeadBlock = BlockOf<'leadForm'>

/** A form that a published page shows. */
export type SiteForm = { page: LivePage; path: string; block: LeadBlock }

/** What becomes of a form: another page, or the form again with what is wrong with it. */
export type FormReply = { to: string } | { status: 422 | 429; page: ShopPage }

/** The form of an address; undefined for one that no published page shows. */
export function findForm(reader: Reader, pageId: string, key: string): SiteForm | undefined {
  const isMeant = eq(siteLivePagesTable.pageId, pageId)
  const row = reader.db.select().from(siteLivePagesTable).where(isMeant).get()
  if (!row) return undefined
  const page: LivePage = JSON.parse(row.page)
  const block = allBlocks(page.blocks).find((each) => each.key === key)
  return block?.type === 'leadForm' ? { page, path: row.path, block } : undefined
}

/** Makes a lead of what a visitor sent, once. Who fills in the field that people do not see is no person. */
export function takeForm(
  { store, firm, env }: HandlerContext,
  form: SiteForm,
  sent: URLSearchParams,
): FormReply {
  const { page, block } = form
  const to = `/_form/${page.pageId}/${block.key}/sent`
  if ((sent.get(trapField) ?? '') !== '') return { to }
  const { answer, problems } = readAnswer(form, sent)
  if (!answer) return { status: 422, page: formAgain(store.reader, form, sent, problems) }
  try {
    store.transact(firm, (writer) => {
      const place = { id: `${page.pageId}:${block.key}`, name: block.heading || page.title }
      const { language } = page
      const about = { ...place, language, source: 'Website', campaign: '', ownerIds: [] }
      takeAnswer(writer, firm, { form: about, origin: env.PUBLIC_ORIGIN }, answer)
    })
  } catch (error) {
    const { code } = requireRefusal(error)
    const later = { '': shopWords(page.language).tryLater }
    const again = formAgain(store.reader, form, sent, later)
    return { status: code === 'rate_limited' ? 429 : 422, page: again }
  }
  return { to }
}

/** What the sender reads afterwards. */
export function sentPage({ page, block }: SiteForm): ShopPage {
  const words = block.thanks || siteWords(page.language).sent
  return {
    title: page.title,
    main: `<div class="block" role="status"><p>${escapeHtml(words)}</p></div>`,
    canonical: null,
  }
}

type Read = { answer?: LeadFormAnswer; problems: Record<string, string> }

function readAnswer({ page, block }: SiteForm, sent: URLSearchParams): Read {
  const words = shopWords(page.language)
  const problems: Record<string, string> = {}
  const extra: string[] = []
  const own: Record<string, string> = {}
  for (const [at, { field, label, isRequired }] of block.fields.entries()) {
    const name = leadFieldName(at)
    const value = (sent.get(name) ?? '').trim().slice(0, 4000)
    if (value === '' && isRequired) problems[name] = words['problem.required']
    if (value === '') continue
    const isOwn = field === 'phone' || field === 'company' || field === 'message'
    if (isOwn && own[field] === undefined) own[field] = value
    else extra.push(`${label || siteWords(page.language)[field]}: ${value}`)
  }
  if (block.consent !== '' && sent.get('consent') !== 'yes') {
    problems.consent = words['problem.required']
  }
  const { message = '', ...others } = own
  const parsed = LeadFormAnswer.safeParse({
    ...others,
    name: sent.get('name') ?? '',
    email: sent.get('email') ?? '',
    message: [message, ...extra].filter(Boolean).join('\n').slice(0, 4000),
    consent: true,
  })
  for (const { path, message: key } of parsed.error?.issues ?? []) {
    const name = nameOf(block, String(path[0] ?? ''))
    problems[name] ??=
      key === 'required' || key === 'invalidEmail' || key === 'tooLong'
        ? words[`problem.${key}`]
        : words['problem.invalid']
  }
  const isRight = parsed.success && Object.keys(problems).length === 0
  return { ...(isRight && { answer: parsed.data }), problems }
}

/** What a field of an answer is called in the form. */
function nameOf({ fields }: LeadBlock, part: string): string {
  if (part === 'name' || part === 'email') return part
  const at = fields.findIndex(({ field }) => field === part)
  return at === -1 ? '' : leadFieldName(at)
}

/** The form with what was typed, and what is wrong with it. */
function formAgain(
  reader: Reader,
  { page, block }: SiteForm,
  sent: URLSearchParams,
  problems: Record<string, string>,
): ShopPage {
  const context: RenderContext = {
    ...plainContext(reader, page.language),
    formAction: (key) => `/_form/${page.pageId}/${key}`,
    typed: { values: Object.fromEntries(sent), problems },
  }
  return { title: page.title, main: renderBlocks([block], context), canonical: null }
}

/** For a form alone: what pages show of the firm is not there. */
function plainContext(reader: Reader, language: Language): RenderContext {
  const { country } = getFirmProfile(reader).address
  const none = () => undefined
  return {
    ...{ language, locale: formatLocale(language, country), words: siteWords(language) },
    data: {
      ...{ item: none, course: none, bookingHref: none, hours: none, file: none, picture: none },
      itemsOfCategory: () => [],
      link: (href) => (/^(https?:|mailto:|tel:|\/)/.test(href) ? { href } : undefined),
    },
    ...{ formAction: () => '', cartAction: '', priceNote: '' },
    ...{ headings: makeHeadings(), isFirstPicture: makeFirst() },
  }
}
