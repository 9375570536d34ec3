import type { Language } from '#contract/core/fields.ts'
import type { Block } from '#contract/website/blocks.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstGoods } from '../../catalogue/items/views.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { type JobMeans, schedule } from '../../firm/jobs/index.ts'
import { addViews } from '../../firm/page-views/index.ts'
import { listPages, setBlocks, sitePages } from '../pages/index.ts'
import { writeDemoShop } from '../shop/index.ts'
import { claimSiteName, getSiteSettings, saveSettings } from '../site-settings/index.ts'
import { demoLegal, type LegalPages } from './demo-legal.ts'
import { demoWords } from './demo-words.ts'
import { publishFirmSite } from './publish-site.ts'

/** Items in the price list of a demo. */
const listed = 8

/** Gives the site of a demo an address, and publishes it. */
export const demoSiteJob = 'publishing.demoSite'

/**
 * Gives a demo a small site of its own: home, prices from the items, a page about the firm, what the law
 * asks for and two posts; the menus, opening hours and the shop. It is published by a job, so that each
 * copy of the demo has an address of its own.
 */
export function writeDemoSite(writer: Writer, context: FirmContext): void {
  const { language, legalName, tradeName } = getFirmProfile(writer)
  const words = demoWords(language, tradeName || legalName)
  const page = (
    title: string,
    blocks: Block[],
    kind: 'page' | 'post' = 'page',
    tags: string[] = [],
  ) => writePage(writer, context, { title, blocks, kind, tags, language })
  const home = page(words.home.title, [
    text('text-1', words.home.text),
    { type: 'openingHours', key: 'hours', heading: words.hours, placeId: '' },
  ])
  const items = firstGoods(writer, listed)
  const prices = page(words.prices.title, [
    text('text-1', words.prices.text),
    {
      type: 'priceList',
      key: 'prices',
      heading: '',
      itemIds: items,
      categoryId: '',
      hasDescriptions: true,
      hasPictures: false,
      canOrder: false,
    },
  ])
  const about = page(words.about.title, [
    text('text-1', words.about.text),
    {
      type: 'questions',
      key: 'questions',
      heading: words.questionsTitle,
      questions: words.questions.map(([question, answer]) => ({ question, answer })),
    },
  ])
  for (const post of words.posts) page(post.title, [text('text-1', post.text)], 'post', [words.tag])
  const { address, email, phone, vatId } = getFirmProfile(writer)
  const seller = {
    ...{ legalName, email, phone, vatId },
    address: `${address.street}, ${address.postcode} ${address.city}`,
  }
  const legal = demoLegal(language, seller)
  const ofLaw = (part: keyof LegalPages) =>
    page(legal[part].title, [text('text-1', legal[part].text)])
  const imprint = ofLaw('imprint')
  const shown = { terms: ofLaw('terms'), returns: ofLaw('returns'), privacy: ofLaw('privacy') }
  const { version } = getSiteSettings(writer)
  const entry = (groupId: string) => ({ groupId, href: '', label: '' })
  saveSettings(writer, context, {
    homeGroupId: home,
    menu: [entry(home), entry(prices), entry(about)],
    footerMenu: [imprint, shown.terms, shown.returns, shown.privacy].map(entry),
    hours: {
      week: (['1', '2', '3', '4', '5'] as const).map((day) => ({
        day,
        from: '09:00',
        to: '18:00',
      })),
      holidays: 'closed',
      days: [],
    },
    version,
  })
  writeDemoShop(writer, context, shown)
  writeDemoViews(writer, context, language)
  schedule(writer, { kind: demoSiteJob, key: 'site', dueAt: context.now, payload: null })
}

/** Sources of the views of a demo, with a page of the site and how many a working day has. */
const demoSources = [
  { page: '/', referrer: '', campaign: '', views: 21 },
  { page: '/', referrer: 'google.com', campaign: '', views: 17 },
  { page: '/', referrer: 'newsletter', campaign: 'autumn', views: 9 },
  { page: '/shop', referrer: 'google.com', campaign: '', views: 8 },
  { page: '/shop', referrer: '', campaign: '', views: 5 },
  { page: '/', referrer: 'instagram.com', campaign: 'autumn', views: 4 },
] as const
const demoViewDays = 60

/** Two months of views: fewer at weekends, more lately. */
function writeDemoViews(writer: Writer, context: FirmContext, language: Language): void {
  const today = firmDate(writer, context)
  for (let ago = demoViewDays; ago >= 1; ago -= 1) {
    const date = addDays(today, -ago)
    const isWeekend = [0, 6].includes(new Date(date).getUTCDay())
    const share = (isWeekend ? 0.4 : 1) * (1 - ago / (3 * demoViewDays))
    for (const [at, { page, referrer, campaign, views: most }] of demoSources.entries()) {
      const views = Math.round(most * share) + ((ago * 7 + at * 3) % 4)
      const visits = Math.ceil(views * 0.6)
      const view = { place: 'site' as const, page, language, referrer, campaign }
      if (views > 0) addViews(writer, date, view, { views, visits })
    }
  }
}

/** Publishes a demo's site under a name that nobody chose; nothing once it has one. */
export async function publishDemoSite(means: JobMeans): Promise<void> {
  const { store, firm, env } = means
  if (getSiteSettings(store.reader).name !== '') return
  const name = `demo-${firm.firmId.slice(-12).toLowerCase()}`
  await claimSiteName(env, firm.firmId, name)
  store.transact({ ...firm, idempotency: null }, (writer) => {
    const { version } = getSiteSettings(writer)
    return saveSettings(writer, firm, { name, version })
  })
  const publish = listPages(store.reader).map(({ id }) => id)
  await publishFirmSite(means, { publish })
}

type DemoPage = {
  title: string
  blocks: Block[]
  kind: 'page' | 'post'
  tags: string[]
  language: Language
}

/** Gives the page's translation group. */
function writePage(writer: Writer, context: FirmContext, page: DemoPage): string {
  const { title, blocks, kind, tags, language } = page
  const made = sitePages.create(writer, context, {
    ...{ title, kind, tags, language, text: '', slug: '', groupId: '', parentGroupId: '' },
    ...{
      excerpt: '',
      author: '',
      seoTitle: '',
      seoDescription: '',
      isHidden: false,
      pictureId: '',
    },
  })
  setBlocks(writer, context, made.id, { blocks, version: 1 })
  return made.groupId ?? ''
}

function text(key: string, words: string): Block {
  return { type: 'text', key, text: words }
}
