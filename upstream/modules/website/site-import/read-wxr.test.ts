import { expect, test } from 'vitest'
import { readImport } from './detect.ts'
import { type ImportedSite, ImportRefused, type NotTakenKind } from './neutral.ts'
import { planImport } from './plan-import.ts'
import { readWxr } from './read-wxr.ts'

const head = (version: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
 xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:wp="http://wordpress.org/export/${version}/">
<channel><title>Huber &amp; S&#246;hne &#x1F35E;</title><link>https://old.example/blog</link><language>de-AT</language>
<wp:wxr_version>${version}</wp:wxr_version><wp:base_site_url>https://old.example</wp:base_site_url>
<wp:base_blog_url>https://old.example/blog</wp:base_blog_url>`

function wxr(items: string, version = '1.2'): string {
  return `${head(version)}\n${items}\n</channel></rss>`
}

function item(fields: Record<string, string>, more = ''): string {
  const { title = '', content = '', excerpt = '', link = '', creator = 'eva', ...wp } = fields
  const own = {
    post_id: '1',
    post_type: 'post',
    status: 'publish',
    post_date_gmt: '2024-03-01 08:00:00',
    ...wp,
  }
  const tags = Object.entries(own).map(
    ([name, text]) => `<wp:${name}><![CDATA[${text}]]></wp:${name}>`,
  )
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator>${creator}</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
${tags.join('')}${more}</item>`
}

function meta(name: string, value: string): string {
  return `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`
}

function notTaken(site: ImportedSite): Partial<Record<NotTakenKind, string>> {
  return Object.fromEntries(
    site.notTaken.map(({ kind, detail, count }) => [kind, `${count} ${detail}`.trim()]),
  )
}

const whole = wxr(
  [
    '<wp:author><wp:author_login>eva</wp:author_login><wp:author_email>eva@old.example</wp:author_email><wp:author_display_name>Eva H.</wp:author_display_name></wp:author>',
    item(
      {
        post_id: '7',
        post_type: 'attachment',
        status: 'inherit',
        attachment_url: 'https://old.example/blog/wp-content/uploads/2024/03/shop.jpg',
        title: 'shop',
      },
      meta('_wp_attached_file', '2024/03/shop.jpg') +
        meta('_wp_attachment_image_alt', 'The shop') +
        meta('_wp_attachment_metadata', 'a:1:{s:5:"width";i:9;}'),
    ),
    item(
      {
        post_id: '10',
        title: 'Bread &amp; butter',
        link: 'https://old.example/blog/2024/bread/',
        post_name: 'bread',
        content:
          '<!-- wp:paragraph -->\n<p>See <a href="https://old.example/blog/about/#team">us</a> and <a href="/blog/?p=11">that</a>.</p>\n<!-- /wp:paragraph -->\n<!-- wp:image --><figure class="wp-block-image"><img src="https://old.example/blog/wp-content/uploads/2024/03/shop-300x200.jpg" class="wp-image-7"/></figure><!-- /wp:image --><!-- wp:latest-posts {"n":3} /-->',
        excerpt: 'All <b>about</b> bread',
        post_modified_gmt: '2024-03-02 09:00:00',
      },
      `<category domain="category" nicename="uncategorized">Uncategorized</category><category domain="post_tag" nicename="rye"><![CDATA[Rye & wheat]]></category><category domain="language" nicename="de">Deutsch</category><category domain="post_translations" nicename="pll_65">pll_65</category>${meta('_thumbnail_id', '7')}${meta('_yoast_wpseo_title', 'Fresh bread')}${meta('_yoast_wpseo_metadesc', '%%excerpt%%')}${meta('_wp_old_slug', 'brot')}${meta('booking', 'a:2:{s:1:"x";O:8:"stdClass":0:{}}')}<wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
    ),
    item(
      {
        post_id: '11',
        title: 'Pane',
        link: 'https://old.example/blog/?p=11',
        status: 'draft',
        post_date_gmt: '0000-00-00 00:00:00',
        content: 'Uno\n\n[gallery ids="7"]\n\n[rev_slider alias="x"]',
      },
      '<category domain="post_translations" nicename="pll_65">x</category>',
    ),
    item({
      post_id: '12',
      post_type: 'page',
      title: 'About',
      link: 'https://old.example/blog/about/',
      post_name: 'about',
      post_password: 'secret',
    }),
    item({
      post_id: '13',
      post_type: 'page',
      title: 'Team',
      post_parent: '12',
      link: 'https://old.example/blog/about/team/',
      post_name: 'team',
      status: 'private',
    }),
    item({ post_id: '14', post_type: 'product', title: 'Rye' }),
    item({ post_id: '15', title: 'Old', status: 'trash' }),
    item(
      { post_id: '20', post_type: 'nav_menu_item', menu_order: '2', title: '' },
      `<category domain="nav_menu" nicename="main">Main</category>${meta('_menu_item_type', 'post_type')}${meta('_menu_item_object_id', '12')}${meta('_menu_item_menu_item_parent', '0')}`,
    ),
    item(
      { post_id: '21', post_type: 'nav_menu_item', menu_order: '3', title: 'Mill' },
      `<category domain="nav_menu" nicename="main">Main</category>${meta('_menu_item_type', 'custom')}${meta('_menu_item_url', 'https://mill.example/')}${meta('_menu_item_menu_item_parent', '20')}`,
    ),
  ].join('\n'),
)

test('an export of WordPress is pages, posts, media, authors, menus and old addresses', () => {
  const site = readWxr(whole, new Map([['uploads/2024/03/shop.jpg', new Uint8Array([1])]]))
  expect(site).toMatchObject({
    source: 'wordpress',
    title: 'Huber & Söhne 🍞',
    origin: 'https://old.example/blog',
    language: 'de-AT',
    authors: [
      { key: 'wordpress:old.example/blog:author:eva', name: 'Eva H.', email: 'eva@old.example' },
    ],
    media: [
      {
        key: 'wordpress:old.example/blog:7',
        name: 'shop.jpg',
        alt: 'The shop',
        bytes: new Uint8Array([1]),
      },
    ],
  })
  const [bread, pane, about, team] = site.pages
  expect(bread).toEqual({
    key: 'wordpress:old.example/blog:10',
    kind: 'post',
    groupKey: 'wordpress:old.example/blog:pll_65',
    language: 'de',
    title: 'Bread & butter',
    slug: 'bread',
    parentKey: '',
    excerpt: 'All about bread',
    blocks: [
      {
        type: 'text',
        key: 'text-1',
        text: 'See [us](<page:wordpress:old.example/blog:12#team>) and [that](<page:wordpress:old.example/blog:pll_65>).',
      },
      {
        type: 'picture',
        key: 'picture-1',
        mediaId: 'wordpress:old.example/blog:7',
        alt: 'The shop',
        isDecorative: false,
        caption: '',
        shape: 'original',
        width: 'text',
        href: '',
      },
    ],
    seoTitle: 'Fresh bread',
    seoDescription: '',
    pictureKey: 'wordpress:old.example/blog:7',
    authorKeys: ['wordpress:old.example/blog:author:eva'],
    tags: ['Rye & wheat'],
    status: 'published',
    publishedAt: '2024-03-01T08:00:00.000Z',
    updatedAt: '2024-03-02T09:00:00.000Z',
  })
  expect(pane).toMatchObject({
    groupKey: bread?.groupKey,
    status: 'draft',
    publishedAt: null,
    slug: 'pane',
  })
  expect(pane?.blocks.map(({ type }) => type)).toEqual(['text', 'gallery', 'text'])
  expect([about?.status, team?.status, team?.parentKey]).toEqual(['draft', 'draft', about?.key])
  expect(site.redirects).toEqual(
    ['/blog/2024/bread/', '/blog/2024/brot/']
      .map((source) => ({ source, target: { pageKey: bread?.key } }))
      .concat([{ source: '/blog/about/', target: { pageKey: about?.key } }]),
  )
  expect(site.menus).toEqual([
    {
      key: 'wordpress:old.example/blog:menu:main',
      name: 'Main',
      entries: [
        {
          label: 'About',
          target: { pageKey: about?.key },
          children: [{ label: 'Mill', target: { href: 'https://mill.example/' }, children: [] }],
        },
      ],
    },
  ])
  expect(notTaken(site)).toEqual({
    dynamicBlock: '1 latest-posts',
    serialized: '1 booking',
    shortcode: '1 rev_slider',
    password: '1',
    privatePage: '1',
    otherType: '1 product',
    trash: '1 Old',
    comments: '1',
  })
})

test.each(['1.0', '1.1', '1.2'])('WXR %s is read', (version) => {
  const [page] = readWxr(
    wxr(item({ title: 'A', content: 'B' }), version).replaceAll('/1.2/', `/${version}/`),
  ).pages
  expect(page).toMatchObject({ title: 'A', blocks: [{ text: 'B' }] })
})

test('twice is once: the same file changes nothing, and what was written here stays', () => {
  const site = readWxr(whole)
  const first = planImport(site, [])
  expect(new Set([...first.pages, ...first.media].map(({ action }) => action))).toEqual(
    new Set(['create']),
  )
  const order = first.pages.map(({ page }) => page.key)
  for (const { page } of first.pages) {
    if (page.parentKey !== '')
      expect(order.indexOf(page.parentKey)).toBeLessThan(order.indexOf(page.key))
  }
  const known = [
    ...first.pages.map(({ page, hash }) => ({ key: page.key, hash })),
    ...first.media.map(({ media, hash }) => ({ key: media.key, hash })),
  ].map((record) => ({ ...record, isEdited: false }))
  expect(planImport(readWxr(whole), known).isEmpty).toBe(true)
  const newer = readWxr(
    whole.replace('Bread &amp; butter', 'Bread').replace('[CDATA[Pane]', '[CDATA[Il pane]'),
  )
  const edited = known.map((record) => ({ ...record, isEdited: record.key.endsWith(':11') }))
  const plan = planImport(newer, edited)
  expect(plan.pages.map(({ page, action }) => `${page.key.split(':').at(-1)} ${action}`)).toEqual([
    '10 update',
    '11 keep',
    '12 same',
    '13 same',
  ])
  expect(new Set(newer.pages.map(({ key }) => key)).size).toBe(newer.pages.length)
})

function refusal(xml: string): string {
  try {
    readImport(new TextEncoder().encode(xml))
    return 'read'
  } catch (error) {
    return error instanceof ImportRefused ? error.reason : `threw ${String(error)}`
  }
}

test('what could name other files, or is no export, is refused', () => {
  const bomb = whole.replace(
    '<rss',
    '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss',
  )
  expect(refusal(bomb)).toBe('doctype')
  expect(
    refusal(
      whole.replace('<rss', '<!-- <x> --><?x <?><!doctype rss SYSTEM "file:///etc/passwd">\n<rss'),
    ),
  ).toBe('doctype')
  expect(refusal(whole.slice(0, 3000))).toBe('noXml')
  expect(refusal(whole.replace('<wp:wxr_version>1.2', '<wp:wxr_version>abc'))).toBe(
    'noWordPressExport',
  )
  expect(refusal(whole.replace(/<wp:wxr_version>.*?<\/wp:wxr_version>/, ''))).toBe(
    'noWordPressExport',
  )
  expect(refusal(`${head('1.2')}${'<a>'.repeat(200)}`)).toBe('noXml')
  expect(refusal('just words')).toBe('noPages')
  expect(refusal('<html><body>x</body></html>')).toBe('noFeed')
})

test('only elements of WordPress’s own namespace count, whatever prefix they have', () => {
  const fake =
    '<wp:author xmlns:wp="http://example.com/fake/"><wp:author_login>fake</wp:author_login></wp:author>'
  const other =
    '<x:author xmlns:x="http://wordpress.org/export/1.1/"><x:author_login>real</x:author_login></x:author>'
  const hijacked =
    '<item xmlns:wp="http://evil.example/"><title>T</title><wp:post_id>9</wp:post_id><wp:post_type>post</wp:post_type></item>'
  const site = readWxr(wxr(fake + other + hijacked))
  expect(site.authors.map(({ name }) => name)).toEqual(['real'])
  expect(site.pages).toEqual([])
})

test('a text that ends its CDATA, backslashes and letters beyond the first plane stay as they are', () => {
  const content = 'C:\\xampp ends ]] > nested <![CDATA[ x ]]]]><![CDATA[> 🚲'
  const [page] = readWxr(wxr(item({ title: 'A', content }))).pages
  const [text] = page?.blocks ?? []
  expect(text?.type === 'text' && text.text).toContain('C:\\\\xampp ends \\]\\] >')
  expect(text?.type === 'text' && text.text).toContain('🚲')
})
