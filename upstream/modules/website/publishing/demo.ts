import type { Language } from '#contract/core/fields.ts'
import type { Block } from '#contract/website/blocks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstGoods } from '../../catalogue/items/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { setBlocks, sitePages } from '../pages/index.ts'
import { writeDemoShop } from '../shop/index.ts'
import { getSiteSettings, saveSettings } from '../site-settings/index.ts'
import { demoWords } from './demo-words.ts'

/** Items in the price list of a demo. */
const listed = 8

/**
 * Gives a demo a small site of its own, as drafts: visitors of the demo choose an address and publish it.
 * Home, prices from the items, a page about the firm and two posts; the menu, opening hours and the shop.
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
  const { version } = getSiteSettings(writer)
  const entry = (groupId: string) => ({ groupId, href: '', label: '' })
  saveSettings(writer, context, {
    homeGroupId: home,
    menu: [entry(home), entry(prices), entry(about)],
    hours: {
      week: (['1', '2', '3', '4', '5'] as const).map((day) => ({
        day,
        from: '09:00',
        to: '18:00',
      })),
    },
    version,
  })
  writeDemoShop(writer, context)
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
