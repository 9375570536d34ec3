import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readImport } from './detect.ts'
import { type ImportedPage, ImportRefused } from './neutral.ts'
import { readFeed } from './read-feed.ts'
import { readGhost } from './read-ghost.ts'

const ghost = {
  db: [
    {
      meta: { version: '5.0.0' },
      data: {
        posts: [
          {
            id: 'p1',
            title: 'Bread',
            slug: 'bread',
            html: '<p>See <a href="__GHOST_URL__/about/#x">us</a></p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/size/w600/2024/a.jpg" alt="A"></figure><img src="https://far.example/b.jpg">',
            type: 'post',
            status: 'published',
            visibility: 'public',
            feature_image: '__GHOST_URL__/content/images/2024/a.jpg',
            custom_excerpt: 'Short',
            codeinjection_head: '<script></script>',
            published_at: '2024-03-01T08:00:00.000Z',
            updated_at: '2024-03-02T08:00:00.000Z',
          },
          {
            id: 'p2',
            title: 'About',
            slug: 'about',
            html: null,
            lexical: JSON.stringify({
              root: {
                type: 'root',
                children: [
                  {
                    type: 'extended-heading',
                    tag: 'h2',
                    children: [{ type: 'extended-text', text: 'We', format: 0 }],
                  },
                  {
                    type: 'paragraph',
                    children: [
                      { type: 'text', text: 'bold', format: 3 },
                      { type: 'linebreak' },
                      {
                        type: 'link',
                        url: 'https://a.example/',
                        children: [{ type: 'text', text: 'a <b>', format: 0 }],
                      },
                    ],
                  },
                  {
                    type: 'list',
                    listType: 'number',
                    children: [
                      { type: 'listitem', children: [{ type: 'text', text: 'one', format: 0 }] },
                    ],
                  },
                  { type: 'signup', header: 'Join' },
                  {
                    type: 'image',
                    src: '__GHOST_URL__/content/images/c.png',
                    alt: 'C',
                    caption: 'Words',
                  },
                ],
              },
            }),
            type: 'page',
            status: 'draft',
            visibility: 'members',
          },
        ],
        tags: [
          { id: 1, name: 'News', slug: 'news' },
          { id: 2, name: '#hidden', slug: 'hash-hidden', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'p1', tag_id: 2, sort_order: 0 },
          { post_id: 'p1', tag_id: 1, sort_order: 1 },
        ],
        users: [{ id: 'u1', name: 'Eva', slug: 'eva', email: 'eva@old.example' }],
        posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
        posts_meta: [{ post_id: 'p1', meta_title: 'Fresh', feature_image_alt: 'Loaf' }],
        settings: [
          { key: 'title', value: 'Huber' },
          { key: 'locale', value: 'de' },
          { key: 'navigation', value: '[{"label":"About","url":"/about/"}]' },
        ],
      },
    },
  ],
}

test('an export of Ghost is posts, pages, authors, menus and old addresses', () => {
  const site = readGhost(
    JSON.stringify(ghost),
    new Map([['content/images/2024/a.jpg', new Uint8Array([7])]]),
  )
  expect(site).toMatchObject({ source: 'ghost', title: 'Huber', language: 'de' })
  const [bread, about] = site.pages
  expect(bread).toMatchObject({
    key: 'ghost:huber:p1',
    kind: 'post',
    slug: 'bread',
    tags: ['News'],
    authorKeys: ['ghost:huber:author:u1'],
    seoTitle: 'Fresh',
    pictureKey: 'ghost:huber:content/images/2024/a.jpg',
    status: 'published',
    publishedAt: '2024-03-01T08:00:00.000Z',
  })
  expect(bread?.blocks[0]).toMatchObject({ text: 'See [us](<page:ghost:huber:p2#x>)' })
  expect(bread?.blocks[1]).toMatchObject({ type: 'picture', mediaId: bread?.pictureKey, alt: 'A' })
  expect(site.media[0]).toMatchObject({ alt: 'Loaf', bytes: new Uint8Array([7]) })
  expect(about).toMatchObject({ kind: 'page', status: 'draft' })
  expect(about?.blocks).toMatchObject([
    { text: '## We\n\n_**bold**_\\\n[a \\<b>](<https://a.example/>)\n\n1. one' },
    { type: 'picture', alt: 'C', caption: 'Words' },
  ])
  expect(site.menus[0]?.entries).toEqual([
    { label: 'About', target: { pageKey: 'ghost:huber:p2' }, children: [] },
  ])
  expect(site.redirects).toEqual([{ source: '/bread/', target: { pageKey: 'ghost:huber:p1' } }])
  expect(site.notTaken.map(({ kind, detail }) => `${kind} ${detail}`.trim())).toEqual([
    'codeInjection',
    'pictureElsewhere https://far.example/b.jpg',
    'membersOnly members',
    'dynamicBlock signup',
    'pictureMissing __GHOST_URL__/content/images/c.png',
  ])
  expect(readImport(strToU8(JSON.stringify(ghost))).pages).toHaveLength(2)
  expect(() => readGhost('{"db":[]}')).toThrow(ImportRefused)
  expect(() => readGhost('{')).toThrow(ImportRefused)
})

function zip(files: Record<string, string>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
}

function pageAt(pages: readonly ImportedPage[], end: string): ImportedPage | undefined {
  return pages.find(({ key }) => key.endsWith(end))
}

test('a ZIP of Markdown is pages and posts, by paths and heads of common generators', () => {
  const site = readImport(
    zip({
      'site/content/_index.md': '# Welcome *all*\n\nHello\nagain.',
      'site/content/about.de.md':
        '---\ntitle: Über uns\ntranslationKey: about\ndescription: "Wer wir sind"\n---\nText mit ![Laden](../static/img/shop.jpg) und [Preise](prices.md).',
      'site/content/about.en.md': '---\ntitle: About\ntranslationKey: about\n---\nText',
      'site/content/prices.md':
        '+++\ntitle = "x"\n+++\n# Prices\n\n{{< youtube id >}}\n\n<b>Bold</b> <script>x</script>',
      'site/_posts/2024-03-01-bread.md':
        '---\nlayout: post\ntitle: "Bread: fresh"\ntags: [rye, wheat]\nauthor: Eva\nimage: /img/shop.jpg\nredirect_from:\n  - /old/bread\ndate: 2024-03-01 10:00:00 +0100\n---\n\n- one\n- two\n\n[Up](../content/about.de.md#x)',
      'site/_drafts/later.md': '---\ntitle: Later\nbad: [\n---\nText',
      'site/static/img/shop.jpg': 'picture',
      'site/README.md': 'not a page',
      '__MACOSX/site/._x.md': 'x',
    }),
  )
  expect(site.pages.map(({ title }) => title).sort()).toEqual([
    'About',
    'Bread: fresh',
    'Prices',
    'Welcome all',
    'later',
    'Über uns',
  ])
  const de = pageAt(site.pages, 'about.de')
  const en = pageAt(site.pages, 'about.en')
  expect([de?.language, en?.language, de?.groupKey === en?.groupKey]).toEqual(['de', 'en', true])
  expect(de?.blocks).toMatchObject([
    { text: 'Text mit und [Preise](<page:markdown:group:content/prices>).' },
    { type: 'picture', mediaId: 'markdown:static/img/shop.jpg', alt: 'Laden' },
  ])
  expect(de?.seoDescription).toBe('Wer wir sind')
  expect(pageAt(site.pages, '2024-03-01-bread')).toMatchObject({
    kind: 'post',
    slug: 'bread',
    tags: ['rye', 'wheat'],
    pictureKey: 'markdown:static/img/shop.jpg',
    publishedAt: '2024-03-01T09:00:00.000Z',
    authorKeys: ['markdown:author:eva'],
    blocks: [{ text: `- one\n- two\n\n[Up](<page:${de?.groupKey}#x>)` }],
  })
  expect(site.redirects).toEqual([
    { source: '/old/bread', target: { pageKey: pageAt(site.pages, '2024-03-01-bread')?.key } },
  ])
  expect(pageAt(site.pages, 'later')).toMatchObject({ status: 'draft', kind: 'post' })
  expect(pageAt(site.pages, '_index')?.blocks).toMatchObject([{ text: 'Hello again.' }])
  expect(site.notTaken.map(({ kind, detail }) => `${kind} ${detail}`).sort()).toEqual([
    'frontMatter TOML',
    'frontMatter YAML',
    'script script',
    'shortcode youtube',
    'untitled ',
  ])
})

test('a ZIP that leads out of itself, is none, or holds no page is refused', () => {
  const reason = (bytes: Uint8Array) => {
    try {
      return readImport(bytes)
        .pages.map(({ key }) => key)
        .join()
    } catch (error) {
      return error instanceof ImportRefused ? error.reason : String(error)
    }
  }
  expect(
    reason(zip({ '../../etc/x.md': 'x', 'C:/y.md': 'y', '/z.md': 'z', 'a/../b.md': 'b' })),
  ).toBe('noPages')
  expect(reason(strToU8('PK no zip'))).toBe('noZip')
  expect(reason(zip({ 'a.txt': 'x' }))).toBe('noPages')
  // Ten megabytes of one letter, in some ten thousand bytes.
  expect(reason(zip({ 'a.md': 'x'.repeat(10_000_000) }))).toBe('tooLarge')
  const aliases = `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b]\n---\nx`
  expect(readImport(zip({ 'a.md': aliases })).notTaken).toMatchObject([
    { kind: 'frontMatter' },
    { kind: 'untitled' },
  ])
})

test('a ZIP may hold an export with its pictures beside it', () => {
  const site = readImport(
    zip({ 'ghost.json': JSON.stringify(ghost), 'content/images/2024/a.jpg': 'x' }),
  )
  expect(site.source).toBe('ghost')
  expect(site.media.map(({ bytes }) => bytes?.length ?? null)).toEqual([1, null])
})

const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>Huber</title><atom:link href="https://old.example/feed" rel="self"/><link>https://old.example/</link><language>de</language>
<item><title>Bread &amp;amp; more</title><link>https://old.example/2024/bread.html</link><guid>urn:1</guid><pubDate>Fri, 01 Mar 2024 09:00:00 +0100</pubDate><dc:creator>Eva</dc:creator><category>Rye</category><description>Short</description><content:encoded><![CDATA[<p>Long <a href="/2024/cake.html#a">cake</a> <img src="a.jpg" alt="Loaf"></p>]]></content:encoded></item>
<item><title>Cake</title><link>https://old.example/2024/cake.html</link><pubDate>never</pubDate><description>&lt;p&gt;Only &lt;em&gt;this&lt;/em&gt;&lt;/p&gt;</description><author>x@y.example (Max)</author></item>
</channel></rss>`

const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title type="html">A &amp;amp; B</title><link rel="self" href="https://old.example/atom.xml"/><link href="https://old.example/"/>
<entry><id>tag:1</id><title>T</title><link href="https://old.example/t"/><published>2024-03-01T08:00:00Z</published><updated>2024-03-02T08:00:00Z</updated><author><name>Eva</name></author><category term="rye"/><summary>S</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One <b>two</b> &amp; three</p></div></content></entry></feed>`

test('RSS and Atom are posts; pictures of a feed are linked, not fetched', () => {
  const site = readFeed(rss)
  expect(site).toMatchObject({
    source: 'feed',
    title: 'Huber',
    origin: 'https://old.example',
    language: 'de',
  })
  const [bread, cake] = site.pages
  expect(bread).toMatchObject({
    key: 'feed:old.example:urn3a1',
    title: 'Bread & more',
    slug: 'bread',
    excerpt: 'Short',
    tags: ['Rye'],
    publishedAt: '2024-03-01T08:00:00.000Z',
    blocks: [
      {
        text: `Long [cake](<page:${cake?.key}>)\n\n[Loaf](<https://old.example/2024/a.jpg>)`,
      },
    ],
  })
  expect(cake).toMatchObject({ publishedAt: null, blocks: [{ text: 'Only _this_' }], excerpt: '' })
  expect(site.authors.map(({ name }) => name)).toEqual(['Eva', 'Max'])
  expect(site.redirects.map(({ source }) => source)).toEqual([
    '/2024/bread.html',
    '/2024/cake.html',
  ])
  expect(site.notTaken.map(({ kind }) => kind)).toEqual(['pictureElsewhere', 'unreadableDate'])
  const other = readFeed(atom)
  expect(other).toMatchObject({ title: 'A & B', language: 'en', origin: 'https://old.example' })
  expect(other.pages[0]).toMatchObject({
    title: 'T',
    tags: ['rye'],
    publishedAt: '2024-03-01T08:00:00.000Z',
    updatedAt: '2024-03-02T08:00:00.000Z',
    blocks: [{ text: 'One **two** & three' }],
  })
})
