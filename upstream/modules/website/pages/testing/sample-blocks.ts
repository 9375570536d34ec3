import type { Block } from '#contract/website/blocks.ts'
import { makeFirst, makeHeadings, type RenderContext, type SiteData } from '../render/context.ts'
import { siteWords } from '../render/words.ts'

/** One block of each kind, with what a page of a firm says. */
export const sampleBlocks: Block[] = [
  {
    type: 'text',
    key: 'welcome',
    text: '### Bread from our oven\n\nBaked **every day** with flour from [the mill](<https://example.org/mill>). See [our prices](<page:prices>).',
  },
  {
    type: 'picture',
    key: 'shop',
    mediaId: 'shop',
    alt: 'The shop in the old town',
    isDecorative: false,
    caption: 'Since 1924',
    shape: 'wide',
    width: 'wide',
    href: 'page:prices',
  },
  {
    type: 'gallery',
    key: 'loaves',
    heading: 'Our loaves',
    pictures: [
      { mediaId: 'rye', alt: 'A loaf of rye bread', isDecorative: false, caption: 'Rye' },
      { mediaId: 'line', alt: '', isDecorative: true, caption: '' },
    ],
    shape: 'square',
  },
  {
    type: 'priceList',
    key: 'prices',
    heading: 'Prices',
    itemIds: ['rye', 'cake'],
    categoryId: 'all',
    hasDescriptions: true,
    hasPictures: true,
    canOrder: true,
  },
  {
    type: 'booking',
    key: 'visit',
    heading: 'Visit us',
    text: 'Half an hour in the bakery.',
    bookingPageId: 'visit',
  },
  {
    type: 'leadForm',
    key: 'contact',
    heading: 'Order a cake',
    text: 'We answer within a day.',
    fields: [
      { field: 'message', label: '', isRequired: true },
      { field: 'date', label: 'Day of the party', isRequired: false },
      { field: 'other', label: 'How many guests?', isRequired: false },
    ],
    consent: 'You may store my data as the [privacy notice](<page:privacy>) says.',
    button: '',
    thanks: '',
  },
  { type: 'course', key: 'course', heading: '', courseId: 'baking' },
  { type: 'openingHours', key: 'hours', heading: '', placeId: '' },
  {
    type: 'map',
    key: 'map',
    heading: 'Find us',
    address: 'Main Street 1\n1010 Vienna',
    latitude: '48.2083537',
    longitude: '16.3725042',
    picture: {
      mediaId: 'map',
      alt: 'We are opposite of the church',
      isDecorative: false,
      caption: '',
    },
  },
  {
    type: 'questions',
    key: 'questions',
    heading: 'Questions',
    questions: [
      { question: 'Is there bread on Sundays?', answer: 'Yes, **until noon**.' },
      { question: 'Do you deliver?', answer: '#### In the city\n\nYes.' },
    ],
  },
  {
    type: 'quote',
    key: 'praise',
    text: 'The best rye bread.',
    name: 'Anna',
    role: 'Neighbour',
    picture: null,
  },
  {
    type: 'files',
    key: 'files',
    heading: 'Downloads',
    files: [{ mediaId: 'list', label: 'All prices' }],
  },
  {
    type: 'columns',
    key: 'two',
    columns: [
      [{ type: 'text', key: 'left', text: '## Left\n\nOne.' }],
      [
        { type: 'text', key: 'right', text: '#### Right\n\n- Two\n- Three' },
        { type: 'quote', key: 'more', text: 'So good.', name: '', role: '', picture: null },
      ],
    ],
  },
]

const rye = {
  id: 'rye',
  name: 'Rye bread <1 kg>',
  description: 'With sourdough.\nKeeps a week.',
  unit: 'pc',
  price: '4.80',
  currency: 'EUR',
  mediaId: 'rye',
  mediaAlt: 'A loaf of rye bread',
  href: '/shop/rye-bread',
  isAvailable: true,
  canOrder: true,
}

const cake = {
  ...rye,
  id: 'cake',
  name: 'Cake',
  description: '',
  unit: '',
  price: '0.125',
  mediaId: '',
  href: '',
  isAvailable: false,
  canOrder: true,
}

export const sampleData: SiteData = {
  item: (id) => [rye, cake].find((item) => item.id === id),
  itemsOfCategory: () => [rye, { ...cake, id: 'roll', name: 'Roll' }],
  course: (id) =>
    id === 'baking'
      ? {
          name: 'Baking for beginners',
          description: 'An evening with us.',
          href: '/courses/baking',
          price: '49.00',
          currency: 'EUR',
          dates: [{ date: '2026-10-03', place: 'Vienna' }],
        }
      : undefined,
  bookingHref: (id) => (id === 'visit' ? 'https://firm.example/book/visit' : undefined),
  hours: () => ({
    week: [
      [],
      ...Array.from({ length: 4 }, () => [
        { from: '07:00', to: '12:00' },
        { from: '14:00', to: '18:00' },
      ]),
      [{ from: '07:00', to: '13:00' }],
      [],
    ],
    exceptions: [
      { date: '2026-12-24', name: 'Christmas Eve', spans: [{ from: '07:00', to: '12:00' }] },
    ],
  }),
  file: (id) =>
    id === 'list'
      ? {
          href: '/_media/abc/prices.pdf',
          name: 'prices.pdf',
          type: 'application/pdf',
          bytes: 1_234_567,
        }
      : undefined,
  picture: (id, shape) => ({
    src: `/_media/${id}-${shape}-640.webp`,
    sources: [320, 640].map((width) => ({ width, src: `/_media/${id}-${shape}-${width}.webp` })),
    width: 640,
    height: shape === 'square' ? 640 : 360,
  }),
  link: (href) => {
    if (!href.startsWith('page:')) return { href }
    return href === 'page:gone' ? undefined : { href: `/${href.slice(5)}` }
  },
}

export function sampleContext(language: RenderContext['language'] = 'en'): RenderContext {
  return {
    language,
    locale: { en: 'en-GB', de: 'de-AT', it: 'it-IT', ru: 'ru-RU', es: 'es-ES' }[language],
    words: siteWords(language),
    data: sampleData,
    formAction: (key) => `/_form/page/${key}`,
    cartAction: '/_cart',
    priceNote: 'incl. VAT',
    headings: makeHeadings(),
    isFirstPicture: makeFirst(),
  }
}
