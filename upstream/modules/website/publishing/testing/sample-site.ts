import type { Language } from '#contract/core/fields.ts'
import { ThemeChoice } from '#contract/website/theme-choice.ts'
import type { Block } from '../../pages/views.ts'
import type { LivePage, Site, SiteRecords } from '../site.ts'

/** A site of a bakery in all languages. */
export const sampleSite: Site = {
  origin: 'https://huber.example',
  languages: ['de', 'en', 'it', 'ru', 'es'],
  defaultLanguage: 'de',
  country: 'AT',
  timeZone: 'Europe/Vienna',
  names: { de: 'Bäckerei Huber', en: 'Huber Bakery' },
  homeGroupId: 'home',
  postsSlugs: { de: 'aktuelles', en: 'news' },
  menu: [
    { target: { groupId: 'home' }, labels: { de: 'Start', en: 'Home' }, children: [] },
    {
      target: { groupId: 'prices' },
      labels: {},
      children: [
        { target: { href: 'https://example.org/mill' }, labels: { en: 'Mill' }, children: [] },
      ],
    },
    { target: { groupId: 'gone' }, labels: { de: 'Weg' }, children: [] },
  ],
  footerMenu: [],
  theme: ThemeChoice.parse({ accent: '#8a4b08' }),
  logo: null,
  iconMediaId: '',
  firm: {
    name: 'Huber KG',
    phone: '+43 1 234',
    email: 'info@huber.example',
    street: 'Hauptplatz 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    latitude: '',
    longitude: '',
  },
  priceNotes: { de: 'inkl. USt.' },
  shop: null,
}

export const sampleRecords: SiteRecords = {
  languages: {},
  media: {
    shop: {
      hash: 'a'.repeat(32),
      type: 'image/jpeg',
      bytes: 1000,
      name: 'shop front.jpg',
      alt: 'The shop',
      renditions: [320, 640].map((width) => ({
        hash: String(width).padStart(32, 'b'),
        type: 'image/webp',
        bytes: 500,
        shape: 'original',
        width,
        height: width / 2,
      })),
    },
    secret: {
      hash: 'c'.repeat(32),
      type: 'application/pdf',
      bytes: 1000,
      name: 'secret.pdf',
      alt: '',
      renditions: [],
    },
  },
}

/** A page with a text; its id is its group and language. */
export function samplePage(
  groupId: string,
  language: Language,
  more: Partial<LivePage> & { text?: string } = {},
): LivePage {
  const { text = `About ${groupId} in ${language}.`, ...own } = more
  const blocks: Block[] = [{ type: 'text', key: 'text', text }]
  return {
    pageId: `${groupId}-${language}`,
    groupId,
    language,
    kind: 'page',
    slug: groupId,
    parentGroupId: '',
    title: `${groupId} ${language}`,
    excerpt: '',
    blocks,
    seoTitle: '',
    seoDescription: '',
    isHidden: false,
    pictureId: '',
    author: '',
    tags: [],
    publishedAt: '2026-03-01T08:00:00Z',
    updatedAt: '2026-03-01T08:00:00Z',
    ...own,
  }
}
