import { expect, test } from 'vitest'
import { type PageBody, type PageHead, pageHtml } from './page-html.ts'
import { firmData, postData, productData, questionsData, trailData } from './structured-data.ts'
import { sampleData } from './testing/sample-blocks.ts'

const head: PageHead = {
  language: 'de',
  locale: 'de-AT',
  title: 'Brot & Kuchen',
  siteName: 'Bäckerei "Huber"',
  description: 'Täglich <frisch>.',
  canonical: 'https://huber.example/brot',
  alternates: [
    { hreflang: 'de', href: 'https://huber.example/brot' },
    { hreflang: 'it', href: 'https://huber.example/it/pane' },
    { hreflang: 'x-default', href: 'https://huber.example/brot' },
  ],
  isHidden: false,
  kind: 'article',
  picture: { src: 'https://huber.example/_media/a.jpg', width: 1200, height: 630, alt: 'Ein Laib' },
  publishedAt: '2026-03-01T08:00:00Z',
  updatedAt: '2026-03-02T08:00:00Z',
  feeds: [{ type: 'application/atom+xml', title: 'Beiträge', href: '/atom.xml' }],
  stylesheet: '/_theme/abc.css',
  icon: '/_media/icon.png',
  colours: { light: '#ffffff', dark: '#111111' },
  structuredData: [
    questionsData([{ question: '</script><script>alert(1)', answer: 'No **way**.' }]),
  ],
}

const body: PageBody = {
  home: { href: '/', name: 'Bäckerei "Huber"', logo: '' },
  href: '/brot',
  menu: [
    { label: 'Brot', href: '/brot', children: [] },
    { label: 'News', href: '/en/news', hreflang: 'en', children: [] },
  ],
  footerMenu: [],
  footer: '<p>Hauptplatz 1</p>',
  languages: [
    { language: 'de', label: 'Deutsch', href: '/brot', isCurrent: true },
    { language: 'it', label: 'Italiano', href: '/it/pane', isCurrent: false },
  ],
  main: '<h1>Brot &amp; Kuchen</h1>',
  words: { skip: 'Zum Inhalt', menu: 'Hauptmenü', languages: 'Sprachen', footer: 'Firma' },
}

test('a page tells browsers, search engines and messages what it is', () => {
  const html = pageHtml(head, body)
  for (const part of [
    '<!doctype html>\n<html lang="de">',
    '<title>Brot &amp; Kuchen – Bäckerei &quot;Huber&quot;</title>',
    '<meta name="description" content="Täglich &lt;frisch&gt;.">',
    '<link rel="canonical" href="https://huber.example/brot">',
    '<link rel="alternate" hreflang="it" href="https://huber.example/it/pane">',
    '<link rel="alternate" hreflang="x-default" href="https://huber.example/brot">',
    '<link rel="alternate" type="application/atom+xml" title="Beiträge" href="/atom.xml">',
    '<meta property="og:locale" content="de_AT">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="article:published_time" content="2026-03-01T08:00:00Z">',
    '<a href="/brot" aria-current="page">Brot</a>',
    '<a href="/en/news" hreflang="en" lang="en">News</a>',
    '<a href="/it/pane" hreflang="it" lang="it">Italiano</a>',
  ]) {
    expect(html).toContain(part)
  }
  expect(html).not.toContain('noindex')
  expect(pageHtml({ ...head, isHidden: true }, body)).toContain(
    '<meta name="robots" content="noindex">',
  )
})

test('nothing on a page runs: the only data is JSON-LD, and no text ends it', () => {
  const html = pageHtml(head, body)
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  expect(scripts.map(([, type]) => type)).toEqual([' type="application/ld+json"'])
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(JSON.parse(scripts[0]?.[2] ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: '</script><script>alert(1)',
        acceptedAnswer: { '@type': 'Answer', text: 'No way.' },
      },
    ],
  })
})

test('search engines get the firm with its hours, posts, products and the trail', () => {
  const facts = {
    id: 'https://huber.example#firm',
    name: 'Huber',
    url: 'https://huber.example/',
    logo: '',
    phone: '+43 1 234',
    email: '',
    street: 'Hauptplatz 1',
    postcode: '1010',
    city: 'Wien',
    country: 'AT',
    latitude: '48.2',
    longitude: '16.4',
    hours: sampleData.hours('') ?? null,
  }
  const firm = firmData(facts)
  expect(firm).toMatchObject({ '@type': 'LocalBusiness', telephone: '+43 1 234' })
  expect(firm).not.toHaveProperty('email')
  expect(JSON.stringify(firm)).toContain('"dayOfWeek":"Saturday","opens":"07:00","closes":"13:00"')
  expect(JSON.stringify(firm)).toContain('"validFrom":"2026-12-24"')
  expect(firmData({ ...facts, street: '', city: '' })).toMatchObject({ '@type': 'Organization' })
  const post = {
    title: 'A',
    description: '',
    url: 'https://huber.example/a',
    language: 'de',
    picture: '',
  }
  expect(
    postData({ ...post, publishedAt: null, updatedAt: null, author: 'Eva', firmId: facts.id }),
  ).toEqual({
    '@type': 'BlogPosting',
    headline: 'A',
    url: 'https://huber.example/a',
    inLanguage: 'de',
    author: { '@type': 'Person', name: 'Eva' },
    publisher: { '@id': 'https://huber.example#firm' },
  })
  expect(
    productData({
      ...post,
      name: 'B',
      sku: '',
      price: '4.80',
      currency: 'EUR',
      isAvailable: false,
    }),
  ).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock', price: '4.80' } })
  expect(trailData([{ name: 'Home', url: 'https://huber.example/' }])).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home' }],
  })
})
